import { describe, expect, test } from 'vitest';
import { confirmRefusals } from './confirm-refusals.ts';
import { type AnyRefusal, type PageAccess, type SocialAdapter, SocialError } from './port.ts';

const PAGE: PageAccess = { pageId: '1', token: 'secret', isFeed: false };
const FORBIDDEN: AnyRefusal = { kind: 'forbidden', code: 'fb_permission_missing', detail: null };
const DEAD: AnyRefusal = { kind: 'reconnect', scope: 'grant', code: 'fb_token_invalid', detail: null };
const AWAY: AnyRefusal = { kind: 'try-later', code: 'fb_no_answer', detail: null };
const POST = { type: 'post', text: 'Text', link: null, media: [] } as const;

/** A network that answers every call with `said`, and the question after the page with `check`. */
function network(said: AnyRefusal, check: AnyRefusal | null) {
  let checks = 0;
  const refuse = () => Promise.reject(new SocialError(said));
  const adapter = {
    network: 'facebook',
    reasons: [],
    checkPage: () => {
      checks += 1;
      return check === null ? Promise.resolve() : Promise.reject(new SocialError(check));
    },
    stage: async () => ({ kind: 'refused', staged: { objects: [] }, refusal: said }),
    release: async () => ({ kind: 'refused', refusal: said }),
    find: async () => ({ kind: 'cannot-read', refusal: said }),
    settle: async () => ({ kind: 'failed', refusal: said }),
    comment: async () => ({ kind: 'refused', refusal: said }),
    fetchStats: refuse,
    fetchFollowers: refuse,
  } as unknown as SocialAdapter;
  return { connector: confirmRefusals(adapter), checks: () => checks };
}
const kindOf = (work: Promise<unknown>) =>
  work.then(
    (answer) => (answer as { refusal: AnyRefusal }).refusal.kind,
    (error: unknown) => (error as SocialError).refusal.kind,
  );
const guard = { maySend: () => true, signal: AbortSignal.timeout(1_000) };

function calls({ connector }: ReturnType<typeof network>) {
  return {
    publishing: [
      connector.stage(PAGE, POST, { objects: [] }),
      connector.release(PAGE, POST, { objects: [] }, guard),
      connector.settle(PAGE, 'ref'),
      connector.find(PAGE, {
        post: POST,
        staged: { objects: [] },
        commitStartedAt: new Date(0),
        deadline: new Date(0),
        acceptedRef: null,
      }),
    ],
    beside: [
      connector.comment(PAGE, '1_2', 'Text', guard),
      connector.fetchStats(PAGE, { remoteId: '1_2', type: 'post' }),
      connector.fetchFollowers(PAGE),
    ],
  };
}
const all = (work: readonly Promise<unknown>[]) => Promise.all(work.map(kindOf)).then((kinds) => [...new Set(kinds)]);

describe('what a refusal says about its page', () => {
  test.each([
    ['a dead token loses it, whatever the call was for', DEAD, null, 'reconnect', 'reconnect'],
    ['a missing permission loses it when the page is lost', FORBIDDEN, DEAD, 'reconnect', 'reconnect'],
    ['a check that is itself forbidden says that it is lost', FORBIDDEN, FORBIDDEN, 'reconnect', 'reconnect'],
    ['a missing permission passes, or is missing beside', FORBIDDEN, null, 'try-later', 'forbidden'],
    ['a page that does not answer is not lost', FORBIDDEN, AWAY, 'try-later', 'forbidden'],
    ['anything else is told as it was said', AWAY, DEAD, 'try-later', 'try-later'],
  ] as const)('%s', async (_, said, check, publishing, beside) => {
    const made = calls(network(said, check));
    expect(await all(made.publishing)).toEqual([publishing]);
    expect(await all(made.beside)).toEqual([beside]);
  });

  test('what may pass has a cause that sends nobody to reconnect, and keeps the one that it has if it lasts', async () => {
    const { connector } = network(FORBIDDEN, null);
    expect(await connector.release(PAGE, POST, { objects: [] }, guard)).toEqual({
      kind: 'refused',
      refusal: { kind: 'try-later', code: 'fb_not_allowed_now', lasting: 'fb_permission_missing', detail: null },
    });
    expect(connector.reasons).toContain('fb_not_allowed_now');
  });

  test('only a missing permission asks after the page', async () => {
    const dead = network(DEAD, DEAD);
    await kindOf(dead.connector.fetchFollowers(PAGE));
    expect(dead.checks()).toBe(0);
    const forbidden = network(FORBIDDEN, null);
    await kindOf(forbidden.connector.fetchFollowers(PAGE));
    expect(forbidden.checks()).toBe(1);
  });
});
