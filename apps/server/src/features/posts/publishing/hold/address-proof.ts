import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { sure, text } from '../../../../platform/db/column.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

/** What whoever answers at our public address says of a challenge. */
export interface AddressAnswer {
  readonly waypost: 1;
  /** It stands in the database of who answers. */
  readonly known: boolean;
  /** Made with the secret of the installation. */
  readonly proof: string;
}

export const ADDRESS_PATH = '/.well-known/waypost';
const LASTS_S = 60;

const ask = statement(
  'ask-address',
  { takes: { id: text() }, gives: {} },
  ($) => `
    WITH old AS (DELETE FROM address_challenges WHERE created_at < clock_timestamp() - interval '1 hour')
    INSERT INTO address_challenges (id) VALUES (${$.id})`,
);
/** A question that only our database can answer, in it before it is asked. */
export async function openChallenge(db: Sql): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await db.run(ask({ id }));
  return id;
}

const find = statement(
  'find-challenge',
  { takes: { id: text() }, gives: { id: sure(text()) } },
  ($) =>
    `SELECT id FROM address_challenges WHERE id = ${$.id} AND created_at > clock_timestamp() - interval '${LASTS_S} seconds'`,
);
/** What this installation answers to a challenge. Tells nothing but whether it is ours. */
export async function answerChallenge(db: Sql, secret: string, id: string): Promise<AddressAnswer> {
  const known = (await db.row(find({ id }))) !== null;
  return { waypost: 1, known, proof: proofOf(secret, id, known) };
}

/** `null`: it is no answer of a Waypost, so that nothing is said about anybody. */
export function judgeAnswer(answer: unknown, secret: string, id: string): 'ours' | 'strange' | null {
  const said =
    typeof answer === 'object' && answer !== null ? (answer as Partial<Record<keyof AddressAnswer, unknown>>) : {};
  const { waypost, known, proof } = said;
  if (waypost !== 1 || typeof known !== 'boolean' || typeof proof !== 'string') return null;
  return known && isEqual(proof, proofOf(secret, id, known)) ? 'ours' : 'strange';
}

function proofOf(secret: string, id: string, known: boolean): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'waypost address', 32));
  return createHmac('sha256', key).update(`${id} ${known}`).digest('hex');
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
