import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Haste } from '../port.ts';

export interface Line {
  readonly apiBase: string;
  readonly apiKey: string;
  readonly secretKey: string;
  readonly turns: Turns;
}

/** Who may ask when: all processes of an installation take their turns from the same place. */
export interface Turns {
  /** In how many milliseconds it is ours; null where that is later than somebody wants to wait. */
  reserve(patienceMs: number): Promise<number | null>;
  /** Nobody has one before so long. */
  hold(waitMs: number): Promise<void>;
}

const PATIENCE_MS: Readonly<Record<Haste, number>> = { asked: 4_000, meanwhile: 20_000 };
const TIMEOUT_MS = 8_000;
/** A page of a hundred accounts has some 200 kB. */
const MOST_BYTES = 8 * 1024 * 1024;
const WAIT_MS = 2_000;

interface Request {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  readonly haste: Haste;
}

/** One request, in its turn. Whatever is no whole answer in Outseta's form is `away`. */
export async function send(line: Line, { method, path, body, haste }: Request): Promise<Answer<unknown>> {
  const turn = await line.turns.reserve(PATIENCE_MS[haste]);
  if (turn === null) return { kind: 'away', why: 'unasked', waitMs: PATIENCE_MS[haste] };
  if (turn > 0) await delay(turn);
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`${line.apiBase}/${path}`, {
      method,
      redirect: 'manual',
      headers: {
        authorization: `Outseta ${line.apiKey}:${line.secretKey}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    text = await readText(answer);
  } catch {
    return { kind: 'away', why: 'silent' };
  }
  if (answer.status === 429) {
    const waitMs = 1_000 * Math.min(Number(answer.headers.get('retry-after')) || WAIT_MS / 1_000, 60);
    await line.turns.hold(waitMs);
    return { kind: 'away', why: 'busy', waitMs };
  }
  return judge(answer.status, parse(text));
}

async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new Error('longer than any answer');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function judge(status: number, body: unknown): Answer<unknown> {
  if (status === 200 || status === 201)
    return body === undefined ? { kind: 'away', why: 'nonsense' } : { kind: 'ok', value: body };
  if (status === 404) return { kind: 'missing' };
  if (status === 400) return { kind: 'refused', fields: refusedFields(body) };
  if (status === 401 || status === 403) return { kind: 'away', why: 'key' };
  return { kind: 'away', why: 'trouble' };
}

/** Outseta's names of fields, by ours; the first part of a name says of which child. */
const FIELDS: Readonly<Record<string, string>> = {
  AddressLine1: 'address',
  City: 'city',
  State: 'state',
  PostalCode: 'zip_code',
  Country: 'country',
  Email: 'email',
};

function refusedFields(body: unknown): string[] {
  const lists = at(body, 'EntityValidationErrors');
  const errors = (Array.isArray(lists) ? lists : []).flatMap((one) => {
    const own = at(one, 'ValidationErrors');
    return Array.isArray(own) ? own : [];
  });
  return errors.flatMap((error) => {
    const name = at(error, 'PropertyName');
    const last = typeof name === 'string' ? (name.split('.').at(-1) ?? '') : '';
    return FIELDS[last] ?? [];
  });
}

export const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
