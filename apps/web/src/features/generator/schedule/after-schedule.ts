import type { SocialApp } from '@waypost/contract/networks';
import type { Href } from '../../../platform/navigation/address.ts';
import { postsPaths } from '../../posts/paths.ts';

interface Scheduled {
  readonly slug: string;
  readonly applications: readonly SocialApp[];
  readonly fireAt: string | null;
  readonly ids: readonly number[];
}

/** Where the new posts are shown and highlighted: the schedule of their network, or of all of them (GEN-012). */
export function afterScheduleHref({ slug, applications, fireAt, ids }: Scheduled): Href {
  const search = { date: fireAt ?? new Date().toISOString(), ids: ids.join(',') };
  const [app, ...others] = applications;
  return app === undefined || others.length > 0
    ? postsPaths.all({ slug }, search)
    : postsPaths.schedule({ slug, app }, search);
}
