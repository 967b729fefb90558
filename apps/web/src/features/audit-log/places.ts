import type { AuditEntry } from '@waypost/contract/audit-log';
import { campaignsPaths } from '@waypost/contract/campaigns';
import type { Href } from '@waypost/contract/wire';
import { accountsPaths } from '../accounts/paths.ts';
import { agencyPaths } from '../agency/paths.ts';
import { announcementsPaths } from '../announcements/paths.ts';
import { authoringPaths } from '../authoring/paths.ts';
import { guidesPaths } from '../guides/paths.ts';
import { legalPaths } from '../legal/paths.ts';
import { operationsPaths } from '../operations/paths.ts';
import { plansPaths } from '../plans/paths.ts';
import { suppliersPaths } from '../suppliers/paths.ts';
import { taxonomiesPaths } from '../taxonomies/paths.ts';

type Place = NonNullable<AuditEntry['object']['place']>;

/** Where staff find what a line is about, or whose it is. */
export function hrefOf(place: Place | null): Href | null {
  if (place === null) return null;
  const { at, id } = place;
  if (at in ONE) return id === null ? null : ONE[at as keyof typeof ONE](id);
  return LISTS[at as keyof typeof LISTS]();
}

/** Pages of one thing; whoever is not there any more has none. */
const ONE = {
  user: (user: number) => accountsPaths.user({ user }),
  email_campaign: (id: number) => authoringPaths.campaign({ id }),
  post_campaign: (id: number) => campaignsPaths.campaign({ id }),
  supplier: (id: number) => suppliersPaths.supplier({ id }),
} as const satisfies Partial<Record<Place['at'], (id: number) => Href>>;

const LISTS: Readonly<Record<Exclude<Place['at'], keyof typeof ONE>, () => Href>> = {
  taxonomies: () => taxonomiesPaths.list(),
  plans: () => plansPaths.list(),
  announcements: () => announcementsPaths.list(),
  guides: () => guidesPaths.list(),
  agency: () => agencyPaths.lists(),
  legal: () => legalPaths.editor(),
  operations: () => operationsPaths.overview(),
};
