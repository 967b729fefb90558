import type { SocialApp } from '@waypost/contract/networks';
import { SocialError } from '../../../../connectors/social/port.ts';
import { type Sweep, sweep } from '../../../../platform/sweeps/sweep.ts';
import { noteRefusal } from '../../../connections/index.ts';
import type { PostDeps } from '../../deps.ts';
import { reachPage } from '../../page-access.ts';

interface Leftover {
  readonly id: number;
  readonly connection_id: number;
  readonly app: SocialApp;
  readonly remote_id: string;
  readonly kind: string;
  readonly tries: number;
}

/** What cannot be removed by then expires at the network by itself. */
const MAX_TRIES = 5;
const PAUSE_MINUTES = 30;

/** Removes staged objects at the networks that no post will use. */
export const leftoverSweep = (deps: PostDeps): Sweep =>
  sweep<Leftover>({
    id: 'posts.leftovers',
    everyMs: 5_000,
    lanes: 2,
    take: (atMost) =>
      deps.db.rows<Leftover>(
        `UPDATE staged_leftovers l SET due_at = app_now() + make_interval(mins => $2 * (l.tries + 1)), tries = l.tries + 1
         FROM connections c
         WHERE c.id = l.connection_id AND l.id IN (
           SELECT d.id FROM staged_leftovers d WHERE d.due_at <= app_now() ORDER BY d.due_at LIMIT $1 FOR UPDATE SKIP LOCKED)
         RETURNING l.id, l.connection_id, c.app, l.remote_id, l.kind, l.tries`,
        [atMost, PAUSE_MINUTES],
      ),
    async work(row) {
      if (!(await discard(deps, row)) && row.tries < MAX_TRIES) return false;
      await deps.db.run('DELETE FROM staged_leftovers WHERE id = $1', [row.id]);
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
