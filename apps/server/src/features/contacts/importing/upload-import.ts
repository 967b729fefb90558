import { randomBytes } from 'node:crypto';
import type { FileFault } from '@waypost/contract/contacts';
import { privateKey } from '../../../connectors/storage/port.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { json } from '../../../platform/db/json.ts';
import { query } from '../../../platform/db/query.ts';
import { type AppError, invalid, text } from '../../../platform/errors/index.ts';
import type { ContactDeps } from '../deps.ts';
import { limitOf } from '../emails/contacts-imported.ts';
import { type ListScope, refuseSwitchedOff } from '../scope.ts';
import type { ImportRow } from './import-store.ts';
import { BadFile } from './reading/file-fault.ts';
import { readHead } from './reading/read-file.ts';
import type { Head } from './reading/read-thread.ts';

/** A file that cannot be imported is an error of its field. */
export const wrongFile = (fault: FileFault): AppError =>
  invalid({
    file: [text(`contacts.files.${fault}`, { limit: limitOf(fault) })],
  });

/** A workbook is a zip; of what only bears its name it says nothing that no rows were found. */
const isWhatItIsCalled = (bytes: Buffer, name: string): boolean =>
  !/\.xlsx$/i.test(name) || bytes.subarray(0, 2).equals(Buffer.from('PK'));

/** Keeps a file until it is imported, and answers what its columns are. The row is there first: no file is ever forgotten. */
export async function uploadImport(
  { db, log, storage }: ContactDeps,
  scope: ListScope,
  { bytes, fileName }: { readonly bytes: Buffer; readonly fileName: string },
): Promise<ImportRow> {
  refuseSwitchedOff(scope);
  const { listId, profile } = scope;
  const head = await readHead(bytes).catch((error: unknown): Head => {
    if (!(error instanceof BadFile)) throw error;
    log.info({ fault: error.fault, cause: String(error.cause ?? '') }, 'a file of contacts was refused');
    throw wrongFile(error.fault === 'no_rows' && !isWhatItIsCalled(bytes, fileName) ? 'unknown_type' : error.fault);
  });
  const { columns, headings, sample, suggested } = head;
  const key = privateKey(`contacts/${randomBytes(18).toString('base64url')}/brought`);
  const { actor } = profile;
  const row = await db.transaction(async (tx) => {
    const made = await tx.row(
      query
        .insertInto('contact_imports')
        .values({
          ...{ list_id: listId, user_id: actor.userId, impersonator_id: actor.impersonatorId, key, headings },
          file_name: fileName,
          ...{ columns: json(columns), sample: json(sample), suggested: json(suggested) },
        })
        .returningAll(),
    );
    if (made === null) throw new Error('the import was not written down');
    await audit(tx, actor, { action: 'contacts.file_brought', objectType: 'contact_import', objectId: made.id });
    return made;
  });
  await storage.put(key, bytes, 'application/octet-stream');
  return row;
}
