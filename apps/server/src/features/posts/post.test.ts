import { expect, test } from 'vitest';
import { typeOf } from './post.ts';

const none = { link: null };
const picture = { kind: 'image' as const, width: 1080, height: 1080, duration_ms: null };
const upright = { kind: 'video' as const, width: 1080, height: 1920, duration_ms: 20_000 };
const wide = { ...upright, width: 1920, height: 1080 };

test('a single video is a reel on Instagram, what was chosen or what its shape says on Facebook, and a video elsewhere', () => {
  expect(typeOf('instagram', [wide], none)).toBe('reel');
  expect(typeOf('instagram', [upright], none, 'post')).toBe('reel');
  expect(typeOf('facebook', [upright], none)).toBe('reel');
  expect(typeOf('facebook', [upright], none, 'post')).toBe('video');
  expect(typeOf('facebook', [wide], none)).toBe('video');
  expect(typeOf('facebook', [wide], none, 'reel')).toBe('reel');
  expect(typeOf('linkedin', [upright], none, 'reel')).toBe('video');
});

test('several files are pictures on Instagram; the choice of a reel changes nothing without a video', () => {
  expect(typeOf('instagram', [picture, upright], none)).toBe('image');
  expect(typeOf('facebook', [picture, picture], { link: 'https://example.com' }, 'reel')).toBe('image');
  expect(typeOf('facebook', [], { link: 'https://example.com' }, 'reel')).toBe('link');
  expect(typeOf('facebook', [], none)).toBe('post');
});

test('a chosen link is one with a picture for its card too; where links are not shown the picture is all there is', () => {
  const link = { link: 'https://example.com', shows: 'link' as const };
  expect(typeOf('facebook', [picture], link)).toBe('link');
  expect(typeOf('instagram', [picture], link)).toBe('image');
});
