import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, type Play, release, textPost } from '../conformance/world.ts';
import type { FindQuery, PostSnapshot } from '../port.ts';
import { type FacebookWorld, facebookWorld } from './testing/facebook-world.ts';

let world: FacebookWorld;
let play: Play;

beforeAll(async () => {
  world = await facebookWorld();
});
beforeEach(async () => {
  play = await connect(world);
});
afterAll(() => world.close());

const graph = (path: string, params: Record<string, string>) =>
  fetch(`${world.sandbox.url}/facebook/graph/v26.0/${path}`, { method: 'POST', body: new URLSearchParams(params) });

describe('looking for a text post', () => {
  const windowOf = (post: PostSnapshot, startedAt: Date): FindQuery => ({
    post,
    staged: { objects: [] },
    commitStartedAt: startedAt,
    deadline: new Date(startedAt.getTime() + 95_000),
    acceptedRef: null,
  });
  const found = async (query: FindQuery, connector = world.connector) => {
    const result = await connector.find(play.page, query);
    if (result.kind !== 'read') throw new Error(JSON.stringify(result));
    expect(result.certainty).toBe('text');
    return result.candidates.length;
  };

  test('the link is compared as it was sent, not as Facebook shows it', async () => {
    const post: PostSnapshot = { type: 'link', text: 'Read this', link: 'https://example.com/a?b=1', media: [] };
    const { query } = await release(play, post);
    expect(await found(query)).toBe(1);
    expect(await found({ ...query, post: { ...post, link: 'https://example.com/other' } })).toBe(0);
  });

  test('only the same text, in any composition and with any line ends', async () => {
    const { query } = await release(play, textPost('Été\nà la mer'));
    expect(await found({ ...query, post: textPost('E\u0301te\u0301\r\na\u0300 la mer') })).toBe(1);
    expect(await found({ ...query, post: textPost('Été à la mer') })).toBe(0);
  });

  test('only inside the time of the release', async () => {
    const { query } = await release(play, textPost('timely'));
    const later = new Date(query.commitStartedAt.getTime() + 8_000);
    expect(await found(windowOf(query.post, later))).toBe(0);
    const earlier = new Date(query.commitStartedAt.getTime() - 95_000 - 601_000);
    expect(await found(windowOf(query.post, earlier))).toBe(0);
  });

  test('the clock of the network may be wrong by an hour', async () => {
    const ourTime = new Date(world.now().getTime() - 3_600_000);
    const { query } = await release(play, textPost('an hour ahead'));
    const slow = world.build({ now: () => new Date(world.now().getTime() - 3_600_000) });
    expect(await found(windowOf(query.post, ourTime), slow)).toBe(1);
  });

  test('pictures whose ids were lost are looked for by their text', async () => {
    const post: PostSnapshot = { type: 'image', text: 'restored', link: null, media: [await world.image('a')] };
    const { query } = await release(play, post);
    expect(await found({ ...query, staged: { objects: [] } })).toBe(1);
    expect((await world.connector.find(play.page, query)).kind).toBe('read');
  });

  test('a post of another app is not ours', async () => {
    const { query } = await release(play, textPost('by another app'));
    expect(await found(query, world.build({ appId: '1' }))).toBe(0);
  });

  test('reads back over many pages, also empty ones, to before the release', async () => {
    world.sandbox.control.facebook.set({ requireAppSecretProof: false });
    const { query } = await release(play, textPost('the first of many'));
    for (let n = 0; n < 120; n += 1)
      await graph(`${world.pageId}/feed`, { message: `newer ${n}`, access_token: play.page.token });
    expect(await found(query)).toBe(1);
    const half = { method: 'GET', path: '/feed$', after: 1, action: { kind: 'reset' } } as const;
    world.sandbox.control.addFault(half);
    expect((await world.connector.find(play.page, query)).kind).toBe('cannot-read');
  });

  test('a list that is too heavy is read in halves to its end, and given up when nothing is left to halve', async () => {
    world.sandbox.control.facebook.set({ requireAppSecretProof: false });
    const { query } = await release(play, textPost('behind heavy ones'));
    for (let n = 0; n < 40; n += 1)
      await graph(`${world.pageId}/feed`, { message: `heavy ${n}`, access_token: play.page.token });
    const refuse = (message: string, limits: string) =>
      world.sandbox.control.addFault({
        method: 'GET',
        path: '/feed$',
        params: `"limit":"?(${limits})\\b`,
        times: -1,
        action: { kind: 'status', status: 500, body: { error: { message, type: 'OAuthException', code: 1 } } },
      });
    const asked = async () => {
      const before = world.sandbox.control.calls().length;
      const { kind } = await world.connector.find(play.page, query);
      const calls = world.sandbox.control.calls().slice(before);
      const limits = calls.filter(({ path }) => path.endsWith('/feed')).map((call) => Number(call.query.limit));
      return { kind, limits };
    };
    const heavy = "Please reduce the amount of data you're asking for, then retry your request";
    refuse(heavy, '50|25');
    expect(await found(query)).toBe(1);
    const { limits } = await asked();
    expect([limits.slice(0, 2), [...new Set(limits.slice(2))]]).toEqual([[50, 25], [12]]);
    // The smaller limit goes on with the links to the next pages.
    expect(limits.length).toBeGreaterThan(5);
    refuse(heavy, String.raw`\d+`);
    expect(await asked()).toEqual({ kind: 'cannot-read', limits: [50, 25, 12, 6, 3, 1] });
    world.sandbox.control.clearFaults();
    refuse('An unknown error occurred', String.raw`\d+`);
    expect(await asked()).toEqual({ kind: 'cannot-read', limits: [50] });
  });
});
