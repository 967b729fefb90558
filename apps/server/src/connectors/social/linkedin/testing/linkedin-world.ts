import { DEMO_WORLD, type FaultAction, type Sandbox, startSandbox } from '@waypost/sandbox';
import type { ConformanceWorld } from '../../conformance/world.ts';
import type { AnyRefusal, PageAccess, SocialAdapter } from '../../port.ts';
import { type MediaHost, serveMedia } from '../../testing/media-host.ts';
import { createLinkedIn } from '../create.ts';
import { LINKEDIN_VERSION } from '../registration.ts';
import { LINKEDIN_SCOPES } from '../scopes.ts';

const { app, members, organizations } = DEMO_WORLD.linkedin;

export interface LinkedInWorld extends ConformanceWorld {
  readonly sandbox: Sandbox;
  readonly media: MediaHost;
  build(options?: {
    timeoutMs?: number;
    version?: string;
    clientId?: string;
    scopes?: readonly string[];
  }): SocialAdapter;
  /** A page to act as at once: an organization, or with `isFeed` the member's own profile. */
  pageOf(id: string, isFeed?: boolean, scopes?: string[]): PageAccess;
}

const REFUSALS: Readonly<Partial<Record<AnyRefusal['kind'], FaultAction>>> = {
  wait: { kind: 'linkedin_error', name: 'THROTTLED' },
  reconnect: { kind: 'linkedin_error', name: 'INVALID_ACCESS_TOKEN' },
  forbidden: { kind: 'linkedin_error', name: 'ACCESS_DENIED' },
  duplicate: { kind: 'linkedin_error', name: 'DUPLICATE_POST' },
  ours: { kind: 'linkedin_error', name: 'NONEXISTENT_VERSION' },
  rejected: { kind: 'linkedin_error', name: 'UNPROCESSABLE_ENTITY' },
  'try-later': { kind: 'linkedin_error', name: 'CONFLICT' },
};
/** What a member's analytics answer by a query's name, the fake counts by the name that it has for organizations. */
const COUNTED_AS: Readonly<Record<string, string>> = { REACTION: 'likeCount', COMMENT: 'commentCount' };
const POSTS = '/rest/posts$';

/** The fake LinkedIn with its hands, and a small server that gives out pictures and videos. */
export async function linkedinWorld(): Promise<LinkedInWorld> {
  const sandbox = await startSandbox({});
  const media = await serveMedia();
  const { control } = sandbox;
  const now = () => new Date(control.clock.now());
  const build: LinkedInWorld['build'] = ({
    timeoutMs,
    version = LINKEDIN_VERSION,
    clientId = app.id,
    scopes = LINKEDIN_SCOPES,
  } = {}) =>
    createLinkedIn({
      clientId,
      clientSecret: app.secret,
      oauthBase: `${sandbox.url}/linkedin/oauth/v2`,
      apiBase: `${sandbox.url}/linkedin/api`,
      version,
      scopes,
      log: { warn: () => undefined },
      now,
      timeoutMs,
      sleep: async (ms) => control.clock.advance(ms),
      ticks: () => control.clock.now(),
    });
  const pageOf: LinkedInWorld['pageOf'] = (id, isFeed = false, scopes) => ({
    pageId: id,
    isFeed,
    token: control.linkedin.issueToken({ memberId: members.marina.id, scopes }),
  });
  return {
    sandbox,
    media,
    build,
    connector: build(),
    redirectUri: 'http://127.0.0.1/oauth/linkedin/callback/',
    pageId: organizations.blueFjord.id,
    foreignPageId: organizations.fjordFriends.id,
    someId: 'urn:li:share:7000000000000000001',
    requiredScope: 'w_organization_social',
    consent: (url, choice) => passConsent(url, choice),
    image: (name) => media.image(name),
    video: (name) => media.video(name),
    pageOf,
    wall: (pageId) =>
      control.linkedin.wall(`urn:li:organization:${pageId}`).map((post) => ({
        id: post.id,
        text: post.text,
        comments: post.comments.map((comment) => comment.message),
      })),
    writes: () =>
      control.calls().filter((call) => call.method === 'POST' && /\/(posts|comments)$/.test(call.path)).length,
    loseAnswer: (of, when) => {
      const path = of === 'release' ? POSTS : '/comments$';
      control.addFault({ method: 'POST', path, when, action: { kind: 'reset' } });
    },
    refuseRelease: (kind) => {
      const action = REFUSALS[kind];
      if (action) control.addFault({ method: 'POST', path: POSTS, action });
    },
    ownFeed: () => pageOf(members.marina.id, true),
    withholdFigure: () => {
      const own = control.linkedin.organizations().find((one) => one.id === organizations.blueFjord.id);
      control.linkedin.addOrganization({ ...own, statisticsForbidden: true });
      return 'organizationalEntityShareStatistics';
    },
    setFigures: (id, counts) => {
      const named = Object.entries(counts).map(([name, count]) => [COUNTED_AS[name] ?? name, count]);
      control.linkedin.setFigures(id, Object.fromEntries(named));
    },
    revoke: () => control.linkedin.removeApp(members.marina.id),
    reset: () => {
      control.reset();
      control.linkedin.set({ mintingWindowMs: 0, insightsLagMs: 0 });
    },
    now,
    pass: (seconds) => control.clock.advance(seconds * 1000),
    async close() {
      media.close();
      await sandbox.close();
    },
  };
}

/** Presses the buttons of the consent page as Marina. Permissions are all or nothing, so less is asked for less. */
export async function passConsent(
  url: string,
  choice: Parameters<ConformanceWorld['consent']>[1],
): Promise<URLSearchParams> {
  const asked = new URL(url);
  const form = new URLSearchParams(asked.search);
  form.set('person', members.marina.id);
  form.set('decision', choice === 'deny' ? 'cancel' : 'allow');
  if (typeof choice === 'object') {
    const scopes = (form.get('scope') ?? '').split(' ').filter((scope) => scope !== choice.without);
    form.set('scope', scopes.join(' '));
  }
  const answer = await fetch(asked.origin + asked.pathname, { method: 'POST', body: form, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '').searchParams;
}
