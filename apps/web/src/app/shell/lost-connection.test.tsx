import { screen } from '@testing-library/react';
import { getSession } from '@waypost/contract/accounts';
import { getConnectionStatus } from '@waypost/contract/connections';
import { listPosts, postsOverview } from '@waypost/contract/posts';
import type { Application } from '@waypost/contract/profiles';
import { expect, it } from 'vitest';
import { answer, refuse, signedIn } from '../../testing/api.ts';
import { connected, failedPost, listed, overview, profileWith, session } from '../../testing/fixtures.ts';
import { openAt } from '../../testing/open-at.tsx';

const having = (change: Partial<Application>) => profileWith({ facebook: connected(change) });
const status = (connected: boolean) =>
  ({ installed: true, connected, expires_at: null, days_left: null, state: 'connected' }) as const;
const lost = having({ connected: false, state: 'disconnected' });

// The page was loaded while it worked; the list is what hears of the loss.
it.each([
  'facebook/posts',
  'posts',
])('is said above a list, and at the menu, as soon as one of its posts knows: %s', async (path) => {
  const post = { ...failedPost, status: 0, phase: 'due', label: 'reconnect' } as const;
  answer(listPosts, listed(post));
  answer(postsOverview, overview());
  answer(getConnectionStatus, status(true));
  signedIn({ profile: having({}) });
  answer(getSession, session({ profile: lost }));
  await openAt(`/blue-fjord/${path}/`);
  expect(await screen.findByText('Facebook needs to be reconnected.', {}, { timeout: 25_000 })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Reconnect' }).getAttribute('href')).toContain(
    '/connections/?reconnect=facebook',
  );
  // In the sidebar, and in the bar of phones, which has Connections behind More.
  expect(screen.getAllByRole('link', { name: /Needs attention$/ })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /More.*Needs attention$/ })).toHaveLength(1);
  expect(screen.getAllByText('Connection lost').length).toBeGreaterThan(0);
});

it.each([
  ['The Facebook connection was lost.', () => status(false)],
  ['We couldn’t check the Facebook connection.', () => refuse(502)],
])(
  'is said above the schedule of its network when a check says so, or fails: %s',
  async (words, told) => {
    signedIn({ profile: having({}) });
    answer(postsOverview, overview());
    answer(listPosts, listed());
    answer(getConnectionStatus, told);
    await openAt('/blue-fjord/facebook/posts/');
    expect(await screen.findByText(words, {}, { timeout: 25_000 })).toBeDefined();
    const settings = screen.getByRole('link', { name: 'Review settings' });
    expect(settings.getAttribute('href')).toBe('/blue-fjord/facebook/settings/');
  },
  30_000,
);
