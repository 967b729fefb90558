import type { FastifyInstance } from 'fastify';
import type { FacebookSettings } from '../settings.ts';
import type { Page, Person } from '../state.ts';
import type { FacebookControl, TokenChoice } from './control.ts';

type Role = { page_id: string; person_id: string; tasks: string[] };
type PageEvent = { url: string; page_id: string; field: string; value: unknown };
type TokenBody = { token?: string; person_id?: string; page_id?: string; subcode?: number; permissions?: string[] };

function choiceOf(body: TokenBody): TokenChoice {
  return { token: body.token, personId: body.person_id, pageId: body.page_id };
}

export function serveFacebookControl(app: FastifyInstance, facebook: FacebookControl): void {
  app.get<{ Querystring: { page?: string; all?: string } }>('/wall', ({ query }) =>
    query.all ? facebook.allPosts(query.page) : facebook.wall(query.page),
  );
  app.get('/facebook/settings', () => facebook.settings);
  app.post('/facebook/settings', (request) => facebook.set(request.body as Partial<FacebookSettings>));
  app.get('/facebook/pages', () => facebook.pages());
  app.post('/facebook/people', (request) => facebook.addPerson(request.body as Partial<Person>));
  app.post('/facebook/pages', (request) => facebook.addPage(request.body as Partial<Page>));
  app.post('/facebook/followers', (request) => {
    const { page_id, followers } = request.body as { page_id: string; followers: number };
    facebook.setFollowers(page_id, followers);
    return { success: true };
  });
  app.post('/facebook/roles', (request) => {
    const { page_id, person_id, tasks } = request.body as Role;
    facebook.setRole(page_id, person_id, tasks);
    return { success: true };
  });
  app.post('/facebook/tokens', (request, reply) => {
    const { person_id: personId, page_id: pageId, permissions } = request.body as TokenBody;
    if (!personId) return reply.code(400).send({ error: 'person_id is missing' });
    return { access_token: facebook.issueToken({ personId, pageId, permissions }) };
  });
  app.post('/facebook/tokens/break', (request) => {
    const body = request.body as TokenBody;
    return { changed: facebook.breakTokens(choiceOf(body), body.subcode ?? 460) };
  });
  app.post('/facebook/tokens/mend', (request) => ({
    changed: facebook.mendTokens(choiceOf(request.body as TokenBody)),
  }));
  app.post('/facebook/remove-app', (request) => {
    facebook.removeApp((request.body as { person_id: string }).person_id);
    return { success: true };
  });
  app.post('/facebook/permission', (request) => {
    const body = request.body as { person_id: string; permission: string; status: 'granted' | 'declined' };
    facebook.setPermission(body.person_id, body.permission, body.status);
    return { success: true };
  });
  app.post('/facebook/signed-request', (request) => {
    const { url, person_id } = request.body as { url: string; person_id: string };
    return facebook.sendSignedRequest(url, person_id);
  });
  app.post('/facebook/page-event', (request) => {
    const { url, page_id: pageId, field, value } = request.body as PageEvent;
    return facebook.sendPageEvent(url, { pageId, field, value });
  });
  app.post('/facebook/vanish', (request) => {
    const { id, how } = request.body as { id: string; how?: 'deleted' | 'expired' };
    return { success: facebook.vanish(id, how) };
  });
}
