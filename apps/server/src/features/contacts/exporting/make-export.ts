import { stat } from 'node:fs/promises';
import path from 'node:path';
import { EXPORT_DAYS } from '@waypost/contract/contacts';
import type { Locale } from '@waypost/contract/wire';
import { translator } from '@waypost/i18n';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import { inWorkFolder } from '../../../platform/files/work-folder.ts';
import { queueMail } from '../../outbox/index.ts';
import type { ContactDeps } from '../deps.ts';
import { contactsExported } from '../emails/contacts-exported.ts';
import { type Sheet, WORKBOOK_MIME, writeWorkbookFile } from '../tables/write-workbook.ts';
import { type ExportRow, inDays, keyOf, making } from './export-store.ts';

const TRIES = 3;
const PAGE = 2_000;

/**
 * Makes a workbook: in a folder of its own, then put whole under the key of this try, then shown. Whatever dies between, nobody is handed
 * a part. Repeatable; does nothing for one that is made, given up or gone.
 */
export async function makeExport(deps: ContactDeps, id: number): Promise<void> {
  const { db, log } = deps;
  const begun = await db.row(
    query
      .updateTable('contact_exports')
      .set((e) => ({ tries: e('tries', '+', 1), rows: 0 }))
      .where('id', 'in', making.clearSelect().select('id').where('id', '=', id).where('tries', '<', TRIES))
      .returningAll(),
  );
  if (begun === null) return giveUp(deps, id);
  try {
    await finish(deps, begun, await written(deps, begun));
  } catch (error) {
    log.warn({ err: error, export: id, try: begun.tries }, 'contacts could not be exported');
    if (begun.tries < TRIES) throw error;
    await giveUp(deps, id);
  }
}

interface Written {
  readonly bytes: number;
  readonly rows: number;
}

const written = (deps: ContactDeps, row: ExportRow): Promise<Written> =>
  inWorkFolder(deps.config, async (folder) => {
    const file = path.join(folder, 'contacts.xlsx');
    const asked = await deps.db.row(query.selectFrom('users').select('locale').where('id', '=', row.user_id));
    let rows = 0;
    const sheet = contactSheet(deps.db, row.list_id, asked?.locale ?? 'en', (count) => {
      rows += count;
    });
    await writeWorkbookFile(file, sheet);
    await deps.storage.putFile(keyOf(row), file, WORKBOOK_MIME);
    return { rows, bytes: (await stat(file)).size };
  });

function contactSheet(db: Sql, listId: number, locale: Locale, wrote: (rows: number) => void): Sheet {
  const t = translator(locale);
  const columns = ['email', 'first_name', 'last_name', 'optout_status', 'optout_date'] as const;
  const labels = { F: t('contacts.status.F'), T: t('contacts.status.T'), U: t('contacts.status.U') };
  async function* rows(): AsyncGenerator<string[][]> {
    for (let after = 0; ; ) {
      const page = await db.rows(
        query
          .selectFrom('contacts')
          .select(['id', 'email', 'first_name', 'last_name', 'optout_status', 'optout_date'])
          .where('list_id', '=', listId)
          .where('id', '>', after)
          .orderBy('id')
          .limit(PAGE),
      );
      wrote(page.length);
      yield page.map((row) => [
        ...[row.email, row.first_name, row.last_name, labels[row.optout_status]],
        row.optout_date === null ? '' : torontoMinute(row.optout_date),
      ]);
      const last = page.at(-1);
      if (last === undefined || page.length < PAGE) return;
      after = last.id;
    }
  }
  return {
    name: 'Waypost',
    heads: columns.map((column) => t(`contacts.column.${column}`)),
    widths: [36, 20, 20, 18, 18],
    rows: rows(),
  };
}

const MINUTE = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Toronto',
});
const torontoMinute = (at: Date): string => MINUTE.format(at);

/** Shows it, mails that, and lets those before it end: one is kept of a list. */
async function finish({ db, storage }: ContactDeps, row: ExportRow, { bytes, rows }: Written): Promise<void> {
  const shown = await db.transaction(async (tx) => {
    const own = making.clearSelect().select('id').where('id', '=', row.id).where('expires_at', '>', appNow);
    const ready = await tx.row(
      query
        .updateTable('contact_exports')
        .set({ bytes, rows, ready_at: appNow, expires_at: inDays(EXPORT_DAYS) })
        .where('id', 'in', own)
        .where('tries', '=', row.tries)
        .returning('expires_at'),
    );
    if (ready === null) return false;
    await tx.run(
      query
        .updateTable('contact_exports')
        .set({ expires_at: appNow })
        .where('list_id', '=', row.list_id)
        .where('id', '<', row.id)
        .where('expires_at', '>', appNow),
    );
    await tellReady(tx, row, rows, ready.expires_at);
    return true;
  });
  // Ended meanwhile, or another try is at it: nobody will ask for this file.
  if (!shown) await storage.remove(keyOf(row));
}

async function tellReady(tx: Sql, { id, list_id, user_id }: ExportRow, rows: number, until: Date): Promise<void> {
  const of = await tx.row(
    query
      .selectFrom('contact_lists as l')
      .innerJoin('newsletter_accounts as a', 'a.id', 'l.account_id')
      .innerJoin('profiles as p', 'p.id', 'a.profile_id')
      .select('p.slug')
      .where('l.id', '=', list_id),
  );
  if (of === null) return;
  await queueMail(tx, contactsExported, {
    userId: user_id,
    params: { slug: of.slug, list: list_id, rows, until: until.toISOString() },
    dedupeKey: `contacts-export:${id}`,
  });
}

/** A try may have put its file before it failed: the next tidying takes it away. */
async function giveUp({ db }: ContactDeps, id: number): Promise<void> {
  const open = making.clearSelect().select('id').where('id', '=', id);
  const over = { failed_at: appNow, expires_at: appNow };
  await db.run(query.updateTable('contact_exports').set(over).where('id', 'in', open));
}
