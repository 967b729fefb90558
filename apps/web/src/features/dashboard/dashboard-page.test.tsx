import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { listAnnouncements } from '@waypost/contract/announcements';
import { listPosts, type Overview, postsOverview } from '@waypost/contract/posts';
import { expect, it } from 'vitest';
import { createAppRouter } from '../../app/router.tsx';
import { answer, asked, signedIn } from '../../testing/api.ts';
import { application, profile } from '../../testing/fixtures.ts';
import { renderInApp } from '../../testing/render.tsx';

const page = { page_id: '101', name: 'Blue Fjord Travel', image: null, organization_urn: null, is_feed: null };
const data = { ...page, followers: null, expires_at: null, days_left: null, late_after_minutes: 120 };
const facebook = application({ installed: true, connected: true, active: true, state: 'connected', data });

async function open(overview: Overview) {
  const own = profile();
  signedIn({ profile: { ...own, applications: { ...own.applications, facebook } } });
  answer(listPosts, { count: 0, next: null, previous: null, results: [] });
  answer(postsOverview, overview);
  answer(listAnnouncements, { count: 0, next: null, previous: null, results: [] });
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/blue-fjord/'] }));
  await renderInApp(<RouterProvider router={router} />);
  await screen.findByText('Followers', {}, { timeout: 25_000 });
}
const unknown = { value: null, at: null };

it('keeps trouble in a strip of its own, and what is ahead free of it', async () => {
  const troubles = [
    { app: 'facebook', kind: 'missed', count: 2 },
    { app: 'facebook', kind: 'refused', count: 1 },
  ] as const;
  await open({ days: 28, posted: 0, reach: unknown, followers: unknown, troubles: [...troubles] });
  const strip = screen.getByRole('region', { name: 'Needs your attention' });
  expect(await within(strip).findByText('Facebook: 2 posts were missed.')).toBeDefined();
  expect(within(strip).getByText('Facebook: 1 post wasn’t accepted.')).toBeDefined();
  const [missed] = within(strip).getAllByRole('link', { name: 'Review' });
  expect(missed?.getAttribute('href')).toBe('/blue-fjord/facebook/posts/?missed=1');
  const ahead = asked.map(({ url }) => new URL(url, 'http://x').searchParams).find((query) => query.has('fire_at_to'));
  expect(ahead?.get('status')).toBe('0,100,110,120');
  expect(Date.now() - Date.parse(ahead?.get('fire_at_from') ?? '')).toBeLessThan(60_000);
}, 30_000);

it('shows each figure with what it covers and its age, and a dash where nobody knows', async () => {
  const reach = { value: 12_345, at: '2026-11-22T15:00:00Z' };
  await open({ days: 28, posted: 4, reach, followers: unknown, troubles: [] });
  expect(await screen.findByText('12,345')).toBeDefined();
  expect(screen.getByText('Last 28 days · As of Sun, Nov 22, 10:00 AM')).toBeDefined();
  expect(screen.getByText('No stats yet')).toBeDefined();
  expect(screen.getByText('–')).toBeDefined();
}, 30_000);
