import { sealedRow } from '../../features/connections/index.ts';
import { sealedPepper } from '../../features/contacts/index.ts';
import { sealedDomainKey } from '../../features/newsletters/index.ts';
import type { Sealer } from '../../platform/crypto/sealer.ts';
import { int8, sure, text } from '../../platform/db/column.ts';
import type { Database } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { openDeps } from './open-deps.ts';
import { withDatabase } from './with-database.ts';

const batch = 500;

/**
 * `npm run keys:rotate`: seals every secret again that is not sealed with the first key of ENCRYPTION_KEYS. It may run
 * beside a working Waypost and may be repeated; afterwards the old keys can be taken out.
 */
export async function rotateKeys(): Promise<void> {
  await withDatabase(async (config) => {
    const deps = openDeps(config, 'keys');
    try {
      const sealed = await resealAll(deps.db, deps.sealer);
      console.log(`${sealed} secret${sealed === 1 ? '' : 's'} sealed with key ${config.encryptionKeys[0]?.id}.`);
    } finally {
      await deps.close();
    }
  });
}

/** Columns of sealed values, which end in `_enc`, as they stand in the schema. */
const sealedColumns = statement(
  'sealed-columns',
  { takes: {}, gives: { place: sure(text()) } },
  () => `
    SELECT table_name || '.' || column_name AS place FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name LIKE '%\\_enc' ORDER BY 1`,
);

/** Where sealed values are, and the name that binds each to its row. */
const known = [
  sealedIn('social_grants', 'access_token_enc', sealedRow.access),
  sealedIn('social_grants', 'refresh_token_enc', sealedRow.refresh),
  sealedIn('connections', 'page_token_enc', sealedRow.page),
  sealedIn('address_peppers', 'pepper_enc', sealedPepper),
  sealedIn('sending_domains', 'key_enc', sealedDomainKey),
];

export async function resealAll(db: Database, sealer: Sealer): Promise<number> {
  let resealed = 0;
  for (const { place } of await db.rows(sealedColumns({}))) {
    const column = known.find((one) => one.place === place);
    // Forgetting one would make its secrets unreadable once the old key is taken out.
    if (!column) throw new Error(`${place} holds sealed values, but keys:rotate does not know them.`);
    resealed += await resealColumn(db, sealer, column);
  }
  return resealed;
}

function sealedIn(table: string, column: string, rowName: (id: number) => string) {
  const place = `${table}.${column}`;
  const after = statement(
    `sealed:${place}`,
    { takes: { id: int8, limit: int8 }, gives: { id: int8, sealed: sure(text()) } },
    ($) => `
      SELECT id, ${column} AS sealed FROM ${table} WHERE id > ${$.id} AND ${column} IS NOT NULL ORDER BY id LIMIT ${$.limit}`,
  );
  // Only where nobody stored a newer token meanwhile: that one is sealed with the active key already.
  const replace = statement(
    `reseal:${place}`,
    { takes: { id: int8, sealed: text(), anew: text() }, gives: {} },
    ($) => `UPDATE ${table} SET ${column} = ${$.anew} WHERE id = ${$.id} AND ${column} = ${$.sealed}`,
  );
  return { place, rowName, after, replace };
}

async function resealColumn(
  db: Database,
  sealer: Sealer,
  { rowName, after, replace }: ReturnType<typeof sealedIn>,
): Promise<number> {
  let resealed = 0;
  for (let last = 0; ; ) {
    const rows = await db.rows(after({ id: last, limit: batch }));
    for (const { id, sealed } of rows) {
      last = id;
      if (sealer.isCurrent(sealed)) continue;
      const row = rowName(id);
      resealed += await db.run(replace({ id, sealed, anew: sealer.seal(sealer.open(sealed, row), row) }));
    }
    if (rows.length < batch) return resealed;
  }
}
