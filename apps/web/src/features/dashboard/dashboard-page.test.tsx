import { fireEvent, screen, within } from '@testing-library/react';
import { listAnnouncements } from '@waypost/contract/announcements';
import { listMembershipVideos, listOnboardingVideos } from '@waypost/contract/guides';
import { listNewsletters } from '@waypost/contract/newsletters';
import { listPosts, type Overview, postsOverview } from '@waypost/contract/posts';
import type { Profile } from '@waypost/contract/profiles';
import { expect, it } from 'vitest';
import { answer, asked, signedIn } from '../../testing/api.ts';
import { connected, listed, overview, profileWith } from '../../testing/fixtures.ts';
import { newsletter } from '../../testing/newsletters.ts';
import { openAt } from '../../testing/open-at.tsx';

async function open(
  read: Overview,
  of = connected(),
  change: Partial<Profile> = {},
  others: Partial<Profile['applications']> = {},
) {
  signedIn({ profile: profileWith({ facebook: of, ...others }, change) });
  answer(listPosts, listed());
  answer(postsOverview, read);
  answer(listAnnouncements, listed());
  answer(listOnboardingVideos, listed());
  answer(listMembershipVideos, listed());
  await openAt('/blue-fjord/');
  await screen.findByText('Followers', {}, { timeout: 25_000 });
}

it('keeps trouble in a strip of its own, the worst first, and what is ahead free of it', async () => {
  const troubles = [
    { app: 'facebook', kind: 'missed', count: 2, post: 1 },
    { app: 'facebook', kind: 'refused', count: 1, post: 7 },
  ] as const;
  await open(overview({ troubles: [...troubles], ahead: { days: 7, posts: 12 } }));
  const strip = await screen.findByRole('region', { name: 'Needs your attention' });
  expect(
    within(strip)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Facebook: 1 post wasn’t accepted. Review', 'Facebook: 2 posts were missed. Review']);
  // On a phone this one line stands for both.
  const fold = within(strip).getByRole('button', { name: '2 things need you', expanded: false });
  fireEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  const [refused, missed] = within(strip).getAllByRole('link', { name: 'Review' });
  expect(refused?.getAttribute('href')).toBe('/blue-fjord/posts/?post=7');
  expect(missed?.getAttribute('href')).toBe('/blue-fjord/posts/?missed=1');
  expect(screen.getByText(/^12 posts go out in the next 7 days\./)).toBeDefined();
  const ahead = asked.map(({ url }) => new URL(url, 'http://x').searchParams).find((query) => query.has('fire_at_to'));
  expect(ahead?.get('status')).toBe('0,100,110,120');
  expect(Date.now() - Date.parse(ahead?.get('fire_at_from') ?? '')).toBeLessThan(60_000);
});

it('shows each figure with what it covers, its age and how it moved, and a dash where nobody knows', async () => {
  const at = '2026-11-22T15:00:00Z';
  const before = { posted: 0, reach: 10_000, interactions: 40 };
  await open(overview({ posted: 4, reach: { value: 12_345, at }, interactions: { value: 20, at }, before }));
  expect(await screen.findByText('12,345')).toBeDefined();
  expect(screen.getAllByText('Last 28 days', { selector: 'dd > span' })).toHaveLength(3);
  expect(screen.getAllByText('As of Sun, Nov 22, 10:00AM')).toHaveLength(2);
  expect(screen.getByText('+23%').getAttribute('data-way')).toBe('1');
  expect(screen.getByText('−50%').getAttribute('data-way')).toBe('-1');
  // No base, no percent.
  expect(screen.getAllByTitle('Against the same number of days before')).toHaveLength(2);
  expect(screen.getByText('No stats yet')).toBeDefined();
  expect(screen.getByText('–')).toBeDefined();
});

it('goes on with the set-up where a network is connected but the address is not confirmed', async () => {
  await open(overview(), connected(), { email_verification: false });
  const setup = within(screen.getByRole('region', { name: 'Finish setup' }));
  expect(setup.getByRole('progressbar', { name: '67% done' })).toBeDefined();
  expect(setup.getByRole('link', { name: 'Email verified' })).toBeDefined();
});

it('says that a network is connected no more, with the way back', async () => {
  await open(overview(), connected({ connected: false, active: false, state: 'disconnected' }));
  const strip = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  expect(strip.getByText(/^Facebook needs to be reconnected\./)).toBeDefined();
  expect(strip.getByRole('link', { name: 'Reconnect' }).getAttribute('href')).toBe(
    '/blue-fjord/connections/?reconnect=facebook',
  );
});

it('has a tab for newsletters after those of the networks, in either column with its own kind and period', async () => {
  answer(listNewsletters, ({ url }) => listed(...(url.includes('query_type=upcoming') ? [newsletter()] : [])));
  await open(overview(), connected(), {}, { linkedin: connected(), emarketing: connected() });
  const upcoming = within(screen.getByRole('region', { name: 'Upcoming Posts' }));
  expect(upcoming.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    ...['Facebook', 'LinkedIn', 'Newsletter'],
  ]);
  fireEvent.click(upcoming.getByRole('tab', { name: 'Newsletter' }));
  await upcoming.findByText('Waterfalls at their fullest', {}, { timeout: 20_000 });
  expect(upcoming.getByRole('link', { name: 'Posting schedule' }).getAttribute('href')).toBe(
    '/blue-fjord/emarketing/post/',
  );
  const top = within(screen.getByRole('region', { name: 'Top Performing Media' }));
  fireEvent.click(top.getByRole('tab', { name: 'Newsletter' }));
  await top.findByText('No data available');
  const reads = asked.filter(({ url }) => url.startsWith('/api/scheduled_email_campaign/?')).map(({ url }) => url);
  expect(reads[0]).toMatch(/query_type=upcoming&fire_at_to=\d{4}-\d\d-\d\d&page_size=5$/);
  expect(reads[1]).toMatch(/query_type=top&fire_at_from=.*&page_size=5$/);
});
