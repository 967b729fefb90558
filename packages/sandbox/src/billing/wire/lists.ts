import type { BillingContext } from '../context.ts';
import { type Entity, stamp } from './entities.ts';
import { selectFields, wantsChildren } from './fields.ts';

const RESERVED = new Set(['limit', 'offset', 'fields', 'orderBy', 'donotlog', 'q']);

/** `Email=x` is that, `Created__gt=2026-01-01` after it; a name that no entity has is passed over, as Outseta does. */
function fits(entity: Entity, query: Record<string, string>): boolean {
  return Object.entries(query).every(([name, wanted]) => {
    if (RESERVED.has(name)) return true;
    const [property = '', comparison] = name.split('__');
    if (!(property in entity)) return true;
    const value = entity[property];
    if (comparison === 'isnull') return (value === null) === (wanted !== 'false');
    const text = String(value ?? '').toLowerCase();
    const other = wanted.toLowerCase();
    if (comparison === undefined) return text === other;
    return (
      { gt: text > other, gte: text >= other, lt: text < other, lte: text <= other, ne: text !== other }[comparison] ??
      true
    );
  });
}

/** A page of entities; `offset` is the index of the page, not of a row. */
export function listPage({ call, settings }: BillingContext, entities: Entity[]): Entity {
  const { query } = call;
  const most = wantsChildren(query.fields) ? settings.pageMax.withChildren : settings.pageMax.plain;
  const limit = Math.min(Math.max(Number(query.limit ?? 25) || 25, 1), most);
  const offset = Math.max(Number(query.offset ?? 0) || 0, 0);
  const found = entities.filter((entity) => fits(entity, query));
  const [by = 'Created', way = 'ASC'] = (query.orderBy ?? '').split(/[+ ]/).filter(Boolean);
  const sign = way.toUpperCase() === 'DESC' ? -1 : 1;
  found.sort((a, b) => sign * String(a[by] ?? stamp(0)).localeCompare(String(b[by] ?? stamp(0))));
  return {
    metadata: { limit, offset, total: found.length },
    items: found.slice(offset * limit, (offset + 1) * limit).map((entity) => selectFields(entity, query.fields)),
  };
}
