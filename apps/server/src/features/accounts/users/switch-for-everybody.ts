import type { UserChanges } from '@waypost/contract/accounts';
import { z } from '#zod';
import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { json } from '../../../platform/db/json.ts';
import { query, realNow } from '../../../platform/db/query.ts';
import { switched } from './change-user.ts';

const KEY = 'flags';
const flags = z.array(z.string()).catch([]);

/**
 * Switches flags for everybody, whatever a person's own say; the machine's owner does it (`npm run admin`). Answers all that are on.
 * What is so already changes nothing.
 */
export async function switchForEverybody(tx: Sql, changes: NonNullable<UserChanges['flags']>): Promise<string[]> {
  const none = query.insertInto('installation').values({ key: KEY, value: json<unknown>([]) });
  await tx.run(none.onConflict((known) => known.doNothing()));
  const row = await tx.row(query.selectFrom('installation').select('value').where('key', '=', KEY).forUpdate());
  const before = flags.parse(row?.value);
  const after = switched(before, changes);
  if (after.join() === before.join()) return after;
  const change = { value: json<unknown>(after), updated_at: realNow };
  await tx.run(query.updateTable('installation').set(change).where('key', '=', KEY));
  await audit(tx, null, {
    action: 'installation.flags',
    objectType: 'installation',
    objectId: KEY,
    data: { before, after },
  });
  return after;
}
