import type { FastifyInstance } from 'fastify';
import type { LinkedInSettings } from '../settings.ts';
import type { BrokenToken, Member, Organization, Role } from '../state.ts';
import type { LinkedInControl } from './control.ts';

type TokenBody = { token?: string; member_id?: string; scopes?: string[]; how?: BrokenToken };
type RoleBody = { organization_id: string; member_id: string; role?: Role['role']; state?: Role['state'] };

const choiceOf = ({ token, member_id: memberId }: TokenBody) => ({ token, memberId });

export function serveLinkedInControl(app: FastifyInstance, linkedin: LinkedInControl): void {
  app.get('/linkedin/settings', () => linkedin.settings);
  app.post('/linkedin/settings', (request) => linkedin.set(request.body as Partial<LinkedInSettings>));
  app.get<{ Querystring: { author?: string; all?: string } }>('/linkedin/wall', ({ query }) =>
    query.all ? linkedin.allPosts(query.author) : linkedin.wall(query.author),
  );
  app.get('/linkedin/quota', () => linkedin.quotaUsed());
  app.post('/linkedin/members', (request) => linkedin.addMember(request.body as Partial<Member>));
  app.post('/linkedin/organizations', (request) => linkedin.addOrganization(request.body as Partial<Organization>));
  app.post('/linkedin/roles', (request) => {
    const { organization_id, member_id, role, state } = request.body as RoleBody;
    linkedin.setRole(organization_id, member_id, role && { role, state: state ?? 'APPROVED' });
    return { success: true };
  });
  app.post('/linkedin/followers', (request) => {
    const { urn, followers } = request.body as { urn: string; followers: number };
    linkedin.setFollowers(urn, followers);
    return { success: true };
  });
  app.post('/linkedin/figures', (request) => {
    const { urn, figures } = request.body as { urn: string; figures: Record<string, number> };
    return { success: linkedin.setFigures(urn, figures) };
  });
  app.post('/linkedin/tokens', (request, reply) => {
    const { member_id: memberId, scopes } = request.body as TokenBody;
    if (!memberId) return reply.code(400).send({ error: 'member_id is missing' });
    return { access_token: linkedin.issueToken({ memberId, scopes }) };
  });
  app.post('/linkedin/tokens/break', (request) => {
    const body = request.body as TokenBody;
    return { changed: linkedin.breakTokens(choiceOf(body), body.how ?? 'REVOKED_ACCESS_TOKEN') };
  });
  app.post('/linkedin/tokens/mend', (request) => ({
    changed: linkedin.mendTokens(choiceOf(request.body as TokenBody)),
  }));
  app.post('/linkedin/remove-app', (request) => {
    linkedin.removeApp((request.body as { member_id: string }).member_id);
    return { success: true };
  });
  app.post('/linkedin/vanish', (request) => ({ success: linkedin.vanish((request.body as { urn: string }).urn) }));
}
