import { expect } from 'vitest';
import {
  type AnyRefusal,
  type FindQuery,
  type FindResult,
  type GrantTokens,
  type PageAccess,
  type PostSnapshot,
  type ReleaseResult,
  type RemotePage,
  type SendGuard,
  type SnapshotMedia,
  type SocialAdapter,
  SocialError,
  type Staged,
} from '../port.ts';

/** What stands at the other end of the wire, and the hands with which a test acts on it. */
export interface ConformanceWorld {
  readonly connector: SocialAdapter;
  readonly redirectUri: string;
  /** Plays the browser in the consent dialog and answers the parameters of the redirect. */
  consent(url: string, choice: 'grant' | 'deny' | { without: string }): Promise<URLSearchParams>;
  /** A page that the person may publish as, and one where he may only look. */
  readonly pageId: string;
  readonly foreignPageId: string;
  readonly requiredScope: string;
  image(name: string): Promise<SnapshotMedia>;
  /** A video, where the network takes any. */
  video?(name: string): Promise<SnapshotMedia>;
  /** What a visitor of the page sees. */
  wall(pageId: string): readonly { id: string; text: string; comments: readonly string[] }[];
  /** How many calls that publish or comment reached the network. */
  writes(): number;
  /** The next release (or comment) loses its connection before or after the network has acted. */
  loseAnswer(of: 'release' | 'comment', when: 'before' | 'after'): void;
  /** The next release is refused in this way. */
  refuseRelease(kind: AnyRefusal['kind']): void;
  withholdFigure(): string;
  /** The network counts this for the post from now on, by its own names; a name it does not know stays unknown to it. */
  setFigures(id: string, counts: Readonly<Record<string, number>>): void;
  /** The person's own page, where people publish as themselves too. */
  ownFeed?(): PageAccess;
  revoke(): void;
  reset(): void;
  now(): Date;
  /** Turns the network's clock, where something needs time; what runs on real time has ended before. */
  pass?(seconds: number): void | Promise<void>;
  /** The id of some post, as far as its form goes; `1_2` when absent. */
  readonly someId?: string;
  close(): Promise<void>;
}

export const openGuard = (): SendGuard => ({ maySend: () => true, signal: AbortSignal.timeout(15_000) });

/** Stages to the end, as the publishing machine does: one step per call, what was made handed in again. */
export async function stageAll(
  connector: SocialAdapter,
  page: PageAccess,
  post: PostSnapshot,
  staged: Staged = { objects: [] },
  pass?: ConformanceWorld['pass'],
): Promise<{ staged: Staged; steps: number }> {
  let current = staged;
  for (let steps = 1; steps <= 50; steps += 1) {
    const result = await connector.stage(page, post, current);
    current = result.staged;
    if (result.kind === 'ready') return { staged: current, steps };
    if (result.kind === 'wait' && pass) await pass(result.seconds);
    else if (result.kind !== 'more') throw new Error(`staging said ${JSON.stringify(result)}`);
  }
  throw new Error('staging has no end');
}

export const textPost = (text: string): PostSnapshot => ({ type: 'post', text, link: null, media: [] });

/** Kinds of post by what has to be told apart: which calls make them and what proves that they are there. */
export type PostKind = 'text' | 'picture' | 'pictures' | 'video' | 'reel';

export async function postOf(world: ConformanceWorld, kind: PostKind, text: string): Promise<PostSnapshot> {
  if (kind === 'text') return textPost(text);
  if (kind === 'picture' || kind === 'pictures') {
    const media = await Promise.all((kind === 'picture' ? ['a'] : ['a', 'b', 'c']).map((name) => world.image(name)));
    return { type: 'image', text, link: null, media };
  }
  const video = await world.video?.('f');
  if (video === undefined) throw new Error('this world has no videos');
  return { type: kind, text, link: null, media: [video] };
}

/** A person with a connected page, fresh for each test. */
export interface Play {
  readonly world: ConformanceWorld;
  readonly connector: SocialAdapter;
  readonly grant: GrantTokens;
  readonly pages: readonly RemotePage[];
  readonly page: PageAccess;
  /** The plainest post that the network takes. */
  plain(text: string): Promise<PostSnapshot>;
}

export async function connect(world: ConformanceWorld, plainest: PostKind = 'text'): Promise<Play> {
  world.reset();
  const { connector, redirectUri } = world;
  const params = await world.consent(connector.authUrl({ redirectUri, state: 's-1' }), 'grant');
  expect(params.get('state')).toBe('s-1');
  const grant = await connector.exchangeCode({ code: params.get('code') ?? '', redirectUri });
  const pages = await connector.listPages(grant);
  const own = pages.find((one) => one.id === world.pageId);
  const page = {
    pageId: world.pageId,
    token: own?.token ?? grant.accessToken,
    isFeed: own?.isFeed ?? false,
    mintedAt: grant.mintedAt,
  };
  return { world, connector, grant, pages, page, plain: (text) => postOf(world, plainest, text) };
}

/** Stages and releases, and says how to look for it afterwards. */
export async function release(
  { world, connector, page }: Play,
  post: PostSnapshot,
): Promise<{ result: ReleaseResult; query: FindQuery }> {
  const { staged } = await stageAll(connector, page, post, undefined, world.pass);
  const commitStartedAt = world.now();
  const result = await connector.release(page, post, staged, openGuard());
  const deadline = new Date(commitStartedAt.getTime() + 95_000);
  return { result, query: { post, staged, commitStartedAt, deadline, acceptedRef: null } };
}

/** Publishes and waits until the network shows it. */
export async function publish(play: Play, post: PostSnapshot): Promise<{ id: string; query: FindQuery }> {
  const { result, query } = await release(play, post);
  if (result.kind === 'live') return { id: result.id, query };
  if (result.kind !== 'accepted') throw new Error(JSON.stringify(result));
  for (let reads = 0; reads < 50; reads += 1) {
    const settled = await play.connector.settle(play.page, result.ref);
    if (settled.kind === 'live') return { id: settled.id, query };
    if (settled.kind === 'failed') throw new Error(JSON.stringify(settled));
    await play.world.pass?.(settled.seconds);
  }
  throw new Error('settling has no end');
}

/** Looks as long as the network is still working on what it was given. */
export async function look({ world, connector, page }: Play, query: FindQuery): Promise<FindResult> {
  for (let looks = 0; ; looks += 1) {
    const found = await connector.find(page, query);
    const again = found.kind === 'cannot-read' && found.refusal.kind === 'try-later';
    if (!again || looks === 20 || world.pass === undefined) return found;
    await world.pass(10);
  }
}

export async function refusalOf(work: () => Promise<unknown>): Promise<AnyRefusal> {
  const error = await work().then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SocialError)) throw new Error(`no SocialError: ${String(error)}`);
  return error.refusal;
}
