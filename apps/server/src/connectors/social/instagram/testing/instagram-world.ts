import { DEMO_WORLD, type FaultAction, type Sandbox, startSandbox } from '@waypost/sandbox';
import type { ConformanceWorld } from '../../conformance/world.ts';
import { passDialog } from '../../facebook/testing/facebook-world.ts';
import { createMetaGraph } from '../../meta-graph/meta-graph.ts';
import type { AnyRefusal } from '../../port.ts';
import { type MediaHost, serveMedia } from '../../testing/media-host.ts';
import { createInstagram } from '../create.ts';

const { app, people, pages, instagram } = DEMO_WORLD;

export interface InstagramWorld extends ConformanceWorld {
  readonly sandbox: Sandbox;
  readonly media: MediaHost;
}

const REFUSALS: Readonly<Partial<Record<AnyRefusal['kind'], FaultAction>>> = {
  wait: { kind: 'graph_error', code: 9, subcode: 2207042 },
  reconnect: { kind: 'graph_error', code: 190, subcode: 460 },
  forbidden: { kind: 'graph_error', code: 200 },
  blocked: { kind: 'graph_error', code: 4, subcode: 2207051 },
  ours: { kind: 'graph_error', code: 2635 },
  rejected: { kind: 'graph_error', code: 25, subcode: 2207050 },
  'try-later': { kind: 'graph_error', code: 24, subcode: 2207008 },
};
/** Linked to the page on which the person may only see figures. */
const FOREIGN = '17841400000000399';

/** The fake Instagram with its hands, and a small server that gives out pictures and videos. */
export async function instagramWorld(): Promise<InstagramWorld> {
  const sandbox = await startSandbox({});
  const media = await serveMedia();
  const { control } = sandbox;
  const now = () => new Date(control.clock.now());
  const graph = createMetaGraph({
    appId: app.id,
    appSecret: app.secret,
    graphBase: `${sandbox.url}/facebook/graph`,
    ruploadBase: `${sandbox.url}/facebook/rupload`,
    version: 'v26.0',
    log: { warn: () => undefined },
    now,
  });
  return {
    sandbox,
    media,
    connector: createInstagram({ graph, dialogBase: `${sandbox.url}/facebook/dialog`, version: 'v26.0', now }),
    redirectUri: 'http://127.0.0.1/oauth/instagram/callback/',
    pageId: instagram.blueFjord.id,
    foreignPageId: FOREIGN,
    someId: '17900000000000001',
    requiredScope: 'instagram_content_publish',
    consent: (url, choice) => passDialog(url, choice),
    image: (name) => media.image(name),
    video: (name) => media.video(name),
    wall: (accountId) =>
      control.instagram.wall(accountId).map((post) => ({
        id: post.id,
        text: post.caption ?? '',
        comments: post.comments.map((comment) => comment.message),
      })),
    writes: () =>
      control.calls().filter((call) => call.method === 'POST' && /\/(media_publish|comments)$/.test(call.path)).length,
    loseAnswer: (of, when) => {
      control.addFault({
        method: 'POST',
        path: of === 'release' ? '/media_publish$' : '/comments$',
        when,
        action: { kind: 'reset' },
      });
    },
    refuseRelease: (kind) => {
      const action = REFUSALS[kind];
      if (action) control.addFault({ method: 'POST', path: '/media_publish$', action });
    },
    withholdFigure: () => {
      control.instagram.set({ refusedMetrics: ['saved'] });
      return 'saved';
    },
    setFigures: (id, counts) => control.instagram.setFigures(id, counts),
    revoke: () => control.facebook.removeApp(people.marina.id),
    reset: () => {
      control.reset();
      control.facebook.set({ requireAppSecretProof: true, emptyMiddlePage: true });
      control.instagram.set({ insightsLagMs: 0 });
      control.instagram.addAccount({ id: FOREIGN, username: 'fjordfriends', pageId: pages.fjordFriends.id });
    },
    now,
    async pass(seconds) {
      await control.instagram.videosFetched();
      control.clock.advance(seconds * 1000);
    },
    async close() {
      media.close();
      await sandbox.close();
    },
  };
}
