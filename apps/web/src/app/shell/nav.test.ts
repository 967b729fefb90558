import { expect, it } from 'vitest';
import { allScreens } from '../features.ts';

const entries = allScreens.flatMap(({ nav }) => nav ?? []);

it('has one entry of each name, and no page stands under one that is not there', () => {
  const keys = entries.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(allScreens.filter(({ under }) => under && !keys.includes(under))).toEqual([]);
});

it('has room for More in the bottom bar', () => {
  expect(entries.filter((entry) => entry.inTabBar).length).toBeLessThanOrEqual(4);
});

it('leads nowhere twice', () => {
  const paths = allScreens.map(({ at }) => at.path);
  expect(new Set(paths).size).toBe(paths.length);
});
