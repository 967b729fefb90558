import { me } from '../consent/people.ts';
import { findInstagramHandler } from '../instagram/routes.ts';
import type { GraphContext, Handler } from './context.ts';
import { GraphError } from './graph-error.ts';
import { readObject } from './read-object.ts';

function readOne(ctx: GraphContext, id: string): unknown {
  if (id === 'me') return me(ctx);
  return (findInstagramHandler(ctx) ?? readObject)(ctx);
}

/** `GET /?ids=a,b`: several objects in one answer, keyed by id. */
export const readMany: Handler = async (ctx) => {
  const ids = ctx.params.required('ids').split(',').filter(Boolean);
  if (ids.length > 50) throw new GraphError(100, undefined, { message: '(#100) Too many IDs. Maximum: 50.' });
  const out: Record<string, unknown> = {};
  for (const id of ids) {
    const inner: GraphContext = { ...ctx, segments: [id] };
    out[id] = await readOne(inner, id);
  }
  return out;
};
