import { sealedRow } from '../../features/connections/index.ts';
import type { Sealer } from '../../platform/crypto/sealer.ts';
import type { Database } from '../../platform/db/database.ts';
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

/** Where sealed values are, and the name that binds each to its row. Such columns end in `_enc`. */
const sealedColumns: Record<string, (id: number) => string> = {
  'social_grants.access_token_enc': sealedRow.access,
  'social_grants.refresh_token_enc': sealedRow.refresh,
  'connections.page_token_enc': sealedRow.page,
};

export async function resealAll(db: Database, sealer: Sealer): Promise<number> {
  const columns = await db.rows<{ table: string; column: string }>(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name LIKE '%\\_enc' ORDER BY 1, 2`,
  );
  let resealed = 0;
  for (const { table, column } of columns) {
    const rowName = sealedColumns[`${table}.${column}`];
    // Forgetting one would make its secrets unreadable once the old key is taken out.
    if (!rowName) throw new Error(`${table}.${column} holds sealed values, but keys:rotate does not know them.`);
    resealed += await resealColumn(db, sealer, { table, column, rowName });
  }
  return resealed;
}

type SealedColumn = { table: string; column: string; rowName: (id: number) => string };

async function resealColumn(db: Database, sealer: Sealer, { table, column, rowName }: SealedColumn): Promise<number> {
  let resealed = 0;
  for (let after = 0; ; ) {
    const rows = await db.rows<{ id: number; sealed: string }>(
      `SELECT id, "${column}" AS sealed FROM "${table}" WHERE id > $1 AND "${column}" IS NOT NULL ORDER BY id LIMIT ${batch}`,
      [after],
    );
    for (const { id, sealed } of rows) {
      after = id;
      if (sealer.isCurrent(sealed)) continue;
      const row = rowName(id);
      // Only where nobody stored a newer token meanwhile: that one is sealed with the active key already.
      resealed += await db.run(`UPDATE "${table}" SET "${column}" = $1 WHERE id = $2 AND "${column}" = $3`, [
        sealer.seal(sealer.open(sealed, row), row),
        id,
        sealed,
      ]);
    }
    if (rows.length < batch) return resealed;
  }
}
