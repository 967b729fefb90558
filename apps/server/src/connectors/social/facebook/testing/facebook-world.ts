import { DEMO_WORLD, type FaultAction, type Sandbox, startSandbox } from '@waypost/sandbox';
import type { ConformanceWorld } from '../../conformance/world.ts';
import { createMetaGraph } from '../../meta-graph/meta-graph.ts';
import type { AnyRefusal, SocialAdapter } from '../../port.ts';
import { type MediaHost, serveMedia } from '../../testing/media-host.ts';
import { createFacebook } from '../create.ts';

const { app, people, pages } = DEMO_WORLD;
const REDIRECT = 'http://127.0.0.1/oauth/facebook/callback/';

export interface FacebookWorld extends ConformanceWorld {
  readonly sandbox: Sandbox;
  readonly media: MediaHost;
  build(options?: {
    releaseById?: boolean;
    timeoutMs?: number;
    version?: string;
    appId?: string;
    now?: () => Date;
    scopes?: readonly string[];
    configId?: string;
  }): SocialAdapter;
}

const REFUSALS: Readonly<Partial<Record<AnyRefusal['kind'], FaultAction>>> = {
  wait: { kind: 'graph_error', code: 32 },
  reconnect: { kind: 'graph_error', code: 190, subcode: 460 },
  forbidden: { kind: 'graph_error', code: 200 },
  blocked: { kind: 'graph_error', code: 368, subcode: 1390008 },
  duplicate: { kind: 'graph_error', code: 506 },
  ours: { kind: 'graph_error', code: 2635 },
  rejected: { kind: 'graph_error', code: 100 },
};

/** The fake Facebook with its hands, and a small server that gives out the pictures. */
export async function facebookWorld(options: { releaseById?: boolean } = {}): Promise<FacebookWorld> {
  const sandbox = await startSandbox({});
  const media = await serveMedia();
  const { control } = sandbox;
  const now = () => new Date(control.clock.now());
  const build: FacebookWorld['build'] = (wanted = {}) => {
    const { version = 'v26.0', timeoutMs, appId = app.id } = wanted;
    const ours = wanted.now ?? now;
    const graphBase = `${sandbox.url}/facebook/graph`;
    const log = { warn: () => undefined };
    const graph = createMetaGraph({
      appId,
      appSecret: app.secret,
      graphBase,
      ruploadBase: `${sandbox.url}/facebook/rupload`,
      version,
      log,
      now: ours,
      timeoutMs,
    });
    const releaseById = wanted.releaseById ?? false;
    const dialogBase = `${sandbox.url}/facebook/dialog`;
    const { scopes, configId } = wanted;
    return createFacebook({ graph, dialogBase, version, scopes, configId, now: ours, releaseById });
  };
  const { id } = pages.blueFjord;
  const path = options.releaseById ? `${id}_\\d+$` : `${id}/(feed|videos|video_reels)$`;
  // Only the last phase of a video releases it.
  const release = { path, params: '^(?!.*"upload_phase":"(start|transfer)")' };
  return {
    sandbox,
    media,
    build,
    connector: build(options),
    redirectUri: REDIRECT,
    pageId: pages.blueFjord.id,
    foreignPageId: pages.fjordFriends.id,
    requiredScope: 'pages_manage_posts',
    consent: (url, choice) => passDialog(url, choice),
    image: (name) => media.image(name),
    video: (name) => media.video(name),
    wall: (pageId) =>
      control.facebook.wall(pageId).map((post) => ({
        // A video is known by its own id, not by that of the post that shows it.
        id: post.video_id ?? post.id,
        text: post.message ?? '',
        comments: post.comments.map((comment) => comment.message),
      })),
    writes: () =>
      control.calls().filter((call) => call.method === 'POST' && /\/(feed|comments|\d+_\d+)$/.test(call.path)).length,
    loseAnswer: (of, when) => {
      control.addFault({
        method: 'POST',
        ...(of === 'release' ? release : { path: '/comments$' }),
        when,
        action: { kind: 'reset' },
      });
    },
    refuseRelease: (kind) => {
      const action = REFUSALS[kind];
      if (action) control.addFault({ method: 'POST', ...release, action });
    },
    withholdFigure: () => {
      control.facebook.set({ refusedMetrics: ['post_clicks'] });
      return 'post_clicks';
    },
    setFigures: (id, { followers, ...counts }) => {
      control.facebook.setFigures(id, counts);
      if (followers !== undefined) control.facebook.setFollowers(pages.blueFjord.id, followers);
    },
    revoke: () => control.facebook.removeApp(people.marina.id),
    reset: () => {
      control.reset();
      control.facebook.set({ requireAppSecretProof: true, emptyMiddlePage: true, insightsLagMs: 0 });
    },
    now,
    pass: (seconds) => control.clock.advance(seconds * 1000),
    async close() {
      media.close();
      await sandbox.close();
    },
  };
}

/** Presses the buttons of the login dialog as Marina. */
export async function passDialog(
  url: string,
  choice: Parameters<ConformanceWorld['consent']>[1],
): Promise<URLSearchParams> {
  const asked = new URL(url);
  const form = new URLSearchParams(asked.search);
  form.set('person', people.marina.id);
  form.set('decision', choice === 'deny' ? 'cancel' : 'continue');
  for (const page of [pages.blueFjord, pages.northernLights, pages.fjordFriends]) form.append('page', page.id);
  for (const scope of (asked.searchParams.get('scope') ?? '').split(','))
    if (typeof choice === 'string' || choice.without !== scope) form.append('permission', scope);
  const answer = await fetch(asked.origin + asked.pathname, { method: 'POST', body: form, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '').searchParams;
}
