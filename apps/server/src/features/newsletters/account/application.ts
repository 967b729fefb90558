import { CHANNELS } from '@waypost/contract/networks';
import { newslettersPaths } from '@waypost/contract/newsletters';
import type { Application } from '@waypost/contract/profiles';
import type { Reads } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { any, query } from '../../../platform/db/query.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';

/** As late as a newsletter leaves by itself; later its run asks (decision 154). */
const LATE_AFTER_MINUTES = 24 * 60;

const shown = prepared('newsletters_of_profiles', (p: { ids: readonly number[] }) =>
  query
    .selectFrom('profiles as p')
    .leftJoin('newsletter_accounts as a', (join) =>
      join.onRef('a.profile_id', '=', 'p.id').on('a.is_enabled', '=', true),
    )
    .select(['p.id as profile_id', 'p.slug', 'a.id', 'a.sender_name'])
    .where('p.id', '=', any(p.ids)),
);

/** The newsletter among the channels of profiles that the caller has already been let into. */
export async function newsletterApplications(
  db: Reads,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Application>> {
  const rows = await db.rows(shown({ ids }));
  return new Map(rows.map(({ profile_id, slug, id, sender_name }) => [profile_id, present(slug, id, sender_name)]));
}

/** Where newsletters are connected; null: the profile is gone. */
export async function signUpAddress(db: Reads, { profileId }: Pick<ProfileScope, 'profileId'>): Promise<string | null> {
  const row = await db.row(query.selectFrom('profiles').select('slug').where('id', '=', profileId));
  return row && newslettersPaths.signUp(row);
}

function present(slug: string, id: number | null, name: string | null): Application {
  const on = id !== null;
  return {
    is_enabled: on,
    installed: on,
    connected: on,
    active: on,
    paused: false,
    name: CHANNELS.emarketing.name,
    connectURL: on ? null : newslettersPaths.signUp({ slug }),
    state: on ? 'connected' : 'not_connected',
    data: on
      ? {
          name,
          image: null,
          page_id: String(id),
          emarketing: id,
          organization_urn: null,
          is_feed: null,
          followers: null,
          expires_at: null,
          days_left: null,
          late_after_minutes: LATE_AFTER_MINUTES,
        }
      : null,
  };
}
