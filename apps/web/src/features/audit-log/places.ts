import type { AuditEntry } from '@waypost/contract/audit-log';
import type { Href } from '@waypost/contract/wire';
import { accountsPaths } from '../accounts/paths.ts';
import { agencyPaths } from '../agency/paths.ts';
import { announcementsPaths } from '../announcements/paths.ts';
import { authoringPaths } from '../authoring/paths.ts';
import { guidesPaths } from '../guides/paths.ts';
import { legalPaths } from '../legal/paths.ts';
import { operationsPaths } from '../operations/paths.ts';
import { plansPaths } from '../plans/paths.ts';

/** Where staff find what a line is about, or whose it is. */
export function hrefOf(place: AuditEntry['object']['place']): Href | null {
  if (place === null) return null;
  const { at, id } = place;
  if (at === 'user') return id === null ? null : accountsPaths.user({ user: id });
  if (at === 'email_campaign') return id === null ? null : authoringPaths.campaign({ id });
  return LISTS[at]?.() ?? null;
}

const LISTS: Readonly<Partial<Record<string, () => Href>>> = {
  plans: () => plansPaths.list(),
  announcements: () => announcementsPaths.list(),
  guides: () => guidesPaths.list(),
  agency: () => agencyPaths.lists(),
  legal: () => legalPaths.editor(),
  operations: () => operationsPaths.overview(),
};
