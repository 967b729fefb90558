import type { FileFault } from '@waypost/contract/contacts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Json } from '../../../platform/db/json.ts';
import { appNow, query, sql } from '../../../platform/db/query.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { queueMail } from '../../outbox/index.ts';
import type { ContactDeps } from '../deps.ts';
import { contactsImported } from '../emails/contacts-imported.ts';
import { pepperOf } from '../pepper.ts';
import { removeFileJob } from '../tables/remove-file.ts';
import { checkChunk, importChunk, undoChunk } from './import-chunk.ts';
import { endTurn, type ImportRow, inTurn } from './import-store.ts';
import { BadFile } from './reading/file-fault.ts';
import type { BadRow, GoodRow } from './reading/judge.ts';
import { readRows, readWhole } from './reading/read-file.ts';
import type { Chunk } from './reading/read-thread.ts';

/** Whoever loses a chunk when the power goes begins behind the one before; the last one waits for the disk, and so for all. */
const commitLater = query.selectNoFrom(sql`set_config('synchronous_commit', 'off', true)`.as('set'));
const TRIES = 3;
const CHUNK = 5_000;

/** Another worker is at it, or somebody has begun it anew. */
class Overtaken extends Error {}

/**
 * Does what an import was begun for, chunk by chunk: each is one transaction with what it counted, so that whoever dies leaves whole
 * chunks, and whoever goes on begins behind the last one. Repeatable; of two workers one finds that it is overtaken.
 */
export async function runImport(
  deps: ContactDeps,
  { import: id, turn }: { import: number; turn: number },
): Promise<void> {
  const { db, log } = deps;
  const row = await db.row(
    query
      .updateTable('contact_imports')
      .set((e) => ({ tries: e('tries', '+', 1) }))
      .where('id', 'in', inTurn(id, turn))
      .where('tries', '<', TRIES)
      .returningAll(),
  );
  if (row === null) return failed(deps, { id, turn }, 'failed');
  try {
    await (row.state === 'undoing' ? undo(deps, row) : goThrough(deps, row));
  } catch (error) {
    if (error instanceof Overtaken) return;
    if (error instanceof BadFile)
      log.info(
        { import: id, fault: error.fault, cause: String(error.cause ?? '') },
        'a file of contacts is not imported',
      );
    else log.warn({ err: error, import: id, try: row.tries }, 'an import has failed');
    if (!(error instanceof BadFile) && row.tries < TRIES) throw error;
    await failed(deps, row, error instanceof BadFile ? error.fault : 'failed');
  }
}

async function goThrough(deps: ContactDeps, row: ImportRow): Promise<void> {
  if (row.key === null || row.mapping === null) throw new BadFile('failed');
  const place = await placeOf(deps.db, row.list_id);
  const [bytes, pepper] = await Promise.all([deps.storage.read(row.key), pepperOf(deps)]);
  // Nothing of a file is taken in that cannot be taken whole; one that was checked has been gone through.
  if (row.state === 'importing' && row.done === 0 && row.total === null) await readWhole(bytes);
  const reading = { bytes, mapping: row.mapping, pepper, skip: row.done, chunk: CHUNK };
  let { done } = row;
  for await (const chunk of readRows(reading)) {
    await deps.db.transaction(async (tx) => {
      if (!chunk.last) await tx.run(commitLater);
      await takeChunk(tx, row, { place, chunk, done });
      if (chunk.last) await finish(tx, row, place.slug);
    });
    done += chunk.rows;
  }
}

interface Place {
  readonly profileId: number;
  readonly slug: string;
}

async function placeOf(db: Sql, listId: number): Promise<Place> {
  const row = await db.row(
    query
      .selectFrom('contact_lists as l')
      .innerJoin('newsletter_accounts as a', 'a.id', 'l.account_id')
      .innerJoin('profiles as p', 'p.id', 'a.profile_id')
      .select(['p.id as profileId', 'p.slug'])
      .where('l.id', '=', listId),
  );
  if (row === null) throw new Error('the list of an import is gone');
  return row;
}

async function takeChunk(
  tx: Sql,
  { id, turn, list_id: list, state }: ImportRow,
  { place, chunk, done }: { readonly place: Place; readonly chunk: Chunk; readonly done: number },
): Promise<void> {
  const held = await tx.row(inTurn(id, turn).where('done', '=', done).forNoKeyUpdate());
  if (held === null) throw new Overtaken();
  const given = {
    ...{ import: id, list, profile: place.profileId },
    good: chunk.good as Json<readonly GoodRow[]>,
    bad: chunk.bad as Json<readonly BadRow[]>,
  };
  const counted = await tx.row((state === 'checking' ? checkChunk : importChunk)(given));
  if (counted === null) throw new Error('a chunk was not counted');
  await tx.run(
    query
      .updateTable('contact_imports')
      .set((e) => ({
        done: done + chunk.rows,
        added: e('added', '+', counted.added),
        updated: e('updated', '+', counted.updated),
        unchanged: e('unchanged', '+', counted.unchanged),
        skipped: e('skipped', '+', counted.skipped),
        suppressed: e('suppressed', '+', counted.suppressed),
      }))
      .where('id', '=', id),
  );
}

/** After a dry run the file waits; what was imported needs it no more, and somebody is told. */
async function finish(tx: Sql, row: ImportRow, slug: string): Promise<void> {
  if (row.state === 'checking') return void (await endTurn(tx, row, { state: 'checked' }));
  await endTurn(tx, row, { state: 'done' });
  await forgetFile(tx, row);
  await tx.run(query.updateTable('contact_lists').set({ import_failed: false }).where('id', '=', row.list_id));
  const now = await tx.row(query.selectFrom('contact_imports').selectAll().where('id', '=', row.id));
  if (now === null) return;
  const { added, updated, skipped, file_name: file } = now;
  await queueMail(tx, contactsImported, {
    userId: row.user_id,
    params: { slug, list: row.list_id, import: row.id, file, added, updated, skipped, fault: null },
    dedupeKey: `contacts-import:${row.id}:${row.turn}`,
  });
}

async function forgetFile(tx: Sql, { id, key }: ImportRow): Promise<void> {
  if (key === null) return;
  await tx.run(query.updateTable('contact_imports').set({ key: null }).where('id', '=', id));
  await addJob(tx, removeFileJob, { keys: [key] });
}

/** What was taken in stays, and can be undone. */
async function failed({ db }: ContactDeps, of: Pick<ImportRow, 'id' | 'turn'>, fault: FileFault): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await tx.row(
      query.selectFrom('contact_imports').selectAll().where('id', 'in', inTurn(of.id, of.turn)).forNoKeyUpdate(),
    );
    if (row === null) return;
    await endTurn(tx, row, { state: row.state === 'undoing' ? 'done' : 'failed', reason: fault });
    if (row.state !== 'importing') return;
    await tx.run(query.updateTable('contact_lists').set({ import_failed: true }).where('id', '=', row.list_id));
    const { slug } = await placeOf(tx, row.list_id);
    const { added, updated, skipped, file_name: file, user_id: userId } = row;
    await queueMail(tx, contactsImported, {
      userId,
      params: { slug, list: row.list_id, import: row.id, file, added, updated, skipped, fault },
      dedupeKey: `contacts-import:${row.id}:${row.turn}`,
    });
  });
}

async function undo({ db }: ContactDeps, row: ImportRow): Promise<void> {
  const { id, turn, list_id: list } = row;
  for (let left = true; left; ) {
    left = await db.transaction(async (tx) => {
      if ((await tx.row(inTurn(id, turn).forNoKeyUpdate())) === null) throw new Overtaken();
      const undone = await tx.row(undoChunk({ import: id, list, limit: CHUNK }));
      if ((undone?.undone ?? 0) > 0) return true;
      await tx.run(
        query.updateTable('contact_imports').set({ state: 'undone', finished_at: appNow }).where('id', '=', id),
      );
      return false;
    });
  }
}
