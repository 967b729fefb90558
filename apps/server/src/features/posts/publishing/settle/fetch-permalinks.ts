import { SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { SocialError } from '../../../../connectors/social/port.ts';
import { int4, sure, text } from '../../../../platform/db/column.ts';
import { unleased } from '../../../../platform/db/leases.ts';
import type { RowOf } from '../../../../platform/db/prepared.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { type Sweep, sweep } from '../../../../platform/sweeps/sweep.ts';
import { pageAccessOf } from '../../../connections/index.ts';
import type { PublishingDeps } from '../deps.ts';
import { MACHINE_COLUMNS, machineColumns } from '../machine-row.ts';
import { stepBackoffS } from '../rules.ts';
import { transition, unlessLost } from '../transition.ts';

const MAX_TRIES = 6;

/** A lease of its own: no row of these is in the machine's hands. */
const claim = statement(
  'claim-permalinks',
  { takes: { app: text<SocialApp>(), limit: int4 }, gives: { ...machineColumns, remote_id: sure(text()) } },
  ($) => `
    UPDATE scheduled_postings p SET lease_token = gen_random_uuid(), lease_until = clock_timestamp() + interval '1 minute'
    WHERE p.id IN (
      SELECT d.id FROM scheduled_postings d
      WHERE d.app = ${$.app} AND d.phase = 'posted' AND d.next_step_at <= app_now() AND d.next_step_at IS NOT NULL
        AND NOT d.deleted AND ${unleased('d')}
      ORDER BY d.next_step_at, d.id LIMIT ${$.limit}::int FOR UPDATE SKIP LOCKED)
    RETURNING ${MACHINE_COLUMNS}, p.remote_id`,
);
type PostedRow = Readonly<RowOf<typeof claim>>;

/**
 * Asks the network for the address of posts that went out without one. A step of its own: whatever happens here never
 * touches the post. After six tries people see the post without a link.
 */
export const permalinkSweep = (deps: PublishingDeps): Sweep =>
  sweep({
    id: 'posts.permalinks',
    everyMs: 5_000,
    lanes: 8,
    kinds: SOCIAL_APPS,
    take: (atMost, app) => deps.db.rows(claim({ app, limit: atMost })),
    async work(row) {
      await fetchOne(deps, row);
      return true;
    },
  });

async function fetchOne(deps: PublishingDeps, row: PostedRow): Promise<void> {
  const permalink = await ask(deps, row);
  const stepFailures = row.step_failures + 1;
  const next = permalink === null && stepFailures < MAX_TRIES ? { seconds: stepBackoffS(stepFailures) } : null;
  const write = { stepFailures, next, ...(permalink !== null && { permalink }) };
  await unlessLost(transition(deps.db, row, { from: 'posted', to: 'posted', write }));
}

async function ask(deps: PublishingDeps, row: PostedRow): Promise<string | null> {
  const connector = deps.social[row.app];
  const found = await pageAccessOf(deps.db, deps.sealer, row.connection_id);
  if (connector === null || found === null || found.page.pageId !== row.pgid) return null;
  try {
    return await connector.permalink(found.page, row.remote_id);
  } catch (error) {
    if (error instanceof SocialError) return null;
    throw error;
  }
}
