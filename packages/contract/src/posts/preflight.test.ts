import { describe, expect, test } from 'vitest';
import { videoTypeOf } from '../media/videos.ts';
import { type PreflightPost, preflight } from './preflight.ts';

const world = {
  now: 0,
  pro: true,
  connection: { connected: true, installed: true, paused: false, expiresAt: null },
  sameTextPost: null,
};
const upright = { width: 1080, height: 1920 };
const wide = { width: 1920, height: 1080 };
const codes = (post: Partial<PreflightPost> & Pick<PreflightPost, 'app'>) =>
  preflight({ message: 'A reef', text: 'A reef', link: null, images: [], hasVideo: true, fireAt: null, ...post }, world)
    .filter((message) => message.level === 'error')
    .map((message) => message.code);

describe('A video', () => {
  test.each([
    ['facebook', { ...upright, seconds: 30 }, 'reel'],
    ['facebook', { ...upright, seconds: 91 }, 'video'],
    ['facebook', { ...upright, seconds: 2 }, 'video'],
    ['facebook', { ...wide, seconds: 30 }, 'video'],
    ['facebook', { width: 480, height: 854, seconds: 30 }, 'video'],
    ['instagram', { ...wide, seconds: 30 }, 'reel'],
    ['linkedin', { ...upright, seconds: 30 }, 'video'],
  ] as const)('on %s of %o is a %s', (network, video, type) => {
    expect(videoTypeOf(network, video)).toBe(type);
  });

  test.each([
    ['instagram', 2, 'video_too_short'],
    ['instagram', 3, undefined],
    ['instagram', 900, undefined],
    ['instagram', 901, 'video_too_long'],
    ['linkedin', 2.9, 'video_too_short'],
    ['linkedin', 1800, undefined],
    ['linkedin', 1801, 'video_too_long'],
    ['facebook', 1200, undefined],
  ] as const)('on %s of %d seconds: %s', (app, seconds, code) => {
    expect(codes({ app, videos: [{ ...wide, seconds }] })).toEqual(code === undefined ? [] : [code]);
  });

  test('chosen as a reel is held to the length of reels', () => {
    const videos = [{ ...upright, seconds: 120 }];
    expect(codes({ app: 'facebook', videos })).toEqual([]);
    expect(codes({ app: 'facebook', videos, videoType: 'reel' })).toEqual(['video_too_long']);
  });

  test('has its end card left out where the two would be too long, and goes out all the same', () => {
    const found = (app: 'facebook' | 'instagram', seconds: number, more: Partial<PreflightPost> = {}) => {
      const videos = [{ ...upright, seconds }];
      const post = { message: 'A reef', text: 'A reef', link: null, images: [], hasVideo: true, fireAt: null };
      return preflight({ ...post, app, videos, endCard: 5, ...more }, world).map(({ code, level }) => [code, level]);
    };
    expect(found('facebook', 85)).toEqual([]);
    expect(found('facebook', 85.1)).toEqual([['end_card_left_out', 'warning']]);
    expect(found('facebook', 85.1, { endCard: null })).toEqual([]);
    expect(found('facebook', 89, { mediaType: 'post' })).toEqual([]);
    expect(found('instagram', 890)).toEqual([]);
    expect(found('instagram', 897)).toEqual([['end_card_left_out', 'warning']]);
  });

  test('goes out alone, except in a carousel of Instagram', () => {
    const mixed = { videos: [{ ...wide, seconds: 10 }], images: [{ width: 1080, height: 1080 }] };
    expect(codes({ app: 'facebook', ...mixed })).toEqual(['video_alone']);
    expect(codes({ app: 'linkedin', ...mixed })).toEqual(['video_alone']);
    expect(codes({ app: 'instagram', ...mixed })).toEqual([]);
  });

  test('that could not be prepared stops the post', () => {
    expect(codes({ app: 'facebook', unprepared: 'unreadable' })).toEqual(['media_unprepared']);
    expect(codes({ app: 'facebook', unprepared: 'logo' })).toEqual(['logo_unreadable']);
    expect(codes({ app: 'facebook', unprepared: null })).toEqual([]);
  });

  test.each([
    ['facebook', 'reel', { ...upright, seconds: 30 }, []],
    ['facebook', 'post', { ...upright, seconds: 30 }, []],
    ['facebook', 'reel', { ...wide, seconds: 30 }, ['reel_not_upright']],
    ['facebook', 'reel', { ...upright, seconds: 2 }, ['video_too_short']],
    ['facebook', 'post', { ...wide, seconds: 120 }, []],
    ['instagram', 'reel', { ...wide, seconds: 30 }, []],
    ['instagram', 'post', { ...upright, seconds: 30 }, ['reel_only']],
    ['linkedin', 'post', { ...upright, seconds: 30 }, []],
    ['linkedin', 'reel', { ...upright, seconds: 30 }, ['reel_unsupported']],
  ] as const)('on %s chosen as a %s, of %o: %j', (app, mediaType, video, found) => {
    expect(codes({ app, mediaType, videos: [video] })).toEqual(found);
  });

  test('that is not upright is told of before it becomes a reel on Instagram', () => {
    const post = {
      app: 'instagram',
      message: 'A reef',
      text: 'A reef',
      link: null,
      images: [],
      hasVideo: true,
      fireAt: null,
    } as const;
    expect(preflight({ ...post, videos: [{ ...wide, seconds: 30 }] }, world)).toMatchObject([
      { code: 'reel_not_upright', level: 'warning' },
    ]);
    expect(preflight({ ...post, videos: [{ ...upright, seconds: 30 }] }, world)).toEqual([]);
  });

  test('is what a reel needs, and it needs it alone', () => {
    const picture = { width: 1080, height: 1080 };
    const none = { hasVideo: false, images: [picture], mediaType: 'reel' } as const;
    expect(codes({ app: 'facebook', ...none })).toEqual(['reel_needs_video']);
    expect(codes({ app: 'instagram', ...none })).toEqual(['reel_needs_video']);
    expect(codes({ app: 'linkedin', ...none })).toEqual(['reel_unsupported']);
    const mixed = { images: [picture], videos: [{ ...upright, seconds: 10 }], mediaType: 'reel' } as const;
    expect(codes({ app: 'instagram', ...mixed })).toEqual(['video_alone']);
  });
});

describe('What LinkedIn counts', () => {
  const post = { app: 'linkedin', hasVideo: false } as const;

  test('is the text as it is sent, escapes included', () => {
    expect(codes({ ...post, text: 'a'.repeat(3_000) })).toEqual([]);
    expect(codes({ ...post, text: `${'a'.repeat(2_998)}()` })).toEqual(['message_too_long']);
    expect(codes({ ...post, app: 'facebook', text: '('.repeat(3_100) })).toEqual([]);
  });

  test('is a comment of 1,250 characters, unescaped', () => {
    expect(codes({ ...post, firstComment: '('.repeat(1_250) })).toEqual([]);
    expect(codes({ ...post, firstComment: 'a'.repeat(1_251) })).toEqual(['first_comment_too_long']);
    expect(codes({ ...post, app: 'facebook', firstComment: 'a'.repeat(2_000) })).toEqual([]);
  });
});
