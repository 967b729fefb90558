import { SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { SocialError } from '../../connectors/social/port.ts';
import { int8, text } from '../../platform/db/column.ts';
import { appNow, query, sql } from '../../platform/db/query.ts';
import { statement } from '../../platform/db/statement.ts';
import { type Sweep, sweep } from '../../platform/sweeps/sweep.ts';
import { notePermitted, noteRefusal } from './breaking/note-refusal.ts';
import type { ConnectionDeps } from './deps.ts';
import { pageAccessOf } from './tokens/page-access.ts';

const claim = statement(
  'claim-followers',
  { takes: { atMost: int8, app: text<SocialApp>() }, gives: { id: int8 } },
  ($) => `
    UPDATE connections SET followers_due_at = app_now() + interval '1 hour' WHERE id IN (
      SELECT id FROM connections
      WHERE app = ${$.app} AND installed AND connected AND followers_due_at <= app_now()
      ORDER BY followers_due_at LIMIT ${$.atMost} FOR UPDATE SKIP LOCKED)
    RETURNING id`,
);

/** Once a day per page, spread over the day. A page that could not be asked is asked again an hour later. */
export const followerSweep = (deps: ConnectionDeps): Sweep =>
  sweep({
    id: 'connections.followers',
    everyMs: 5_000,
    lanes: 4,
    kinds: SOCIAL_APPS,
    take: (atMost, app) => deps.db.rows(claim({ atMost, app })),
    work: ({ id }) => collect(deps, id),
  });

const tomorrow = sql<Date>`app_now() + interval '1 day'`;

async function collect(deps: ConnectionDeps, id: number): Promise<boolean> {
  const access = await pageAccessOf(deps.db, deps.sealer, id);
  const connector = access === null ? null : deps.social[access.app];
  if (access === null || connector === null) return false;
  const aside = { connectionId: id, page: access, call: 'followers' } as const;
  try {
    const followers = await connector.fetchFollowers(access.page);
    await deps.db.run(
      query
        .updateTable('connections')
        .set({ ...(followers !== null && { followers, followers_at: appNow }), followers_due_at: tomorrow })
        .where('id', '=', id)
        .where('page_id', '=', access.page.pageId),
    );
    await notePermitted(deps, aside);
    return followers !== null;
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    await noteRefusal(deps, aside, error.refusal);
    return false;
  }
}
