import type { Sent } from '../sql.ts';

/**
 * One statement in the place of several askings of `text`: PostgreSQL joins their values, as a table, with the statement
 * itself. What an asking costs beside its rows (to be woken, to bind, to start and describe a plan) is half of a short
 * read, and is paid once. `types` are those of the places, as PostgreSQL names them. Each row says first whose it is, and
 * an asking's rows come in the statement's own order, because a lateral join can only be walked asking by asking.
 */
export function together(name: string, text: string, asked: readonly Values[], types: readonly string[]): Sent {
  const varies = types.map((type) => !type.endsWith('[]'));
  const columns = types.flatMap((type, at) => (varies[at] ? { place: `v${at + 1}`, type, at } : []));
  // The planner does not see into the inner SELECT: a plan for so and so many askings would not serve the next.
  const unnested = columns.map(({ type, at }) => `unnest((SELECT $${at + 1}::${type}[]))`);
  const inner = text.replace(/\$(\d+)/g, (place, n: string) => (varies[Number(n) - 1] ? `q.v${n}` : place));
  return {
    name: `${name}_together`,
    text: `SELECT q.asking, r.* FROM ROWS FROM (${unnested.join(', ')}) WITH ORDINALITY
      AS q (${[...columns.map(({ place }) => place), 'asking'].join(', ')}) CROSS JOIN LATERAL (${inner}) AS r`,
    values: types.map((_, at) => (varies[at] ? listOf(asked.map((values) => values[at])) : asked[0]?.[at])),
  };
}

type Values = Sent['values'];

/** An array's text, where nothing in it needs care; the driver would look at each number as if it were a text. */
const listOf = (values: Values): unknown => (values.every(Number.isFinite) ? `{${values.join()}}` : values);

/** Askings with the same key can be put together: they differ in single values, of which there is at least one. */
export function keyOfTogether({ name, values }: Sent): string | null {
  if (name === undefined || values.every(Array.isArray)) return null;
  return `${name} ${JSON.stringify(values.map((value) => (Array.isArray(value) ? value : null)))}`;
}
