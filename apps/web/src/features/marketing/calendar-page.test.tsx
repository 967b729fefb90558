import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changePosting,
  deletePosting,
  effectOfPosting,
  fetchPostingStats,
  getPosting,
  listPostings,
  type PostingCell,
  reschedulePosting,
  restorePosting,
} from '@waypost/contract/campaigns';
import { type CampaignRow, listEmailCampaigns } from '@waypost/contract/newsletters';
import { type CampaignStats, campaignStats } from '@waypost/contract/reports';
import { listSuppliersSimple } from '@waypost/contract/suppliers';
import { beforeEach, expect, it } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../testing/api.ts';
import { campaign } from '../../testing/campaigns.ts';
import { listed, user } from '../../testing/fixtures.ts';
import { openAt } from '../../testing/open-at.tsx';
import { cell, posting } from '../../testing/postings.ts';

const SUPPLIERS = [
  { id: 3, supplier_name: 'fjordline', supplier_label: 'Fjord Line' },
  { id: 4, supplier_name: 'palmline', supplier_label: 'Palm Line' },
];
const sent: CampaignRow = campaign({
  ...{ id: 21, subject: 'Lisbon by tram', state: 'published', published: true, status: 'published' },
  ...{ fire_at: '2031-05-05T14:00:00Z', suppliers: [SUPPLIERS[0] as (typeof SUPPLIERS)[number]] },
});
const reads = (path: string) =>
  asked
    .filter(({ url }) => url.startsWith(path))
    .map(({ url }) => Object.fromEntries(new URL(url, 'http://x').searchParams));
const cells = () => reads('/api/postings/?');
const cards = () => screen.findAllByRole('button', { name: /^Facebook, Scheduled/ });
const bodyOf = (method: string) => JSON.parse(asked.findLast((one) => one.method === method)?.body || 'null');

async function open(query = '?view=week&date=2031-05-07', posts: readonly PostingCell[] = [cell()]) {
  answer(listPostings, listed(...posts));
  const { router } = await openAt(`/admin/calendar/${query}`);
  await screen.findByRole('region', { name: 'Marketing calendar' }, { timeout: 25_000 });
  return router;
}
const staff = (change: Parameters<typeof signedIn>[0] = {}) =>
  signedIn({
    user: { ...user, is_staff: true },
    permissions: ['marketing.view_calendar', 'marketing.manage_campaigns', 'newsletters.change'],
    ...change,
  });

beforeEach(() => {
  window.localStorage.clear();
  staff();
  answer(listSuppliersSimple, listed(...SUPPLIERS));
  answer(listEmailCampaigns, listed());
  answer(getPosting, posting());
  answer(effectOfPosting, { changed: 3412, kept: 188, out: 2, estimate: true });
});

it('opens with the month, reads its weeks and those beside it, of all networks, countries and suppliers', async () => {
  await open('?date=2031-05-07');
  expect(await screen.findByRole('heading', { level: 2, name: 'May 2031' })).toBeDefined();
  expect(screen.getByText('Toronto time (EDT)')).toBeDefined();
  expect(cells()[0]).toEqual({
    ...{ fire_at_from: '2031-04-28', fire_at_to: '2031-06-01', schedule: 'true', fields: 'calendar' },
    ...{ ordering: 'fire_at,id', page_size: '500', page: '1' },
  });
  await waitFor(() => expect(cells()).toHaveLength(3));
  expect(cells().slice(1)).toMatchObject([{ fire_at_from: '2031-05-26' }, { fire_at_from: '2031-03-31' }]);
});

it('ends a text that is longer than its card with a whole word', async () => {
  const message = `${'In May the waterfalls are at their fullest. '.repeat(2)}Twelve days from Bergen to the cape and back`;
  await open(undefined, [cell({ message })]);
  const [card] = await cards();
  expect(card?.textContent).toMatch(/their fullest\. Twelve days from…$/);
});

it('shows posts and newsletters that were published, each with whose it is', async () => {
  answer(listEmailCampaigns, listed(sent, campaign({ id: 22, subject: 'Half done', fire_at: '2031-05-06T14:00:00Z' })));
  await open();
  expect(
    await screen.findByRole('button', { name: /^Facebook, Scheduled: 12:00 ?PM ?Fjord Line ?Waterfalls/ }),
  ).toBeDefined();
  expect(await screen.findByRole('button', { name: /^Newsletter, Sent: 10:00 ?AM/ })).toBeDefined();
  // What is only being written stands on no calendar.
  expect(screen.queryByText('Half done')).toBeNull();
});

it('keeps what is chosen in the address, reads nothing without a country, and remembers how cards look', async () => {
  const router = await open();
  await cards();
  await userEvent.click(screen.getByRole('switch', { name: 'CAN' }));
  await waitFor(() => expect(cells().at(-1)).toMatchObject({ country: 'US' }));
  await waitFor(() => expect(reads('/api/emailcampaigns/?').at(-1)).toMatchObject({ country: 'US' }));
  const before = asked.length;
  await userEvent.click(screen.getByRole('switch', { name: 'USA' }));
  expect(await screen.findByText('No country is chosen. Choose one above to see its posts.')).toBeDefined();
  expect(router.state.location.search).toMatchObject({ countries: 'none' });
  expect(asked.slice(before).filter(({ url }) => /postings|emailcampaigns/.test(url))).toEqual([]);
  await userEvent.click(screen.getByRole('switch', { name: 'CAN' }));
  await userEvent.click(screen.getByRole('switch', { name: 'USA' }));
  expect((await cards())[0]?.textContent).toContain('Fjord Line');
  await userEvent.click(screen.getByRole('switch', { name: 'Display images' }));
  await waitFor(async () => expect((await cards())[0]?.textContent).not.toContain('Fjord Line'));
  expect(window.localStorage.getItem('waypost-calendar-images-7')).toBe('off');
  await userEvent.click(screen.getByRole('combobox', { name: 'Suppliers' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Palm Line' }));
  await waitFor(() => expect(cells().at(-1)).toMatchObject({ supplier: '4' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Day' }));
  await waitFor(() => expect(cells().map((one) => one.fire_at_to)).toContain('2031-05-07'));
  expect(router.state.location.search).toMatchObject({ view: 'day', suppliers: '4' });
});

it('begins with the suppliers that a person manages, and hides the choice where there is one', async () => {
  staff({ user, permissions: ['marketing.view_calendar'], supplier_manager: { suppliers: [3] } });
  answer(listSuppliersSimple, listed(SUPPLIERS[0] as (typeof SUPPLIERS)[number]));
  await open();
  expect(await screen.findByRole('button', { name: /^Facebook, Scheduled/ })).toBeDefined();
  expect(cells()[0]).toMatchObject({ supplier: '3' });
  expect(screen.queryByRole('combobox', { name: 'Suppliers' })).toBeNull();
  await userEvent.click(screen.getByLabelText(/^More for: Facebook/));
  expect(await screen.findByRole('menuitem', { name: 'Posting Performance' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'Move…' })).toBeNull();
});

it('tells a full day by its hours, and all of an hour behind a press', async () => {
  const many = Array.from({ length: 60 }, (_, n) =>
    cell({ id: n + 1, fire_at: `2031-05-07T16:${String(n).padStart(2, '0')}:00Z` }),
  );
  await open('?view=week&date=2031-05-07&ids=60', many);
  await userEvent.click(await screen.findByRole('button', { name: '12:00PM: 60 posts' }));
  const hour = await screen.findByRole('dialog', { name: '12:00PM: 60 posts' });
  expect(within(hour).getAllByRole('button', { name: /^Facebook, Scheduled/ })).toHaveLength(60);
});

it('tells all of a post: campaign, figures of a country, advisors’ posts, and where its link leads', async () => {
  const stats = { US: { fetched_at: '2031-05-08T12:00:00Z', metrics: { post_views: 1234 } } };
  const out = posting({ status: 'published', actions: ['fetch_stats'], stats });
  answer(getPosting, out);
  answer(fetchPostingStats, out);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Facebook, Scheduled/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Posting Performance' }, { timeout: 20_000 }));
  const row = async (name: string) => (await dialog.findByRole('row', { name: new RegExp(`^${name}`) })).textContent;
  expect(await row('Campaign')).toBe('CampaignFjords in spring');
  expect(await row('Countries')).toBe('CountriesUnited StatesCanada');
  dialog.getByText('Scheduled 92%');
  expect(dialog.getByRole('row', { name: '12 30 4 46' })).toBeDefined();
  const card = within(dialog.getByRole('article', { name: 'Post' }));
  for (const text of ['Sent', 'Posted', 'Cruise', 'Norway', 'Waterfalls for {{agency.name}}']) card.getByText(text);
  expect(card.getByRole('link', { name: /^Debug/ }).getAttribute('href')).toBe(
    'https://developers.facebook.com/tools/debug/?q=https%3A%2F%2Ffjords.example%2Fspring',
  );
  dialog.getByText('No stats available for this post.');
  await userEvent.click(dialog.getByRole('tab', { name: 'USA' }));
  dialog.getByText('Fetched at: May 8, 2031 8:00AM');
  dialog.getByText('1,234');
  await userEvent.click(dialog.getByRole('button', { name: 'Fetch stats' }));
  await waitFor(() => expect(bodyOf('POST')).toEqual({ country: 'US' }));
  // Nothing of it can be changed any more.
  expect(dialog.queryByRole('button', { name: /Edit|Delete|Reschedule/ })).toBeNull();
});

it('moves by days and hours, forward and back, and says what would follow', async () => {
  answer(reschedulePosting, posting({ version: 3, fire_at: '2031-05-06T18:00:00Z' }));
  await open('?view=week&date=2031-05-07&posting=71');
  const dialog = within(await screen.findByRole('dialog', { name: 'Posting Performance' }, { timeout: 20_000 }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Reschedule' }));
  const move = within(await screen.findByRole('dialog', { name: 'Reschedule post' }, { timeout: 20_000 }));
  await move.findByText('About 3,412 posts move, and 188 stay where the agent put them.');
  const [days, hours] = [move.getByLabelText(/^Days/), move.getByLabelText(/^Hours/)];
  await userEvent.clear(days);
  await userEvent.click(move.getByRole('button', { name: 'Reschedule' }));
  expect(asked.some(({ method }) => method === 'PATCH')).toBe(false);
  await userEvent.type(days, '0');
  await userEvent.click(move.getByRole('button', { name: 'Reschedule' }));
  move.getByText('Say by how many days or hours it moves.');
  expect(asked.some(({ method }) => method === 'PATCH')).toBe(false);
  await userEvent.clear(hours);
  await userEvent.type(hours, '2');
  await waitFor(() => expect(move.queryByText('Say by how many days or hours it moves.')).toBeNull());
  await userEvent.clear(days);
  await userEvent.type(days, '-1');
  move.getByText('From May 7, 2031 12:00PM to May 6, 2031 2:00PM');
  await userEvent.click(move.getByRole('button', { name: 'Reschedule' }));
  await waitFor(() => expect(bodyOf('PATCH')).toEqual({ days: -1, hours: 2, version: 2 }));
  await screen.findByText('Saved!');
});

it('edits on top of what somebody else has changed only after the person was told', async () => {
  let version = 2;
  answer(getPosting, () => posting({ version }) as never);
  answer(changePosting, ({ body }) => {
    if (JSON.parse(body).version === 2) {
      version = 3;
      return refuse(409, { code: 'stale_version', user_message: 'Somebody changed it.' });
    }
    return posting({ version: 4 });
  });
  await open('?view=week&date=2031-05-07&posting=71');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }, { timeout: 20_000 }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit post' }, { timeout: 20_000 }));
  await edit.findByText(/^Editing overwrites all images and links on scheduled posts\./);
  const message = edit.getByRole('textbox', { name: /^Message/ });
  await userEvent.clear(message);
  await userEvent.click(edit.getByRole('button', { name: 'Save' }));
  expect(asked.some(({ method }) => method === 'PATCH')).toBe(false);
  await userEvent.type(message, 'Waterfalls ');
  await userEvent.click(edit.getByRole('button', { name: 'Agency name' }));
  edit.getByText(/^26 \/ /);
  await userEvent.clear(message);
  await userEvent.type(message, 'Waterfalls');
  await userEvent.click(edit.getByRole('button', { name: 'Save' }));
  await screen.findByText(/Somebody changed it\./);
  expect((message as HTMLTextAreaElement).value).toBe('Waterfalls');
  await waitFor(() => expect(version).toBe(3));
  await userEvent.click(edit.getByRole('button', { name: 'Save' }));
  await screen.findByText('Changes saved');
  expect(bodyOf('PATCH')).toEqual({ message: 'Waterfalls', og_index: null, version: 3 });
});

it('deletes after the question, from the networks too if asked, and takes it back', async () => {
  answer(deletePosting, undefined);
  answer(restorePosting, posting());
  await open('?view=week&date=2031-05-07&posting=71');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }, { timeout: 20_000 }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete post' }, { timeout: 20_000 }));
  question.getByText('Do you want to delete this post?');
  await question.findByText(/^About 3,412 posts are removed, and 2 are out already\./);
  await userEvent.click(question.getByRole('checkbox', { name: 'Also remove from the networks' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Deleted!');
  expect(asked.find(({ method }) => method === 'DELETE')?.url).toBe(
    '/api/postings/71/?remove_from_networks=true&version=2',
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Posting Performance' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked.map(({ url }) => url)).toContain('/api/postings/71/restore/'));
});

it('tells what a newsletter did on what was sent, and says when a post is gone', async () => {
  const totals = { audience: 200, accepted: 180, rejected: 12, suppressed: 3, cancelled: 0, uncertain: 5, waiting: 0 };
  const summary: CampaignStats['summary'] = {
    ...{ num_sent: 180, num_open: 90, num_click: 30, num_hard_bounce: 20, num_optout: 2, num_soft_bounce: 1 },
    ...{ num_complaint: 0, machine_open: 12, machine_click: 3, opens: 120, clicks: 41, totals, refused: 9 },
    ...{ name: 'Lisbon', subject: 'Lisbon by tram', campaign_type: '', country: 'Canada', country_iso: 'CA' },
    ...{ suppliers: { 3: 'Fjord Line' }, date_published: null, num_agent: 7 },
  };
  answer(campaignStats, { summary, top: { audience: [], opens: [], clicks: [] } });
  answer(listEmailCampaigns, listed(sent));
  const router = await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Newsletter, Sent/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Email Campaign Performance' }, { timeout: 20_000 }));
  await dialog.findByText('Lisbon by tram', {}, { timeout: 20_000 });
  const figures = within(await dialog.findByRole('region', { name: 'Campaign Summary' }, { timeout: 20_000 }));
  const of = (label: string) => figures.getByText(label).nextElementSibling?.textContent;
  expect(of('Open %')).toBe('50.00%of 180 sent');
  expect(of('Click %')).toBe('16.67%of 180 sent');
  expect(of('Advisors')).toBe('7');
  answer(getPosting, () => refuse(404));
  await router.navigate({ to: '/admin/calendar/', search: { posting: '404' } });
  await screen.findByText('This post doesn’t exist', {}, { timeout: 20_000 });
});
