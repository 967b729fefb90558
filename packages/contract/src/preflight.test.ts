import { describe, expect, test } from 'vitest';
import { videoTypeOf } from './media.ts';
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
  preflight({ text: 'A reef', link: null, images: [], hasVideo: true, fireAt: null, ...post }, world).map(
    (message) => message.code,
  );

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

  test('goes out alone, except in a carousel of Instagram', () => {
    const mixed = { videos: [{ ...wide, seconds: 10 }], images: [{ width: 1080, height: 1080 }] };
    expect(codes({ app: 'facebook', ...mixed })).toEqual(['video_alone']);
    expect(codes({ app: 'linkedin', ...mixed })).toEqual(['video_alone']);
    expect(codes({ app: 'instagram', ...mixed })).toEqual([]);
  });

  test('that could not be prepared stops the post', () => {
    expect(codes({ app: 'facebook', unprepared: 'unreadable' })).toEqual(['media_unprepared']);
    expect(codes({ app: 'facebook', unprepared: null })).toEqual([]);
  });
});
