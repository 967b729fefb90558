import type { Place } from '@waypost/contract/wire';
import { int8 } from '../column.ts';
import { sql, typed } from '../query.ts';

/** Where a row stands in a list that is walked by a time and its id, exact to the microsecond: for the cursor. */
export const placeOf = (time: string) =>
  typed(int8)`(extract(epoch FROM ${sql.ref(time)}) * 1000000)::int8`.as('place_at');

const moment = (micros: number) => sql<Date>`(timestamptz 'epoch' + ${micros}::int8 * interval '1 microsecond')`;

/** Behind a place: what comes later, or before it in a list with the newest first. */
export const beyondPlace = (time: string, id: string, place: Place, order: 'asc' | 'desc') =>
  sql<boolean>`(${sql.ref(time)}, ${sql.ref(id)}) ${sql.raw(order === 'asc' ? '>' : '<')} (${moment(place.at)}, ${place.id}::int8)`;
