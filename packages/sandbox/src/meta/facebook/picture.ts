import type { Handler } from '../graph/context.ts';
import { missingObject } from '../graph/graph-error.ts';

/** The picture edge redirects to the image unless `redirect=0`; reading it needs no token, as on Facebook. */
export const readPicture: Handler = (ctx) => {
  const id = ctx.segments[0] ?? '';
  if (!ctx.state.pages.has(id) && !ctx.state.people.has(id)) throw missingObject('get', id);
  const url = `${ctx.publicUrl()}/media/avatar/${id}`;
  if (ctx.params.flag('redirect') === false) {
    return { data: { height: 50, is_silhouette: false, url, width: 50 } };
  }
  return { redirectTo: url };
};
