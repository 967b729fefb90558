import { renderPage } from '../facebook/page-node.ts';
import type { Page, Person, Token } from '../facebook/state.ts';
import type { GraphContext, Handler } from '../graph/context.ts';
import { names, parseFields, pick, type Resolvers } from '../graph/fields.ts';
import { GraphError, invalidParameter, missingObject } from '../graph/graph-error.ts';
import { paginate } from '../graph/paging.ts';
import { authenticate } from './tokens.ts';

function personResolvers(ctx: GraphContext): Resolvers<Person> {
  return {
    id: (person) => person.id,
    name: (person) => person.name,
    first_name: (person) => person.name.split(' ')[0],
    last_name: (person) => person.name.split(' ').slice(1).join(' '),
    picture: (person) => ({
      data: { height: 50, is_silhouette: false, url: `${ctx.publicUrl()}/media/avatar/${person.id}`, width: 50 },
    }),
    accounts: (person, field) => {
      const { token } = asUser(ctx, person.id);
      const fields = field.children.length > 0 ? field.children : ACCOUNT_FIELDS;
      return { data: pagesOf(ctx, token).map((page) => renderPage(ctx, page, fields, token)) };
    },
  };
}

/** The person of the path (`me` or an id), called with that person's own token. */
function asUser(ctx: GraphContext, id: string) {
  const auth = authenticate(ctx);
  if (auth.kind === 'page')
    throw invalidParameter(`Tried accessing nonexisting field (${ctx.segments[1]}) on node type (Page)`);
  if (auth.kind !== 'user') {
    throw new GraphError(2500, undefined, {
      message: 'An active access token must be used to query information about the current user.',
    });
  }
  if (id !== 'me' && id !== auth.token.personId) throw missingObject(ctx.call.method, id);
  const person = ctx.state.people.get(auth.token.personId);
  if (!person) throw missingObject(ctx.call.method, id);
  return { ...auth, person };
}

/** Pages that the person has a role on and ticked in the dialog. */
function pagesOf(ctx: GraphContext, token: Token): Page[] {
  const grant = ctx.state.grants.get(token.personId);
  if (grant?.permissions.pages_show_list !== 'granted') return [];
  return ctx.state.pages.values().filter((page) => page.roles[token.personId] && grant.pageIds.includes(page.id));
}

const ACCOUNT_FIELDS = names('access_token,category,category_list,name,id,tasks');

export const me: Handler = (ctx) => {
  const auth = authenticate(ctx);
  const fields = ctx.params.text('fields');
  if (auth.kind === 'page') {
    const page = ctx.state.pages.get(auth.token.pageId ?? '');
    if (!page) throw missingObject('get', 'me');
    return renderPage(ctx, page, fields ? parseFields(fields) : names('name,id'), auth.token);
  }
  const { person } = asUser(ctx, ctx.segments[0] ?? 'me');
  return pick('User', person, fields ? parseFields(fields) : names('name,id'), personResolvers(ctx));
};

export const accounts: Handler = (ctx) => {
  const { token } = asUser(ctx, ctx.segments[0] ?? 'me');
  const asked = ctx.params.text('fields');
  const fields = asked ? parseFields(asked) : ACCOUNT_FIELDS;
  return paginate(ctx, { items: pagesOf(ctx, token), idOf: (page) => page.id }, (page) =>
    renderPage(ctx, page, fields, token),
  );
};

export const permissions: Handler = (ctx) => {
  const { grant } = asUser(ctx, ctx.segments[0] ?? 'me');
  return { data: Object.entries(grant.permissions).map(([permission, status]) => ({ permission, status })) };
};

/** Takes the whole app, or one permission of it, away. */
export const revoke: Handler = (ctx) => {
  const { person, grant } = asUser(ctx, ctx.segments[0] ?? 'me');
  const permission = ctx.segments[2] ?? ctx.params.text('permission');
  if (!permission) ctx.state.grants.delete(person.id);
  else ctx.state.grants.put(person.id, { ...grant, permissions: { ...grant.permissions, [permission]: 'declined' } });
  ctx.call.sideEffects.push({ kind: 'grant.revoked', id: person.id });
  return { success: true };
};
