import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listNewsletters, restoreNewsletter } from '@waypost/contract/newsletters';
import { expect, it } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../../../testing/api.ts';
import { connected, listed, profileWith } from '../../../../testing/fixtures.ts';
import { newsletter, stats } from '../../../../testing/newsletters.ts';
import { renderOnPage } from '../../../../testing/render.tsx';
import NewslettersPage from './newsletters-page.tsx';

const signIn = () => signedIn({ profile: profileWith({ facebook: connected(), emarketing: connected() }) });
const reads = () =>
  asked
    .filter(({ url }) => url.startsWith('/api/scheduled_email_campaign/?'))
    .map(({ url }) => Object.fromEntries(new URL(url, 'http://x').searchParams));

it('shows of each newsletter whose it is, how it stands, until when it can be changed, and what came of it', async () => {
  signIn();
  answer(
    listNewsletters,
    listed(
      newsletter({ subject_edited: true }),
      newsletter({
        ...{ id: 32, subject: 'Islands', status: 'published', published: true, editable: false, stats: stats() },
        ...{ num_sent: 1097, num_open: 0, num_click: 0, fire_at: '2031-04-07T13:00:00Z' },
      }),
    ),
  );
  await renderOnPage(NewslettersPage);
  const [first, second] = await screen.findAllByRole('article');
  if (!first || !second) throw new Error('two are listed');
  expect(first.querySelector('img[src="/media/logo.png"]')).not.toBeNull();
  for (const text of ['Scheduled', 'Waterfalls at their fullest', 'Changed by you']) within(first).getByText(text);
  within(first).getByText(/^Wed, May 7, 2031, 9:00AM$/);
  within(first).getByText(/^Editable until Tue, May 6, 2031, 9:00AM/);
  expect(within(first).queryByText('Sent')).toBeNull();
  expect(within(first).getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe(
    '/blue-fjord/emarketing/post/31/',
  );
  // All three as soon as one of them is not nought.
  expect(second.textContent).toMatch(/Delivered.*Sent1,097Opens0Clicks0/);
  expect(within(second).queryByText(/^Editable/)).toBeNull();
  expect(within(second).getByRole('link', { name: 'Detailed metrics' }).getAttribute('href')).toBe(
    '/blue-fjord/reports/emarketing/32/',
  );
  const networks = within(screen.getByRole('navigation', { name: 'Network' }));
  expect(networks.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All networks',
    'Facebook',
    'Newsletter',
  ]);
  expect(networks.getByRole('link', { name: 'Newsletter', current: 'page' })).toBeDefined();
});

it('asks for each kind with its own period, and says of each why it is empty', async () => {
  signIn();
  answer(listNewsletters, listed());
  const { history } = await renderOnPage(NewslettersPage);
  await screen.findByText('There are no upcoming emails in this time frame.');
  expect(reads()).toEqual([{ profile: '1', query_type: 'upcoming', page_size: '20' }]);
  await userEvent.click(screen.getByRole('tab', { name: 'Published' }));
  await screen.findByText('There are no published emails in this time frame.');
  await userEvent.click(screen.getByRole('combobox', { name: 'Period' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Last 28 days' }));
  await waitFor(() =>
    expect(reads().at(-1)).toMatchObject({ query_type: 'published', fire_at_to: expect.any(String) }),
  );
  expect(history.location.search).toBe('?tab=published&period=28');
  await userEvent.click(screen.getByRole('tab', { name: 'Deleted' }));
  await screen.findByText('There are no deleted emails yet.');
  expect(screen.queryByRole('combobox', { name: 'Period' })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Top' }));
  await screen.findByText('No data available');
  expect(reads().at(-1)).toEqual({ profile: '1', query_type: 'top', page_size: '20' });
});

it('tells how far a sending is and what holds one back, and restores a deleted one', async () => {
  signIn();
  const deleted = newsletter({ deleted: true, editable: false, restorable: true });
  const sending = stats({ state: 'sending', accepted: 20, rejected: 4, suppressed: 1, waiting: 75 });
  answer(
    listNewsletters,
    listed(
      newsletter({ id: 1, status: 'published', editable: false, stats: sending }),
      newsletter({ id: 2, editable: false, held: { reason: 'no_address', message: 'Add a postal address.' } }),
      deleted,
    ),
  );
  answer(restoreNewsletter, { ...deleted, deleted: false, restorable: false, applied_count: 1, skipped: [] });
  await renderOnPage(NewslettersPage);
  const bar = await screen.findByRole('progressbar', { name: '25 of 100 sent' });
  expect(bar.getAttribute('value')).toBe('25');
  for (const text of ['Sending', 'Needs you', 'Add a postal address.', 'Deleted']) screen.getAllByText(text);
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await screen.findByText('The newsletter is back in your schedule');
});

it('says what failed and reads again, and leads to the set-up where there is no account', async () => {
  signIn();
  answer(listNewsletters, () => refuse(500));
  const { unmount } = await renderOnPage(NewslettersPage);
  await screen.findByText('Unable to get items!', {}, { timeout: 20_000 });
  expect(screen.getAllByRole('button', { name: 'Retry' }).length).toBeGreaterThan(0);
  unmount();
  signedIn({ profile: profileWith({ facebook: connected() }) });
  answer(listNewsletters, listed());
  const none = await renderOnPage(NewslettersPage);
  await screen.findByText('Your newsletter isn’t connected');
  screen.getByRole('link', { name: 'Connect newsletter' });
  expect(screen.queryByText('Sent before')).toBeNull();
  none.unmount();
  // Its app was removed: what was sent keeps its figures.
  answer(
    listNewsletters,
    listed(newsletter({ id: 32, status: 'published', published: true, editable: false, stats: stats(), num_sent: 97 })),
  );
  await renderOnPage(NewslettersPage);
  await screen.findByText('Sent before');
  expect(reads().at(-1)).toMatchObject({ query_type: 'published' });
  const way = screen.getByRole('link', { name: 'Detailed metrics' });
  expect(way.getAttribute('href')).toBe('/blue-fjord/reports/emarketing/32/');
});
