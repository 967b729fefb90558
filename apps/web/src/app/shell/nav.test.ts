import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedIn } from '../../testing/api.ts';
import { profile, user } from '../../testing/fixtures.ts';
import { allScreens } from '../features.ts';
import { useMenu } from './nav.ts';

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

it.each([
  [profile({ plan: 'free' }), ['createPost', 'branding']],
  [profile({ plan: 'pro' }), []],
  // An address of nobody's profile: no plan is known.
  [null, []],
])('locks what the plan of the profile does not bring', (selected, locked) => {
  signedIn({ profile: selected });
  const { result } = renderHook(() => useMenu());
  expect(result.current.filter((entry) => entry.locked).map(({ key }) => key)).toEqual(locked);
});

it.each([
  [false, 'marketing'],
  [true, 'staff'],
])('keeps what advisors see who manage suppliers apart from what the team has (%j)', (isStaff, group) => {
  signedIn({ user: { ...user, is_staff: isStaff }, permissions: ['marketing.view_calendar'] });
  const { result } = renderHook(() => useMenu());
  expect(result.current.find(({ key }) => key === 'suppliers')?.group).toBe(group);
});
