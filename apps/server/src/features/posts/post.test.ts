import { expect, test } from 'vitest';
import { typeOf } from './post.ts';

const picture = { kind: 'image' as const, width: 1080, height: 1080, duration_ms: null };
const upright = { kind: 'video' as const, width: 1080, height: 1920, duration_ms: 20_000 };
const wide = { ...upright, width: 1920, height: 1080 };

test('a single video is a reel on Instagram, what was chosen or what its shape says on Facebook, and a video elsewhere', () => {
  expect(typeOf('instagram', [wide], null)).toBe('reel');
  expect(typeOf('instagram', [upright], null, 'post')).toBe('reel');
  expect(typeOf('facebook', [upright], null)).toBe('reel');
  expect(typeOf('facebook', [upright], null, 'post')).toBe('video');
  expect(typeOf('facebook', [wide], null)).toBe('video');
  expect(typeOf('facebook', [wide], null, 'reel')).toBe('reel');
  expect(typeOf('linkedin', [upright], null, 'reel')).toBe('video');
});

test('several files are pictures on Instagram; the choice of a reel changes nothing without a video', () => {
  expect(typeOf('instagram', [picture, upright], null)).toBe('image');
  expect(typeOf('facebook', [picture, picture], 'https://example.com', 'reel')).toBe('image');
  expect(typeOf('facebook', [], 'https://example.com', 'reel')).toBe('link');
  expect(typeOf('facebook', [], null)).toBe('post');
});
