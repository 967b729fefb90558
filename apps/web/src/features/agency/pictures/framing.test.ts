import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { placesOf } from '../masks.ts';
import { drawnSize, drawnType, isTooSmall } from './crop.ts';
import { needsDark } from './ground.ts';
import { problemOf } from './picture.ts';
import { useFraming } from './use-framing.ts';

it('takes back a movement as a whole, one after the other', () => {
  const { result } = renderHook(() => useFraming({ crop: { x: 0, y: 0 }, zoom: 1, aspect: 1 }));
  expect(result.current.undo).toBeNull();
  act(() => {
    result.current.mark();
    result.current.set({ crop: { x: 4, y: 0 } });
    result.current.set({ crop: { x: 8, y: 0 } });
  });
  act(() => {
    result.current.mark();
    result.current.set({ zoom: 2 });
  });
  act(() => result.current.undo?.());
  expect(result.current.framing).toEqual({ crop: { x: 8, y: 0 }, zoom: 1, aspect: 1 });
  act(() => result.current.undo?.());
  expect(result.current.framing.crop.x).toBe(0);
  expect(result.current.undo).toBeNull();
});

it('draws a part as it is or smaller, and keeps what is transparent', () => {
  expect(drawnSize({ width: 300, height: 200 })).toEqual({ width: 300, height: 200 });
  expect(drawnSize({ width: 6400, height: 1 })).toEqual({ width: 1600, height: 1 });
  expect([drawnType('image/jpeg'), drawnType('image/gif'), drawnType('image/png')]).toEqual([
    'image/jpeg',
    'image/png',
    'image/png',
  ]);
});

it('takes no picture of which nothing would be seen', () => {
  expect(isTooSmall({ naturalWidth: 3, naturalHeight: 3 })).toBe(true);
  expect(isTooSmall({ naturalWidth: 200, naturalHeight: 24 })).toBe(false);
});

it('knows what no server takes', () => {
  const svg = { type: 'image/svg+xml', size: 1 };
  expect([problemOf('photo', svg), problemOf('logo', svg)]).toEqual(['wrongType', null]);
  expect(problemOf('photo', { type: 'image/png', size: 0 })).toBe('empty');
  expect(problemOf('photo', { type: 'image/png', size: 6 * 1024 * 1024 + 1 })).toBe('tooLarge');
});

it('shows masks of several lengths in one field, and none where they differ in kind', () => {
  expect(placesOf('##-#')).toEqual([/\d/, /\d/, '-', /\d/]);
  expect(placesOf('### ###|## ## ###')).toHaveLength(9);
  expect(placesOf('##|AA#')).toBeNull();
  expect(placesOf('…')).toBeNull();
});

it('sees what would be lost on white', () => {
  const [nothing, white, ink] = [
    [0, 0, 0, 0],
    [255, 255, 255, 255],
    [20, 32, 40, 255],
  ] as const;
  expect(needsDark([...nothing, ...white, ...white])).toBe(true);
  // Black letters, a white picture without holes, and one that is mostly ink.
  expect(needsDark([...nothing, ...ink])).toBe(false);
  expect(needsDark([...white, ...white])).toBe(false);
  expect(needsDark([...nothing, ...ink, ...ink, ...white])).toBe(false);
  expect(needsDark(nothing)).toBe(false);
});
