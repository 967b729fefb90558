import { SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { SocialError } from '../../../../connectors/social/port.ts';
import { int4, int8, text } from '../../../../platform/db/column.ts';
import type { RowOf } from '../../../../platform/db/prepared.ts';
import { query } from '../../../../platform/db/query.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { type Sweep, sweep } from '../../../../platform/sweeps/sweep.ts';
import { noteRefusal } from '../../../connections/index.ts';
import type { PostDeps } from '../../deps.ts';
import { reachPage } from '../../page-access.ts';

/** What cannot be removed by then expires at the network by itself. */
const MAX_TRIES = 5;
const PAUSE_MINUTES = 30;

const claim = statement(
  'claim-leftovers',
  {
    takes: { app: text<SocialApp>(), limit: int4 },
    gives: { id: int8, connection_id: int8, app: text<SocialApp>(), remote_id: text(), kind: text(), tries: int4 },
  },
  ($) => `
    UPDATE staged_leftovers l SET
      due_at = app_now() + make_interval(mins => ${PAUSE_MINUTES} * (l.tries + 1)), tries = l.tries + 1
    FROM connections c
    WHERE c.id = l.connection_id AND l.id IN (
      SELECT d.id FROM staged_leftovers d JOIN connections dc ON dc.id = d.connection_id
      WHERE dc.app = ${$.app} AND d.due_at <= app_now()
      ORDER BY d.due_at LIMIT ${$.limit}::int FOR UPDATE OF d SKIP LOCKED)
    RETURNING l.id, l.connection_id, c.app, l.remote_id, l.kind, l.tries`,
);
type Leftover = Readonly<RowOf<typeof claim>>;

/** Removes staged objects at the networks that no post will use. */
export const leftoverSweep = (deps: PostDeps): Sweep =>
  sweep({
    id: 'posts.leftovers',
    everyMs: 5_000,
    lanes: 2,
    kinds: SOCIAL_APPS,
    take: (atMost, app) => deps.db.rows(claim({ app, limit: atMost })),
    async work(row) {
      if (!(await discard(deps, row)) && row.tries < MAX_TRIES) return false;
      await deps.db.run(query.deleteFrom('staged_leftovers').where('id', '=', row.id));
      return true;
    },
  });

async function discard(deps: PostDeps, row: Leftover): Promise<boolean> {
  const reach = await reachPage(deps, row);
  if (reach === null) return false;
  try {
    await reach.connector.discard(reach.access, { id: row.remote_id, kind: row.kind });
    return true;
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    await noteRefusal(deps, { connectionId: row.connection_id, page: reach, call: null }, error.refusal);
    return error.refusal.kind === 'gone';
  }
}
