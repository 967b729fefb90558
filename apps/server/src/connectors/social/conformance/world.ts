import { expect } from 'vitest';
import {
  type FindQuery,
  type GrantTokens,
  type PageAccess,
  type PostSnapshot,
  type Refusal,
  type ReleaseResult,
  type RemotePage,
  type SendGuard,
  type SnapshotMedia,
  type SocialConnector,
  SocialError,
  type Staged,
} from '../port.ts';

/** What stands at the other end of the wire, and the hands with which a test acts on it. */
export interface ConformanceWorld {
  readonly connector: SocialConnector;
  readonly redirectUri: string;
  /** Plays the browser in the consent dialog and answers the parameters of the redirect. */
  consent(url: string, choice: 'grant' | 'deny' | { without: string }): Promise<URLSearchParams>;
  /** A page that the person may publish as, and one where he may only look. */
  readonly pageId: string;
  readonly foreignPageId: string;
  readonly requiredScope: string;
  image(name: string): Promise<SnapshotMedia>;
  /** What a visitor of the page sees. */
  wall(pageId: string): readonly { id: string; text: string; comments: readonly string[] }[];
  /** How many calls that publish or comment reached the network. */
  writes(): number;
  /** The next release (or comment) loses its connection before or after the network has acted. */
  loseAnswer(of: 'release' | 'comment', when: 'before' | 'after'): void;
  /** The next release is refused in this way. */
  refuseRelease(kind: Refusal['kind']): void;
  withholdFigure(): string;
  revoke(): void;
  reset(): void;
  now(): Date;
  close(): Promise<void>;
}

export const openGuard = (): SendGuard => ({ maySend: () => true, signal: AbortSignal.timeout(15_000) });

/** Stages to the end, as the publishing machine does: one step per call, what was made handed in again. */
export async function stageAll(
  connector: SocialConnector,
  page: PageAccess,
  post: PostSnapshot,
  staged: Staged = { objects: [] },
): Promise<{ staged: Staged; steps: number }> {
  let current = staged;
  for (let steps = 1; steps <= 50; steps += 1) {
    const result = await connector.stage(page, post, current);
    current = result.staged;
    if (result.kind === 'ready') return { staged: current, steps };
    if (result.kind !== 'more') throw new Error(`staging said ${JSON.stringify(result)}`);
  }
  throw new Error('staging has no end');
}

export const textPost = (text: string): PostSnapshot => ({ type: 'post', text, link: null, media: [] });

/** A person with a connected page, fresh for each test. */
export interface Play {
  readonly world: ConformanceWorld;
  readonly connector: SocialConnector;
  readonly grant: GrantTokens;
  readonly pages: readonly RemotePage[];
  readonly page: PageAccess;
}

export async function connect(world: ConformanceWorld): Promise<Play> {
  world.reset();
  const { connector, redirectUri } = world;
  const params = await world.consent(connector.authUrl({ redirectUri, state: 's-1' }), 'grant');
  expect(params.get('state')).toBe('s-1');
  const grant = await connector.exchangeCode({ code: params.get('code') ?? '', redirectUri });
  const pages = await connector.listPages(grant);
  const own = pages.find((one) => one.id === world.pageId);
  const page = { pageId: world.pageId, token: own?.token ?? grant.accessToken, isFeed: own?.isFeed ?? false };
  return { world, connector, grant, pages, page };
}

/** Stages and releases, and says how to look for it afterwards. */
export async function release(
  { world, connector, page }: Play,
  post: PostSnapshot,
): Promise<{ result: ReleaseResult; query: FindQuery }> {
  const { staged } = await stageAll(connector, page, post);
  const commitStartedAt = world.now();
  const result = await connector.release(page, post, staged, openGuard());
  const deadline = new Date(commitStartedAt.getTime() + 95_000);
  return { result, query: { post, staged, commitStartedAt, deadline, acceptedRef: null } };
}

export async function refusalOf(work: () => Promise<unknown>): Promise<Refusal> {
  const error = await work().then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SocialError)) throw new Error(`no SocialError: ${String(error)}`);
  return error.refusal;
}
