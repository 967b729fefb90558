import { providerOf, type SocialApp } from '@waypost/contract/networks';
import type { PlayedPage } from '../connectors/social/testing/played.ts';
import type { TestApp } from './app.ts';
import type { TestWaypost } from './database/text-sql.ts';
import { insertId } from './factories.ts';
import { PLAYED } from './played.ts';
import { buildPost, type ConnectedPage, type PostOptions } from './post.ts';

export interface TestPage extends ConnectedPage {
  /** A post on it, without going through the composer; answers its id. */
  post(options?: PostOptions): Promise<number>;
}
export interface PageOptions {
  /** Facebook unless told. Instagram: an account that hangs on a page of its own. LinkedIn: an organization. */
  readonly app?: SocialApp;
  /** LinkedIn: the person's own profile instead of an organization. */
  readonly member?: boolean;
  readonly lateAfterMinutes?: number;
  /** Columns of the connection. */
  readonly set?: Readonly<Record<string, unknown>>;
}

/** A page that exists in the sandbox, connected to the profile without going through the consent. */
export async function buildConnection(app: TestApp, profileId: number, options: PageOptions = {}): Promise<TestPage> {
  const { app: network = 'facebook', member = false } = options;
  const remote = PLAYED[network].page(app.sandbox.control, member);
  const page = await insertConnection(app.waypost, profileId, remote, options);
  return { ...page, post: (wanted) => buildPost(app, page, wanted) };
}

/** The rows of a consent and of the page that it connected. */
export async function insertConnection(
  { db, sealer }: TestWaypost,
  profileId: number,
  remote: PlayedPage,
  { app = 'facebook', member = false, lateAfterMinutes = 120, set }: PageOptions = {},
): Promise<ConnectedPage> {
  const owner = await db.row<{ user_id: number }>('SELECT user_id FROM profiles WHERE id = $1', [profileId]);
  if (owner === null) throw new Error(`no profile ${profileId}`);
  const grant = await insertId(db, 'social_grants', {
    network: app,
    network_user_id: remote.networkUserId,
    user_id: owner.user_id,
  });
  const connectionId = await insertId(db, 'connections', {
    profile_id: profileId,
    app,
    provider: providerOf(app),
    grant_id: grant,
    installed: true,
    connected: true,
    page_id: remote.id,
    name: remote.name,
    is_feed: member,
    page_token_version: 1,
    late_after_minutes: lateAfterMinutes,
    ...set,
  });
  await db.run('UPDATE social_grants SET access_token_enc = $2 WHERE id = $1', [
    grant,
    sealer.seal(remote.token, `social_grants:${grant}`),
  ]);
  if (PLAYED[app].pageTokens)
    await db.run('UPDATE connections SET page_token_enc = $2 WHERE id = $1', [
      connectionId,
      sealer.seal(remote.token, `connections:${connectionId}:page`),
    ]);
  return { app, userId: owner.user_id, profileId, connectionId, pageId: String(set?.page_id ?? remote.id) };
}
