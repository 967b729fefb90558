import { randomBytes } from 'node:crypto';
import type { Sql } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
import type { Deps } from '../../platform/deps.ts';
import { addressKey, hashOf, type Pepper } from './address.ts';

const ONE = 1;
/** The name that binds the pepper to its row; `keys:rotate` walks it. */
export const sealedPepper = (id: number): string => `address_peppers:${id}`;
const sealedAs = sealedPepper(ONE);
const stored = query.selectFrom('address_peppers').select('pepper_enc').where('id', '=', ONE);
const known = new WeakMap<object, Promise<Pepper>>();

/**
 * The installation's own, made when it is asked for first. Sealed like every secret, and not derived from one: whoever changes those
 * would have all suppressions forgotten.
 */
export function pepperOf(deps: Pick<Deps, 'db' | 'sealer'>): Promise<Pepper> {
  const before = known.get(deps.db);
  if (before !== undefined) return before;
  const asked = readPepper(deps);
  known.set(deps.db, asked);
  asked.catch(() => known.delete(deps.db));
  return asked;
}

async function readPepper({ db, sealer }: { readonly db: Sql } & Pick<Deps, 'sealer'>): Promise<Pepper> {
  const row = await db.row(stored);
  if (row !== null) return opened(sealer, row.pepper_enc);
  const sealed = sealer.seal(randomBytes(32).toString('base64url'), sealedAs);
  await db.run(
    query
      .insertInto('address_peppers')
      .values({ id: ONE, pepper_enc: sealed })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const made = await db.row(stored);
  if (made === null) throw new Error('the pepper of addresses was not stored');
  return opened(sealer, made.pepper_enc);
}

const opened = (sealer: Deps['sealer'], sealed: string): Pepper =>
  Buffer.from(sealer.open(sealed, sealedAs), 'base64url');

export const addressHash = async (deps: Pick<Deps, 'db' | 'sealer'>, email: string): Promise<Buffer> =>
  hashOf(await pepperOf(deps), addressKey(email));
