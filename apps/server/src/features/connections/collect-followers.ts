import { SocialError } from '../../connectors/social/port.ts';
import { type Sweep, sweep } from '../../platform/sweeps/sweep.ts';
import { notePermitted, noteRefusal } from './breaking/note-refusal.ts';
import { pageAccessOf } from './breaking/page-access.ts';
import type { ConnectionDeps } from './deps.ts';

/** Once a day per page, spread over the day. A page that could not be asked is asked again an hour later. */
export const followerSweep = (deps: ConnectionDeps): Sweep =>
  sweep<{ id: number }>({
    id: 'connections.followers',
    everyMs: 5_000,
    lanes: 4,
    take: (atMost) =>
      deps.db.rows<{ id: number }>(
        `UPDATE connections SET followers_due_at = app_now() + interval '1 hour' WHERE id IN (
           SELECT id FROM connections WHERE installed AND connected AND followers_due_at <= app_now()
           ORDER BY followers_due_at LIMIT $1 FOR UPDATE SKIP LOCKED)
         RETURNING id`,
        [atMost],
      ),
    work: ({ id }) => collect(deps, id),
  });

async function collect(deps: ConnectionDeps, id: number): Promise<boolean> {
  const access = await pageAccessOf(deps.db, deps.sealer, id);
  const connector = access === null ? null : deps.social[access.app];
  if (access === null || connector === null) return false;
  const aside = { connectionId: id, page: access, call: 'followers' } as const;
  try {
    const followers = await connector.fetchFollowers(access.page);
    await deps.db.run(
      `UPDATE connections SET followers = coalesce($2, followers), followers_at = CASE WHEN $2::bigint IS NULL
         THEN followers_at ELSE app_now() END, followers_due_at = app_now() + interval '1 day'
       WHERE id = $1 AND page_id = $3`,
      [id, followers, access.page.pageId],
    );
    await notePermitted(deps, aside);
    return followers !== null;
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    await noteRefusal(deps, aside, error.refusal);
    return false;
  }
}
