import type { GraphContext, Handler } from './context.ts';
import { GraphError } from './graph-error.ts';
import { me } from './people.ts';
import { readObject } from './read-object.ts';

/** `GET /?ids=a,b`: several objects in one answer, keyed by id. */
export const readMany: Handler = async (ctx) => {
  const ids = ctx.params.required('ids').split(',').filter(Boolean);
  if (ids.length > 50) throw new GraphError(100, undefined, { message: '(#100) Too many IDs. Maximum: 50.' });
  const out: Record<string, unknown> = {};
  for (const id of ids) {
    const inner: GraphContext = { ...ctx, segments: [id] };
    out[id] = await (id === 'me' ? me(inner) : readObject(inner));
  }
  return out;
};
