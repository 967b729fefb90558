import type { ContactColumn } from '@waypost/contract/contacts';
import { orNull, text } from '../../../platform/db/column.ts';
import { sql, typed } from '../../../platform/db/query.ts';
import { refused } from '../../../platform/errors/index.ts';

/** What a list is walked by: an index has both, beside the list itself. Without a second one the first is nobody else's. */
interface Sorting {
  readonly first: string;
  readonly second: string | null;
  /** What PostgreSQL reads the first as, written in a cursor. */
  readonly type: 'text' | 'timestamptz';
  readonly secondType: 'text' | 'int8';
}
const BY_ID = { second: 'id', secondType: 'int8' } as const;
export const SORTINGS: Readonly<Record<ContactColumn, Sorting>> = {
  email: { first: 'email_key', type: 'text', second: null, secondType: 'text' },
  first_name: { first: 'first_key', type: 'text', ...BY_ID },
  last_name: { first: 'last_key', type: 'text', ...BY_ID },
  optout_status: { first: 'optout_status', type: 'text', second: 'email_key', secondType: 'text' },
  optout_date: { first: `coalesce(optout_date, '-infinity'::timestamptz)`, type: 'timestamptz', ...BY_ID },
};

/** Where a page ended or began. */
export type Place = readonly [first: string, second: string | null];

export const cursorOf = (ordering: string, place: Place): string =>
  Buffer.from(JSON.stringify([ordering, ...place])).toString('base64url');

/** The place of a cursor of the same ordering; 400 for what is none. */
export function placeOf(ordering: string, cursor: string, sorting: Sorting): Place {
  try {
    const [of, first, second]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const texts = typeof first === 'string' && (sorting.second === null ? second === null : typeof second === 'string');
    const readable = texts && (sorting.type === 'text' || /^(-infinity|[\d:.+ -]{10,40})$/.test(first));
    if (of === ordering && readable && (sorting.secondType === 'text' || /^\d{1,16}$/.test(String(second))))
      return [first, (second ?? null) as string | null];
  } catch {
    // As if it were another ordering's.
  }
  throw refused('errors.malformed');
}

/** Behind a place, or before it. */
export function beyond({ first, second, type, secondType }: Sorting, sign: '<' | '>', place: Place) {
  const at = sql`${place[0]}::${sql.raw(type)}`;
  const by = sql.raw(first);
  const compared = sql.raw(sign);
  // Names and addresses are kept in the order of their bytes, and compared so.
  if (second === null) return sql<boolean>`${by} ${compared} ${at}`;
  return sql<boolean>`(${by}, ${sql.raw(second)}) ${compared} (${at}, ${place[1]}::${sql.raw(secondType)})`;
}

/** Both that a list is walked by, in one direction. */
export const sortedBy = ({ first, second }: Sorting, up: boolean) =>
  sql.raw([first, ...(second === null ? [] : [second])].map((by) => `${by} ${up ? 'ASC' : 'DESC'}`).join(', '));

/** Where a row stands, for the cursors. */
export const placed = ({ first, second }: Sorting) => [
  typed(text())`${sql.raw(first)}`.as('first_place'),
  typed(orNull(text()))`${sql.raw(second ?? 'NULL')}`.as('second_place'),
];

/** As the index by date has it. */
export const hasDate = sql<boolean>`${sql.raw(SORTINGS.optout_date.first)} > '-infinity'::timestamptz`;
