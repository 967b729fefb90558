import type { ClientRect, CollisionDetection } from '@dnd-kit/core';
import { expect, it } from 'vitest';
import { nearestBlock } from './nearest-block.ts';

const rect = (top: number, bottom: number): ClientRect => ({
  ...{ top, bottom, left: 0, right: 600 },
  ...{ width: 600, height: bottom - top },
});
/** A short text, an image of many times its height, a divider. */
const RECTS = { text: rect(0, 80), image: rect(90, 590), divider: rect(600, 660) };

function over(held: ClientRect, pointer: number | null): string | number | undefined {
  const given = {
    droppableContainers: Object.keys(RECTS).map((id) => ({ id })),
    droppableRects: new Map(Object.entries(RECTS)),
    collisionRect: held,
    pointerCoordinates: pointer === null ? null : { x: 20, y: pointer },
  };
  return nearestBlock(given as unknown as Parameters<CollisionDetection>[0])[0]?.id;
}

it('moves a tall block by keys to where its edge was put', () => {
  expect(over(RECTS.image, null)).toBe('image');
  expect(over(rect(0, 500), null)).toBe('text');
  expect(over(rect(160, 660), null)).toBe('divider');
});

it('holds a block above the one that the pointer is at, whatever their heights', () => {
  expect(over(rect(100, 180), 120)).toBe('image');
  expect(over(rect(-40, 460), 30)).toBe('text');
  expect(over(rect(700, 780), 900)).toBe('divider');
});
