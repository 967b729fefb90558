import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { session } from '../../testing/fixtures.ts';
import { sessionStore } from './session-store.ts';
import { useHasPro } from './use-session.ts';

it.each([
  ['free', false, false],
  ['pro', false, true],
  ['free', true, true],
] as const)('a person on %s, superuser %s, has PRO: %s', (plan, is_superuser, has) => {
  const { user, profile, ...rest } = session();
  if (!user || !profile) throw new Error('the fixture is signed in');
  sessionStore.set({ ...rest, user: { ...user, is_superuser }, profile: { ...profile, plan } });
  expect(renderHook(() => useHasPro()).result.current).toBe(has);
});
