import type { FastifyInstance } from 'fastify';
import type { InstagramSettings } from '../settings.ts';
import type { Account } from '../state.ts';
import type { InstagramControl } from './control.ts';

type TokenBody = { person_id?: string; user_id?: string; permissions?: string[]; subcode?: number };

export function serveInstagramControl(app: FastifyInstance, instagram: InstagramControl): void {
  app.get('/instagram/settings', () => instagram.settings);
  app.post('/instagram/settings', (request) => instagram.set(request.body as Partial<InstagramSettings>));
  app.get<{ Querystring: { user?: string; all?: string } }>('/instagram/wall', ({ query }) =>
    query.all ? instagram.allPosts(query.user) : instagram.wall(query.user),
  );
  app.get('/instagram/accounts', () => instagram.accounts());
  app.post('/instagram/accounts', (request) => {
    const { id, ...change } = request.body as Partial<Account>;
    return (id && instagram.change(id, change)) || instagram.addAccount({ id, ...change });
  });
  app.get<{ Querystring: { user: string } }>('/instagram/containers', ({ query }) => instagram.containers(query.user));
  app.post('/instagram/containers/spoil', (request) => {
    const { id, how } = request.body as { id: string; how: 'expired' | number };
    return { success: instagram.spoil(id, how) };
  });
  app.post('/instagram/vanish', (request) => ({ success: instagram.vanish((request.body as { id: string }).id) }));
  app.post('/instagram/tokens', (request, reply) => {
    const { person_id: personId, user_id: accountId, permissions } = request.body as TokenBody;
    if (!personId || !accountId) return reply.code(400).send({ error: 'person_id or user_id is missing' });
    return { access_token: instagram.issueToken({ personId, accountId, permissions }) };
  });
  app.post('/instagram/tokens/break', (request) => {
    const { user_id, subcode } = request.body as TokenBody;
    return { changed: instagram.breakTokens(user_id ?? '', subcode ?? 460) };
  });
  app.post('/instagram/tokens/mend', (request) => ({
    changed: instagram.mendTokens((request.body as TokenBody).user_id ?? ''),
  }));
}
