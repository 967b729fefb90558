import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { signedIn } from '../../../testing/api.ts';
import { profile } from '../../../testing/fixtures.ts';
import { billingAccount } from '../testing/billing-account.ts';
import { useNews } from './use-news.ts';

const assign = vi.fn();
afterEach(() => vi.unstubAllGlobals());

function told(own: 'free' | 'pro', heard: Parameters<typeof billingAccount>[0]) {
  vi.stubGlobal('location', Object.assign(Object.create(window.location), { assign }));
  signedIn({ profile: profile({ plan: own }) });
  renderHook(() => useNews()).result.current(billingAccount(heard));
  return assign.mock.lastCall?.[0];
}

it('names the plan that somebody came to, and none where another one follows later', () => {
  const { slug } = profile();
  const [plan, changed] = [`/${slug}/plan/`, `/${slug}/plan/?changed=pro`];
  expect(told('free', { plan: { uid: 'Wppro', slug: 'pro' } })).toBe(changed);
  expect(told('pro', { plan: { uid: 'Wppro', slug: 'pro' }, upcoming_plan: 'Free' })).toBe(plan);
  expect(told('pro', { plan: null })).toBe(plan);
});
