import type { SocialApp } from '@waypost/contract/networks';
import type { Href } from '../../../platform/navigation/address.ts';
import { postsPaths } from '../../posts/paths.ts';

interface Scheduled {
  readonly slug: string;
  readonly applications: readonly SocialApp[];
  readonly fireAt: string | null;
  readonly ids: readonly number[];
}

/** Where the new posts are shown and highlighted: the posting schedule of their first network (GEN-012). */
export function afterScheduleHref({ slug, applications, fireAt, ids }: Scheduled): Href {
  const [app = 'facebook'] = applications;
  return postsPaths.schedule({ slug, app }, { date: fireAt ?? new Date().toISOString(), ids: ids.join(',') });
}
