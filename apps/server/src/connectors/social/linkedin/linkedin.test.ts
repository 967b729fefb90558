import { DEMO_WORLD, video as makeVideo } from '@waypost/sandbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { connect, openGuard, type Play, publish, refusalOf, release, textPost } from '../conformance/world.ts';
import type { PageAccess, PostSnapshot } from '../port.ts';
import { worldOfFile } from '../testing/world-of-file.ts';
import { LINKEDIN_SCOPES } from './scopes.ts';
import { linkedinWorld } from './testing/linkedin-world.ts';

const { members, organizations } = DEMO_WORLD.linkedin;
const ORGANIZATION = `urn:li:organization:${organizations.blueFjord.id}`;
const world = await worldOfFile(linkedinWorld());
let play: Play;
/** Marina's own profile, with the token of the same consent. */
let profile: Play;

beforeEach(async () => {
  play = await connect(world);
  const page: PageAccess = { pageId: members.marina.id, token: play.grant.accessToken, isFeed: true };
  profile = { ...play, page };
});

const linkedin = () => world.sandbox.control.linkedin;
const newest = (author: string) => linkedin().wall(author)[0];
const callsTo = (path: RegExp) => world.sandbox.control.calls().filter((call) => path.test(call.path));

describe('the consent', () => {
  test('asks for one constant set, separated by spaces, and lasts sixty days', () => {
    const url = new URL(world.connector.authUrl({ redirectUri: world.redirectUri, state: 'x' }));
    expect(url.pathname).toBe('/linkedin/oauth/v2/authorization');
    expect(url.searchParams.get('scope')).toBe(LINKEDIN_SCOPES.join(' '));
    expect(play.grant.refreshToken).toBeNull();
    const days = ((play.grant.expiresAt?.getTime() ?? 0) - world.now().getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(60);
  });

  test('a token that LinkedIn does not know yet is tried for ten seconds, and no longer', async () => {
    linkedin().set({ mintingWindowMs: 4_000 });
    const { grant, pages } = await connect({ ...world, reset: () => undefined });
    expect(grant.networkUserId).toBe(members.marina.id);
    expect(pages.length).toBeGreaterThan(1);
    linkedin().set({ mintingWindowMs: 60_000 });
    const asked = connect({ ...world, reset: () => undefined });
    await expect(asked).rejects.toMatchObject({ refusal: { kind: 'reconnect', code: 'li_token_revoked' } });
  });

  test('a release with such a token is tried later, and breaks no connection', async () => {
    linkedin().breakTokens({ memberId: members.marina.id }, 'REVOKED_ACCESS_TOKEN');
    // Another process, which has only read the row: it knows as well how new the token is.
    const other = { ...play, connector: world.build() };
    const picture = { ...textPost('early'), media: [await world.image('early')] };
    for (const staged of [
      await other.connector.stage(play.page, picture, { objects: [] }),
      await other.connector.release(play.page, textPost('early'), { objects: [] }, openGuard()),
    ])
      expect(staged).toMatchObject({ kind: 'refused', refusal: { kind: 'try-later', code: 'li_token_new' } });
    await expect(other.connector.fetchFollowers(play.page)).rejects.toMatchObject({
      refusal: { kind: 'try-later', code: 'li_token_new' },
    });
    const early = await world.connector.release(play.page, textPost('early'), { objects: [] }, openGuard());
    expect(early).toMatchObject({ kind: 'refused', refusal: { kind: 'try-later', code: 'li_token_new' } });
    world.pass?.(11);
    const late = await world.connector.release(play.page, textPost('late'), { objects: [] }, openGuard());
    expect(late).toMatchObject({ kind: 'refused', refusal: { kind: 'reconnect', scope: 'grant' } });
  });

  test('of an app with fewer products asks for those, and offers what they allow', async () => {
    const kinds = async (scopes: readonly string[]) => {
      linkedin().set({ appScopes: [...scopes] });
      const connector = world.build({ scopes });
      const { grant, pages } = await connect({ ...world, connector, reset: () => undefined });
      expect(grant).toMatchObject({ scopes: [...scopes], missingNeeded: [] });
      return pages.map(({ name, isFeed }) => [name, isFeed]);
    };
    expect(await kinds(['openid', 'profile', 'w_member_social'])).toEqual([['Marina Duval', true]]);
    const organizationOnly = ['openid', 'profile', 'w_organization_social', 'r_organization_admin'];
    expect(await kinds(organizationOnly)).toEqual([
      ['Blue Fjord Travel', false],
      ['Northern Lights Cruises', false],
      ['Fjord Friends Club', false],
    ]);
    const few = { ...play, connector: world.build({ scopes: organizationOnly }) };
    few.page = {
      ...play.page,
      token: linkedin().issueToken({ memberId: members.marina.id, scopes: organizationOnly }),
    };
    const { result, query } = await release(few, textPost('Only what is allowed'));
    expect(result).toMatchObject({ kind: 'live' });
    const cannot = { kind: 'rejected', code: 'li_posts_unreadable' };
    expect(await few.connector.find(few.page, query)).toMatchObject({ kind: 'cannot-read', refusal: cannot });
    const remoteId = result.kind === 'live' ? result.id : '';
    expect(await refusalOf(() => few.connector.findComment(few.page, remoteId, 'x'))).toMatchObject(cannot);
    expect(await few.connector.fetchStats(few.page, { remoteId, type: 'post' })).toMatchObject({
      metrics: { post_impressions: null, post_likes: null },
      refused: ['organizationalEntityShareStatistics', 'socialActions'],
    });
  });

  test('partners get a refresh token; a dead one asks for a reconnect, none is no error', async () => {
    expect(await world.connector.refresh(play.grant)).toBeNull();
    linkedin().set({ partner: true });
    const { grant } = await connect({ ...world, reset: () => undefined });
    const again = await world.connector.refresh(grant);
    expect(again).toMatchObject({ networkUserId: members.marina.id, missingNeeded: [] });
    expect(again?.accessToken).not.toBe(grant.accessToken);
    await world.connector.revoke(grant);
    expect(await refusalOf(() => world.connector.refresh(grant))).toMatchObject({ kind: 'reconnect' });
    expect((await refusalOf(() => world.connector.missingScopes(grant))).kind).toBe('reconnect');
  });

  test('lists the own profile and every organization with what the person may do there', () => {
    expect(
      play.pages.map(({ name, admin, isFeed, organizationUrn }) => [name, admin, isFeed, organizationUrn]),
    ).toEqual([
      ['Marina Duval', true, true, null],
      ['Blue Fjord Travel', true, false, ORGANIZATION],
      ['Northern Lights Cruises', true, false, `urn:li:organization:${organizations.northernLights.id}`],
      ['Fjord Friends Club', false, false, `urn:li:organization:${organizations.fjordFriends.id}`],
    ]);
  });

  test('a lost role breaks that page only', async () => {
    linkedin().setRole(organizations.blueFjord.id, members.marina.id);
    expect(await refusalOf(() => world.connector.checkPage(play.page))).toMatchObject({
      kind: 'reconnect',
      scope: 'page',
      code: 'li_role_lost',
    });
    await world.connector.checkPage(profile.page);
  });

  test('a version that is switched off is our fault, never a reconnect', async () => {
    const old = world.build({ version: '202401' });
    expect(await refusalOf(() => old.checkPage(play.page))).toMatchObject({ kind: 'ours', code: 'li_version_sunset' });
  });

  test('an upload that was answered and did not arrive is made anew, and is never the picture’s fault', async () => {
    const post: PostSnapshot = { type: 'image', text: 'x', link: null, media: [await world.image('lost')] };
    const lose = () =>
      world.sandbox.control.addFault({ method: 'PUT', path: '/dms-uploads/', action: { kind: 'status', status: 201 } });
    lose();
    const first = await world.connector.stage(play.page, post, { objects: [] });
    expect(await world.connector.stage(play.page, post, first.staged)).toMatchObject({ kind: 'wait' });
    world.pass?.(16);
    const second = await world.connector.stage(play.page, post, first.staged);
    expect(second.kind).toBe('more');
    expect(second.staged.objects.map((object) => object.unused ?? false)).toEqual([true, false]);
    await world.pass?.(30);
    expect((await world.connector.stage(play.page, post, second.staged)).kind).toBe('ready');

    lose();
    lose();
    const lost = await world.connector.stage(play.page, post, { objects: [] });
    await world.pass?.(16);
    const again = await world.connector.stage(play.page, post, lost.staged);
    await world.pass?.(16);
    expect(await world.connector.stage(play.page, post, again.staged)).toMatchObject({
      kind: 'refused',
      refusal: { kind: 'try-later', code: 'li_media_pending' },
    });
  });

  test('a used-up day is a limit without an end, of the kind that may last until midnight UTC', async () => {
    linkedin().set({ quota: { member: 0, app: null } });
    // The answer is the same for a passing limit: how long it lasts is found out by asking again (decision 017).
    expect(await refusalOf(() => world.connector.fetchFollowers(play.page))).toMatchObject({
      kind: 'wait',
      seconds: null,
      daily: true,
    });
  });
});

describe('what is published', () => {
  test('a link is a card with a title; pictures carry their alternative text and take its place', async () => {
    await publish(play, { ...textPost('Read this'), type: 'link', link: 'https://www.example.com/fjords?a=1' });
    expect(newest(ORGANIZATION)?.link).toEqual({
      source: 'https://www.example.com/fjords?a=1',
      title: 'example.com',
      description: null,
    });
    const titled = { ...textPost('Read that'), type: 'link' as const, link: 'https://www.example.com/fjords' };
    await publish(play, { ...titled, linkTitle: `Fjords (in #spring) ${'x'.repeat(400)}` });
    expect(newest(ORGANIZATION)?.link).toMatchObject({ title: `Fjords (in #spring) ${'x'.repeat(380)}` });
    await publish(play, { ...titled, text: 'Read with a picture', linkPicture: await world.image('card') });
    expect(newest(ORGANIZATION)).toMatchObject({ link: { title: 'example.com' }, media: [{ mime: 'image/jpeg' }] });
    const media = [await world.image('a'), await world.image('b')];
    await publish(play, { type: 'image', text: '', link: 'https://example.com/', media });
    expect(newest(ORGANIZATION)).toMatchObject({
      link: null,
      media: [{ alt_text: 'Picture a' }, { alt_text: 'Picture b' }],
    });
  });

  test.each([true, false])('a video of several parts arrives whole (quoted ETags: %s)', async (quotedEtags) => {
    linkedin().set({ quotedEtags });
    const video = await world.media.video('long', makeVideo({ bytes: 9 * 1024 * 1024 }));
    const { id } = await publish(play, { type: 'video', text: 'A long video', link: null, media: [video] });
    expect(id).toMatch(/^urn:li:ugcPost:/);
    expect(callsTo(/uploaded-video/)).toHaveLength(3);
    expect(newest(ORGANIZATION)?.media).toMatchObject([{ mime: 'video/mp4', scrambled: false }]);
    expect(await world.connector.settle(play.page, id)).toMatchObject({ kind: 'live', id });
  });

  test('a medium that fails is handed in once more, then the post is refused', async () => {
    const post: PostSnapshot = {
      type: 'video',
      text: 'x',
      link: null,
      media: [await world.video?.('f')].flatMap((it) => it ?? []),
    };
    linkedin().set({ failNext: ['The codec is unknown'] });
    await publish(play, post);
    linkedin().set({ failNext: ['The codec is unknown', 'The codec is unknown'] });
    await expect(publish(play, { ...post, text: 'y' })).rejects.toThrow('li_video_invalid');
  });

  test('a video that is too small is told as such', async () => {
    const media = [await world.media.video('tiny', makeVideo({ bytes: 100 }))];
    const post: PostSnapshot = { type: 'video', text: 'x', link: null, media };
    expect(await world.connector.stage(play.page, post, { objects: [] })).toMatchObject({
      refusal: { kind: 'rejected', code: 'li_video_invalid' },
    });
  });

  test('an address that ran out is asked for again', async () => {
    const post: PostSnapshot = { type: 'video', text: 'x', link: null, media: [await world.media.video('f')] };
    linkedin().set({ uploadUrlMs: 1_000 });
    const begun = await world.connector.stage(play.page, post, { objects: [] });
    world.pass?.(2);
    const again = await world.connector.stage(play.page, post, begun.staged);
    expect(again).toMatchObject({ kind: 'more', staged: { objects: [{ unused: true }, { data: { tries: 1 } }] } });
  });

  test('what was uploaded for one author is not used for another', async () => {
    const post: PostSnapshot = { type: 'image', text: 'x', link: null, media: [await world.image('a')] };
    const { query } = await publish(play, post);
    const moved = await world.connector.stage(profile.page, post, query.staged);
    expect(moved.staged.objects.map((object) => object.unused ?? false)).toEqual([true, false]);
    expect((await world.connector.release(profile.page, post, query.staged, openGuard())).kind).toBe('not-sent');
  });

  test.each([
    ['reel', [], 'type_unsupported'],
    ['video', [], 'li_video_alone'],
    ['post', ['f', 'a'], 'li_video_alone'],
    ['image', Array.from({ length: 21 }, (_, n) => `p${n}`), 'li_too_many_images'],
    ['post', [], 'li_empty'],
  ] as const)('%s with %j is refused before anything is sent: %s', async (type, names, code) => {
    const media = await Promise.all(names.map((name) => (name === 'f' ? world.media.video(name) : world.image(name))));
    const before = callsTo(/initializeUpload|images|videos/).length;
    const result = await world.connector.stage(play.page, { type, text: ' ', link: null, media }, { objects: [] });
    expect(result).toMatchObject({ kind: 'refused', refusal: { kind: 'rejected', code } });
    expect(callsTo(/images|videos/)).toHaveLength(before);
  });

  test('a text that grows too long by its escapes is told so', async () => {
    const { result } = await release(play, textPost('('.repeat(2_000)));
    expect(result).toMatchObject({ kind: 'refused', refusal: { code: 'li_text_too_long' } });
  });

  test('an id that is none never becomes part of an address', async () => {
    expect((await refusalOf(() => world.connector.remove(play.page, '../organizations/1'))).kind).toBe('gone');
    expect((await world.connector.comment(play.page, 'me', 'x', openGuard())).kind).toBe('refused');
  });
});
