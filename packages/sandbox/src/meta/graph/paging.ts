import type { GraphContext } from './context.ts';
import { invalidParameter } from './graph-error.ts';

type Source<T> = { items: T[]; idOf: (item: T) => string; defaultLimit?: number };

type Cursor = { id: string; position: number; gap: boolean };

function encode(id: string, position: number, gap = false): string {
  return Buffer.from(`${id}.${position}.${gap ? 1 : 0}`).toString('base64url');
}

function decode(name: string, cursor: string | undefined): Cursor | undefined {
  if (!cursor) return undefined;
  const match = /^(\w+)\.(\d+)\.([01])$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match) throw invalidParameter(`Invalid cursors values: ${name}`);
  return { id: match[1] ?? '', position: Number(match[2]), gap: match[3] === '1' };
}

/** A list with cursors. A cursor names an item and its place, so it still works when that item has gone meanwhile. */
export function paginate<T>(
  ctx: GraphContext,
  source: Source<T>,
  render: (item: T) => unknown,
): Record<string, unknown> {
  const { params, settings } = ctx;
  const { items, idOf } = source;
  const limit = Math.min(Math.max(params.integer('limit') ?? source.defaultLimit ?? 25, 0), 100);
  const after = decode('after', params.text('after'));
  const before = decode('before', params.text('before'));
  const place = (cursor: Cursor) => {
    const found = items.findIndex((item) => idOf(item) === cursor.id);
    return found === -1 ? cursor.position - 1 : found;
  };
  if (after && !after.gap && settings.emptyMiddlePage) {
    const gap = encode(after.id, after.position, true);
    return { data: [], paging: { cursors: { before: gap, after: gap }, next: link(ctx, 'after', gap) } };
  }
  let start = after ? place(after) + 1 : 0;
  if (before) start = Math.max(place(before) - limit, 0);
  const shown = items.slice(start, start + limit);
  const [first, last] = [shown.at(0), shown.at(-1)];
  if (first === undefined || last === undefined) return { data: [] };
  const cursors = { before: encode(idOf(first), start), after: encode(idOf(last), start + shown.length - 1) };
  return {
    data: shown.map(render),
    paging: {
      cursors,
      ...(start + limit < items.length ? { next: link(ctx, 'after', cursors.after) } : {}),
      ...(start > 0 ? { previous: link(ctx, 'before', cursors.before) } : {}),
    },
  };
}

/** The same call at another place of the list; it carries the token only when the call had it in its parameters. */
function link(ctx: GraphContext, name: 'after' | 'before', cursor: string): string {
  const url = new URL(`${ctx.call.origin}/facebook/graph/${ctx.version}/${ctx.segments.join('/')}`);
  for (const [key, value] of Object.entries(ctx.params.all())) {
    if (key === 'after' || key === 'before') continue;
    url.searchParams.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  url.searchParams.set(name, cursor);
  return url.href;
}
