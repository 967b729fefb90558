import { DEMO_WORLD } from '@waypost/sandbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { everyFigure } from '../conformance/figures.ts';
import { connect, openGuard, type Play, publish, refusalOf, release, textPost } from '../conformance/world.ts';
import type { PageAccess } from '../port.ts';
import { worldOfFile } from '../testing/world-of-file.ts';
import { linkedinWorld } from './testing/linkedin-world.ts';

const { members } = DEMO_WORLD.linkedin;
const MEMBER = `urn:li:person:${members.marina.id}`;
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

describe("a member's own profile", () => {
  test.each(['feedpost', 'image', 'video'] as const)('a %s goes out in the name of the member', async (type) => {
    const media =
      type === 'feedpost' ? [] : [await (type === 'image' ? world.media.image('a') : world.media.video('f'))];
    const { id } = await publish(profile, { type, text: `My own ${type} (#travel)`, link: null, media });
    expect(newest(MEMBER)).toMatchObject({ id, text: `My own ${type} (#travel)`, truncated: false });
    expect(await world.connector.permalink(profile.page, id)).toContain(`/feed/update/${id}/`);
    await world.connector.remove(profile.page, id);
    expect(newest(MEMBER)).toBeUndefined();
  });

  test('a token that may only write waits for its pictures instead of asking for them', async () => {
    const page = world.pageOf(members.marina.id, true, ['openid', 'profile', 'w_member_social']);
    const before = world.now().getTime();
    await publish({ ...profile, page }, { type: 'image', text: 'Blind', link: null, media: [await world.image('a')] });
    expect(newest(MEMBER)).toMatchObject({ text: 'Blind', lifecycle_state: 'PUBLISHED' });
    expect(world.now().getTime() - before).toBeGreaterThanOrEqual(15_000);
  });

  test('cannot be read: a person is asked, and the same text again would name the post', async () => {
    world.loseAnswer('release', 'after');
    const { result, query } = await release(profile, textPost('Did it go out?'));
    expect(result.kind).toBe('unknown');
    expect(await world.connector.find(profile.page, query)).toMatchObject({
      kind: 'cannot-read',
      refusal: { kind: 'rejected', code: 'li_member_unreadable' },
    });
    const again = await world.connector.release(profile.page, query.post, query.staged, openGuard());
    expect(again).toMatchObject({ kind: 'refused', refusal: { kind: 'duplicate', remoteId: newest(MEMBER)?.id } });
  });

  test('a first comment is written, and cannot be looked for', async () => {
    const { id } = await publish(profile, textPost('Comment me'));
    expect((await world.connector.comment(profile.page, id, 'Plain (text) #1', openGuard())).kind).toBe('live');
    expect(newest(MEMBER)?.comments.map((comment) => comment.message)).toEqual(['Plain (text) #1']);
    await refusalOf(() => world.connector.findComment(profile.page, id, 'Plain (text) #1'));
  });
});

describe('figures', () => {
  const stats = (of: Play, remoteId: string) => world.connector.fetchStats(of.page, { remoteId, type: 'post' });

  test('of an organization: engagement in percent, never below zero', async () => {
    const { id } = await publish(play, textPost('Seen'));
    const figures = { impressionCount: 2100, uniqueImpressionsCount: 927, clickCount: 109, shareCount: 2 };
    linkedin().setFigures(id, { ...figures, likeCount: 40, commentCount: 3 });
    expect(await stats(play, id)).toEqual({
      metrics: {
        ...everyFigure('linkedin', 'post'),
        post_impressions: 2100,
        post_impressions_unique: 927,
        post_shares: 2,
        post_clicks: 109,
        post_likes: 40,
        post_comments: 3,
        post_engagement: 7.3333,
      },
      refused: [],
      usagePercent: null,
    });
    linkedin().setFigures(id, { ...figures, likeCount: -2, commentCount: 0 });
    expect((await stats(play, id)).metrics.post_likes).toBe(0);
  });

  test('of a post that nobody saw: left out by LinkedIn, so zeros; of a deleted one: gone', async () => {
    linkedin().set({ insightsLagMs: 3_600_000 });
    const { id } = await publish(play, textPost('Unseen'));
    expect((await stats(play, id)).metrics).toEqual(everyFigure('linkedin', 'post', 0));
    linkedin().vanish(id);
    expect((await refusalOf(() => stats(play, id))).kind).toBe('gone');
  });

  test('of a video, which goes by another name', async () => {
    const { id } = await publish(play, { type: 'video', text: '', link: null, media: [await world.media.video('f')] });
    linkedin().setFigures(id, { impressionCount: 10 });
    expect((await stats(play, id)).metrics.post_impressions).toBe(10);
  });

  test('of a member: likes and comments only, from its analytics', async () => {
    const { id } = await publish(profile, textPost('Mine'));
    linkedin().setFigures(id, { likeCount: 5, commentCount: 2 });
    expect(await stats(profile, id)).toMatchObject({ metrics: { post_likes: 5, post_comments: 2 }, refused: [] });
    expect(Object.keys((await stats(profile, id)).metrics)).toEqual(Object.keys(everyFigure('linkedin', 'feedpost')));
    expect(await world.connector.fetchFollowers(profile.page)).toBe(members.marina.followers);
  });

  test('of a member in the development tier: unknown, which is not zero', async () => {
    linkedin().set({ tier: 'development' });
    const { id } = await publish(profile, textPost('Mine'));
    expect(await stats(profile, id)).toMatchObject({
      metrics: { post_likes: null, post_comments: null },
      refused: ['memberCreatorPostAnalytics', 'socialActions'],
    });
    expect(await world.connector.fetchFollowers(profile.page)).toBeNull();
    linkedin().vanish(id);
    expect((await refusalOf(() => stats(profile, id))).kind).toBe('gone');
  });
});
