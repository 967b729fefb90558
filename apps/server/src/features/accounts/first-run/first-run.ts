import { createHmac, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from '#zod';
import type { Config } from '../../../platform/config/config.ts';
import type { Database, Sql } from '../../../platform/db/database.ts';
import { json } from '../../../platform/db/json.ts';
import { query } from '../../../platform/db/query.ts';

const KEY = 'first_run';
/** Crockford's: none of its letters is taken for another or for a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const kept = z.object({ salt: z.string(), hash: z.string() });

/**
 * The code of an installation that has no superuser yet, to be printed; `null` when it has one. Every API finds the same:
 * the code is made of the secret that they share and a salt in the table, which holds its hash alone. An API with another
 * secret replaces it, so that what was printed last is what counts.
 */
export function openFirstRun(db: Database, config: Pick<Config, 'sessionSecret'>): Promise<string | null> {
  return db.transaction(async (tx) => {
    if (await hasSuperuser(tx)) {
      await closeFirstRun(tx);
      return null;
    }
    const salt = randomBytes(16).toString('base64url');
    const fresh = { salt, hash: hashOf(codeOf(config, salt)) };
    await tx.run(
      query
        .insertInto('installation')
        .values({ key: KEY, value: json<unknown>(fresh) })
        .onConflict((conflict) => conflict.doNothing()),
    );
    const open = await lockFirstRun(tx);
    const code = open && codeOf(config, open.salt);
    if (open && code && hashOf(code) === open.hash) return code;
    await tx.run(
      query
        .updateTable('installation')
        .set({ value: json<unknown>(fresh) })
        .where('key', '=', KEY),
    );
    return codeOf(config, salt);
  });
}

/** Whether the code is that of this installation. The row stays locked: of two people with the code, the second finds none. */
export async function isFirstRunCode(tx: Sql, typed: string): Promise<boolean> {
  const open = await lockFirstRun(tx);
  return open !== null && timingSafeEqual(Buffer.from(hashOf(normal(typed))), Buffer.from(open.hash));
}

/** Gone with the first superuser. */
export async function closeFirstRun(tx: Sql): Promise<void> {
  await tx.run(query.deleteFrom('installation').where('key', '=', KEY));
}

/** Demo people do not count: nobody can sign in as them outside sandbox mode. */
export const hasSuperuser = async (db: Pick<Sql, 'row'>): Promise<boolean> =>
  (await db.row(
    query
      .selectFrom('users')
      .select('id')
      .where('is_superuser', '=', true)
      .where('is_active', '=', true)
      .where('deleted_at', 'is', null)
      .where('demo_role', 'is', null)
      .limit(1),
  )) !== null;

async function lockFirstRun(tx: Sql): Promise<z.output<typeof kept> | null> {
  const row = await tx.row(query.selectFrom('installation').select('value').where('key', '=', KEY).forUpdate());
  return row === null ? null : (kept.safeParse(row.value).data ?? null);
}

/** 80 bits in four groups. */
function codeOf({ sessionSecret }: Pick<Config, 'sessionSecret'>, salt: string): string {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'waypost first-run code', 32));
  const letters = [...createHmac('sha256', key).update(salt).digest().subarray(0, 16)].map(
    (byte) => ALPHABET[byte % 32],
  );
  return letters.join('').replace(/(?<=^(?:.{4})+)(?!$)/g, '-');
}

/** People leave dashes out, write small letters, and read a zero as an O. */
const normal = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

const hashOf = (code: string): string => hash('sha256', normal(code), 'base64url');
