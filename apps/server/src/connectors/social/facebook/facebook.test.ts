import { Readable } from 'node:stream';
import { DEMO_WORLD } from '@waypost/sandbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { everyFigure } from '../conformance/figures.ts';
import { connect, openGuard, type Play, refusalOf, release, stageAll, textPost } from '../conformance/world.ts';
import { createMetaGraph } from '../meta-graph/meta-graph.ts';
import type { PostSnapshot } from '../port.ts';
import { worldOfFile } from '../testing/world-of-file.ts';
import { facebookWorld } from './testing/facebook-world.ts';

const { people, pages } = DEMO_WORLD;
const world = await worldOfFile(facebookWorld());
let play: Play;

beforeEach(async () => {
  play = await connect(world);
});

describe('the consent dialog', () => {
  test('asks for every permission with commas, and again only when told', () => {
    const url = new URL(world.connector.authUrl({ redirectUri: world.redirectUri, state: 'x' }));
    expect(url.pathname).toBe('/facebook/dialog/v26.0/dialog/oauth');
    expect(url.searchParams.get('scope')?.split(',')).toHaveLength(7);
    expect(url.searchParams.get('auth_type')).toBeNull();
    const again = new URL(world.connector.authUrl({ redirectUri: world.redirectUri, state: 'x', again: true }));
    expect(again.searchParams.get('auth_type')).toBe('rerequest');
  });

  test('asks for what the app has, or for a configuration whose permissions are given all together', async () => {
    const redirectUri = world.redirectUri;
    const few = world.build({ scopes: ['pages_show_list', 'pages_manage_posts', 'pages_read_engagement'] });
    expect(new URL(few.authUrl({ redirectUri, state: 'x' })).searchParams.get('scope')).toBe(
      'pages_show_list,pages_manage_posts,pages_read_engagement',
    );
    const scopes = ['pages_show_list', 'pages_manage_posts', 'pages_read_engagement', 'read_insights'];
    world.sandbox.control.facebook.set({ loginConfigs: { 77: scopes } });
    const business = world.build({ configId: '77' });
    const address = business.authUrl({ redirectUri, state: 'x' });
    expect(new URL(address).searchParams.get('scope')).toBeNull();
    const answer = await world.consent(address, { without: 'read_insights' });
    const grant = await business.exchangeCode({ code: answer.get('code') ?? '', redirectUri });
    expect(grant.scopes).toEqual(expect.arrayContaining(scopes));
    expect(grant.missingNeeded).toEqual([]);
    world.sandbox.control.facebook.set({ loginConfigs: {} });
  });

  test('a revoked consent is dead for every page', async () => {
    await world.connector.revoke(play.grant);
    expect(await refusalOf(() => world.connector.checkPage(play.page))).toMatchObject({
      kind: 'reconnect',
      scope: 'grant',
    });
  });

  test('a lost role breaks that page, not the consent', async () => {
    world.sandbox.control.facebook.setRole(pages.blueFjord.id, people.marina.id, []);
    expect(await refusalOf(() => world.connector.checkPage(play.page))).toMatchObject({
      kind: 'reconnect',
      scope: 'page',
      code: 'fb_role_lost',
    });
  });

  test('a permission that was given for other pages only is missing for this one', async () => {
    const asked = () => refusalOf(() => world.connector.checkPage(play.page));
    const scopes = ['pages_manage_posts', 'pages_read_engagement'];
    const token = (targets: string[]) => ({
      data: {
        app_id: DEMO_WORLD.app.id,
        is_valid: true,
        scopes,
        granular_scopes: [{ scope: scopes[0], target_ids: targets }, { scope: scopes[1] }],
      },
    });
    const answer = (targets: string[]) =>
      world.sandbox.control.addFault({
        path: '/debug_token$',
        action: { kind: 'status', status: 200, body: JSON.stringify(token(targets)) },
      });
    answer([pages.northernLights.id]);
    expect(await asked()).toMatchObject({ kind: 'reconnect', scope: 'page', code: 'fb_permission_missing' });
    answer([pages.northernLights.id, world.pageId]);
    await world.connector.checkPage(play.page);
  });

  test('a permission taken back is missing, also when the token lives', async () => {
    world.sandbox.control.facebook.setPermission(people.marina.id, 'pages_manage_posts', 'declined');
    expect(await refusalOf(() => world.connector.checkPage(play.page))).toMatchObject({
      code: 'fb_permission_missing',
    });
  });
});

describe('what it does not take', () => {
  test.each([
    ['video', 'fb_video_alone'],
    ['reel', 'fb_video_alone'],
    ['feedpost', 'type_unsupported'],
  ] as const)('%s of words alone is refused before anything is sent', async (type, code) => {
    const result = await world.connector.stage(play.page, { ...textPost('moving'), type }, { objects: [] });
    expect(result).toMatchObject({ kind: 'refused', refusal: { kind: 'rejected', code } });
  });

  test('a picture whose bytes are none, and an empty post', async () => {
    const bytes = Buffer.from('this is no picture');
    const open = async () => Readable.from([bytes]);
    const url = `${world.sandbox.url}/nothing.jpg`;
    const media = { ...(await world.image('a')), url, open, bytes: bytes.byteLength };
    const post: PostSnapshot = { type: 'image', text: 'x', link: null, media: [media] };
    expect(await world.connector.stage(play.page, post, { objects: [] })).toMatchObject({
      refusal: { kind: 'rejected', code: 'fb_photo_invalid' },
    });
    expect(await world.connector.stage(play.page, textPost(' '), { objects: [] })).toMatchObject({
      refusal: { code: 'fb_empty' },
    });
  });

  test('an id that is none never becomes part of an address', async () => {
    expect((await refusalOf(() => world.connector.remove(play.page, 'me/accounts'))).kind).toBe('gone');
    expect((await world.connector.comment(play.page, '../1', 'x', openGuard())).kind).toBe('refused');
  });
});

describe('staging', () => {
  test.each([
    [324, 2069019],
    [100, 1366046],
  ])('a picture that Facebook cannot fetch from us (%d/%d) is handed over as a file', async (code, subcode) => {
    const { control } = world.sandbox;
    control.addFault({ method: 'POST', path: '/photos$', action: { kind: 'graph_error', code, subcode } });
    const media = { ...(await world.image('a')), url: `${world.sandbox.url}/away.jpg` };
    const post: PostSnapshot = { type: 'image', text: 'away', link: null, media: [media] };
    const { staged } = await stageAll(world.connector, play.page, post);
    await world.connector.release(play.page, post, staged, openGuard());
    const [seen] = control.facebook.wall(world.pageId);
    expect(seen).toMatchObject({ message: 'away', media: [{ alt_text: 'Picture a' }] });
  });

  test('alt text goes out, a second time for the same picture too, and one object per step', async () => {
    const image = await world.image('a');
    const post: PostSnapshot = { type: 'image', text: 'twice', link: 'https://example.com/', media: [image, image] };
    const { staged, steps } = await stageAll(world.connector, play.page, post);
    expect(steps).toBe(2);
    await world.connector.release(play.page, post, staged, openGuard());
    const [seen] = world.sandbox.control.facebook.wall(world.pageId);
    expect(seen?.media.map((media) => media.alt_text)).toEqual(['Picture a', 'Picture a']);
    expect(seen?.link).toBeNull();
  });

  test('what was staged a day ago is made again, and the old photo is marked', async () => {
    const post: PostSnapshot = { type: 'image', text: 'late', link: null, media: [await world.image('a')] };
    const { staged } = await stageAll(world.connector, play.page, post);
    world.sandbox.control.clock.advance(23 * 3_600_000);
    const again = await stageAll(world.connector, play.page, post, staged);
    expect(again.staged.objects.map((object) => object.unused ?? false)).toEqual([true, false]);
  });

  test('a release of something unstaged is not sent', async () => {
    const post: PostSnapshot = { type: 'image', text: 'unstaged', link: null, media: [await world.image('a')] };
    expect((await world.connector.release(play.page, post, { objects: [] }, openGuard())).kind).toBe('not-sent');
  });
});

describe('figures', () => {
  test('one name that Facebook refuses does not spoil the others', async () => {
    const { result } = await release(play, textPost('figures'));
    if (result.kind !== 'live') throw new Error(JSON.stringify(result));
    world.sandbox.control.clock.advance(3 * 86_400_000);
    world.sandbox.control.facebook.set({
      refusedMetrics: ['post_media_view'],
      absentMetrics: ['post_reactions_by_type_total'],
      businessUsage: {
        [world.pageId]: {
          type: 'pages',
          call_count: 91,
          total_time: 1,
          total_cputime: 1,
          estimated_time_to_regain_access: 0,
        },
      },
    });
    const stats = await world.connector.fetchStats(play.page, { remoteId: result.id, type: 'post' });
    expect(stats.refused).toEqual(['post_media_view']);
    expect(stats.usagePercent).toBe(91);
    expect(stats.metrics).toEqual({
      ...everyFigure('facebook', 'post'),
      post_views: null,
      followers: pages.blueFjord.followers,
    });
  });
});

describe('the Graph client', () => {
  test('a link to the next page elsewhere is not followed, and no log line holds a token', async () => {
    const lines: string[] = [];
    const client = createMetaGraph({
      appId: DEMO_WORLD.app.id,
      appSecret: DEMO_WORLD.app.secret,
      graphBase: `${world.sandbox.url}/facebook/graph`,
      ruploadBase: `${world.sandbox.url}/facebook/rupload`,
      version: 'v26.0',
      now: world.now,
      log: { warn: (...parts: unknown[]) => lines.push(JSON.stringify(parts)) },
    });
    await expect(client.follow('http://127.0.0.1:1/facebook/graph/v26.0/me', play.page.token)).rejects.toThrow();
    const wrong = `${play.page.token}canary`;
    await expect(client.get('me', {}, wrong)).rejects.toThrow('Graph error 190');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('fbtrace_id');
    expect(lines.join('')).not.toContain(wrong);
    expect(lines.join('')).not.toContain('appsecret_proof');
  });

  test('a dead version is our fault', async () => {
    expect((await refusalOf(() => world.build({ version: 'v1.0' }).checkPage(play.page))).kind).toBe('ours');
  });

  test('a call that gets no answer is tried later; garbage too', async () => {
    world.sandbox.control.addFault({ path: '/me/accounts$', action: { kind: 'garbage' } });
    expect(await refusalOf(() => world.connector.listPages(play.grant))).toMatchObject({ code: 'fb_no_answer' });
    world.sandbox.control.addFault({ path: '/me/accounts$', action: { kind: 'hang' } });
    const hasty = world.build({ timeoutMs: 200 });
    expect((await refusalOf(() => hasty.listPages(play.grant))).kind).toBe('try-later');
  });
});
