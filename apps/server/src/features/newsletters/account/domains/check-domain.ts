import type { DomainFound } from '@waypost/contract/newsletters';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Database, Sql } from '../../../../platform/db/database.ts';
import { json } from '../../../../platform/db/json.ts';
import { appNow, query, sql, type TableRow } from '../../../../platform/db/query.ts';
import { pauseRunsFrom } from '../../../mailing/index.ts';
import type { NewsletterDeps } from '../../deps.ts';
import { lookAt, stateAfter } from './look.ts';
import { openNameServer } from './name-server.ts';
import { ownRecords } from './own-domain.ts';
import { recordsOfAgency } from './records.ts';

export type DomainRow = Pick<TableRow<'sending_domains'>, 'id' | 'account_id' | 'domain' | 'selector' | 'public_key'>;
export const DOMAIN_COLUMNS = ['id', 'account_id', 'domain', 'selector', 'public_key'] as const;

/** Looks at the records of a domain and writes down what was found. Repeatable; nobody is asked in a transaction. */
export async function checkDomain(deps: NewsletterDeps, row: DomainRow): Promise<void> {
  const own = row.account_id === null;
  const wanted = own ? ownRecords(deps.config, row) : recordsOfAgency(deps.config, row);
  if (own) await paste(deps, row);
  const found = await lookAt(openNameServer(deps.config), wanted);
  await settleLook(deps.db, row, found);
}

async function paste(
  { config, pasteOwnRecords }: NewsletterDeps,
  { domain, selector, public_key: publicKey }: DomainRow,
) {
  const { bounceHost } = config.newsletters ?? {};
  if (bounceHost !== undefined) await pasteOwnRecords({ domain, selector, publicKey, bounceHost });
}

const settleLook = (db: Database, { id, selector }: DomainRow, found: DomainFound): Promise<void> =>
  db.transaction(async (tx) => {
    const held = query
      .selectFrom('sending_domains')
      .select(['account_id', 'domain', 'state'])
      .where('id', '=', id)
      // Another one since: what was found is about neither.
      .where('selector', '=', selector);
    const before = await tx.row(held.forUpdate());
    if (before === null) return;
    const state = stateAfter(before.state, found);
    await tx.run(
      query
        .updateTable('sending_domains')
        .set({
          state,
          found: json(found),
          checked_at: appNow,
          check_at: sql`app_now() + ${nextLook(state, found)}::interval`,
          lease_until: null,
        })
        .where('id', '=', id),
    );
    if (before.state === state) return;
    if (before.account_id !== null && before.state === 'passed')
      await leaveDomain(tx, before.account_id, before.domain);
    const data = { domain: before.domain, state, found };
    await audit(tx, null, { action: 'sending_domain.checked', objectType: 'sending_domain', objectId: id, data });
  });

/** What goes out from a domain that has passed no longer stands still, and a person says whether it goes on. */
export async function leaveDomain(tx: Sql, accountId: number, domain: string): Promise<void> {
  await pauseRunsFrom(tx, { accountId, domain }, 'domain_lost');
}

/** Each day; sooner where somebody may be pasting, or nobody answered. The part of an hour keeps them apart. */
function nextLook(state: string, found: DomainFound): string {
  if (Object.values(found).some(({ result }) => result === 'unreachable')) return '20 minutes';
  return state === 'passed' ? `${23 * 60 + Math.floor(Math.random() * 60)} minutes` : '2 hours';
}
