import { randomBytes } from 'node:crypto';
import { providerOf, type SocialApp } from '@waypost/contract/networks';
import { DEMO_WORLD } from '@waypost/sandbox';
import type { TestApp } from './app.ts';

export interface TestPage {
  readonly app: SocialApp;
  readonly profileId: number;
  readonly connectionId: number;
  readonly pageId: string;
}
export interface PageOptions {
  readonly lateAfterMinutes?: number;
  /** Instagram: an account that hangs on a page of its own. LinkedIn: an organization. */
  readonly app?: SocialApp;
  /** LinkedIn: the person's own profile instead of an organization. */
  readonly member?: boolean;
}

/** A page at the fake network, and who may publish on it. */
interface RemotePage {
  readonly id: string;
  readonly name: string;
  readonly networkUserId: string;
  readonly token: string;
}

/** A profile of its own with a connected page of its own, without going through the consent. */
export async function makePage(
  { waypost, sandbox }: Pick<TestApp, 'waypost' | 'sandbox'>,
  { lateAfterMinutes = 120, app = 'facebook', member = false }: PageOptions,
): Promise<TestPage> {
  const { db, sealer } = waypost;
  const tag = randomBytes(5).toString('hex');
  const remote = app === 'linkedin' ? linkedinPage(sandbox, tag, member) : metaPage(sandbox, tag, app);
  const id = async (sql: string, values: unknown[]) =>
    (await db.row<{ id: number }>(`${sql} RETURNING id`, values))?.id ?? 0;
  const user = await id(
    `INSERT INTO users (email, first_name, last_name, plan) VALUES ($1, 'Marina', 'Duval', 'premium')`,
    [`${tag}@example.test`],
  );
  const profileId = await id(
    `INSERT INTO profiles (user_id, slug, first_name, last_name, email, completed) VALUES ($1, $2, 'Marina', 'Duval', $3, true)`,
    [user, `p-${tag}`, `${tag}@example.test`],
  );
  const grant = await id(`INSERT INTO social_grants (network, network_user_id, user_id) VALUES ($1, $2, $3)`, [
    app,
    remote.networkUserId,
    user,
  ]);
  await db.run('UPDATE social_grants SET access_token_enc = $2 WHERE id = $1', [
    grant,
    sealer.seal(remote.token, `social_grants:${grant}`),
  ]);
  const connectionId = await id(
    `INSERT INTO connections (profile_id, app, provider, grant_id, installed, connected, page_id, name, is_feed, page_token_version, late_after_minutes)
     VALUES ($1, $2, $3, $4, true, true, $5, $6, $7, 1, $8)`,
    [profileId, app, providerOf(app), grant, remote.id, remote.name, member, lateAfterMinutes],
  );
  // LinkedIn knows no tokens of pages: the person's own publishes.
  if (app !== 'linkedin')
    await db.run('UPDATE connections SET page_token_enc = $2 WHERE id = $1', [
      connectionId,
      sealer.seal(remote.token, `connections:${connectionId}:page`),
    ]);
  return { app, profileId, connectionId, pageId: remote.id };
}

function metaPage({ control }: TestApp['sandbox'], tag: string, app: SocialApp): RemotePage {
  const { marina } = DEMO_WORLD.people;
  const page = control.facebook.addPage({
    name: `Page ${tag}`,
    roles: { [marina.id]: ['MANAGE', 'CREATE_CONTENT', 'ANALYZE'] },
  });
  const token = control.facebook.issueToken({ personId: marina.id, pageId: page.id });
  const { id, name } = app === 'facebook' ? page : control.instagram.addAccount({ pageId: page.id });
  return { id, name, networkUserId: marina.id, token };
}

/** Each with a member of its own, so that a token names its page. */
function linkedinPage({ control }: TestApp['sandbox'], tag: string, asMember: boolean): RemotePage {
  const member = control.linkedin.addMember({ firstName: 'Marina', lastName: `Duval ${tag}` });
  const token = control.linkedin.issueToken({ memberId: member.id });
  const networkUserId = member.id;
  if (asMember) return { id: member.id, name: `Marina Duval ${tag}`, networkUserId, token };
  const roles = [{ memberId: member.id, role: 'ADMINISTRATOR', state: 'APPROVED' }] as const;
  const { id, name } = control.linkedin.addOrganization({ name: `Organization ${tag}`, roles: [...roles] });
  return { id, name, networkUserId, token };
}
