import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDraftFromLibrary } from '@waypost/contract/generator';
import {
  getLibraryCampaign,
  listLibraryCampaigns,
  listLibraryPosts,
  scheduleLibraryPost,
} from '@waypost/contract/library';
import { getAdvancedFeatures } from '@waypost/contract/profiles';
import { getNextSlots } from '@waypost/contract/slots';
import { listCategories, listDestinations, listTravelTypes } from '@waypost/contract/taxonomies';
import { beforeEach, expect, it } from 'vitest';
import { answer, asked, cut, refuse, signedIn } from '../../testing/api.ts';
import { connected, listed, noTexts, profileWith } from '../../testing/fixtures.ts';
import { found, libraryCampaign, libraryPost } from '../../testing/library.ts';
import { renderInApp, renderOnPage } from '../../testing/render.tsx';
import CampaignPage from './campaigns/campaign-page.tsx';
import CampaignsPage from './campaigns/campaigns-page.tsx';
import PickPost from './pick-post.tsx';
import PostsPage from './posts-page.tsx';

const HOLDS = ['accounts.publish_post_library', 'accounts.custom_images'] as const;
const signIn = (permissions: readonly (typeof HOLDS)[number][] = HOLDS) =>
  signedIn({
    profile: profileWith({ facebook: connected(), instagram: connected() }, { plan: 'premium' }),
    permissions: [...permissions],
  });
const asks = (path: string) =>
  asked
    .filter(({ url }) => url.startsWith(path))
    .map(({ url }) => Object.fromEntries(new URL(url, 'http://x').searchParams));

beforeEach(() => {
  answer(getAdvancedFeatures, noTexts);
  answer(listTravelTypes, {
    results: [
      { slug: 'beach', name: 'Beach' },
      { slug: 'luxury', name: 'Luxury' },
    ],
  });
  answer(listDestinations, { results: [{ slug: 'caribbean', name: 'Caribbean' }] });
  answer(listCategories, { results: [{ slug: 'offers', name: 'Offers' }] });
  answer(listLibraryCampaigns, listed(libraryCampaign()));
});

it('shows of each post what it says with the agent’s own names, where it leads and what it is filed under', async () => {
  signIn();
  answer(listLibraryPosts, found([libraryPost()]));
  await renderOnPage(PostsPage);
  const card = within(await screen.findByRole('article'));
  card.getByAltText('A bay at dawn');
  expect(card.getByRole('link').getAttribute('href')).toBe('http://ships.example/winter');
  for (const text of ['Winter sun · Halden Cruises', 'Beach', 'Caribbean']) card.getByText(text);
  screen.getByText('1 post');
});

it('searches after a pause, filters, keeps both in the address, and says when nothing is found', async () => {
  signIn();
  answer(listLibraryPosts, ({ url }) => found(url.includes('search') ? [] : [libraryPost()]));
  const { history } = await renderOnPage(PostsPage);
  await screen.findByRole('article');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the library' }), 'fjord');
  await screen.findByText('No posts found for this search');
  await userEvent.click(screen.getByRole('combobox', { name: 'Travel Types' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Luxury' }));
  await waitFor(() => expect(history.location.search).toBe('?search=fjord&travel_types=luxury'));
  await waitFor(() =>
    expect(asks('/api/post_library/').at(-1)).toMatchObject({ search: 'fjord', travel_type: 'luxury' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByRole('article');
  expect(history.location.search).toBe('');
});

it('says what it looked for instead, that there are more, that there are none, and that it could not be read', async () => {
  signIn();
  answer(listLibraryPosts, found([libraryPost()], { corrected: 'glaciers', count: 1000, more: true }));
  const { unmount } = await renderOnPage(PostsPage, '/?search=glacer');
  await screen.findByText(/Nothing for “glacer”\. Here are the posts for “glaciers”\./);
  screen.getByText(/More than 1,000 posts/);
  unmount();
  answer(listLibraryPosts, found([]));
  const empty = await renderOnPage(PostsPage);
  await screen.findByText('No posts');
  empty.unmount();
  answer(listLibraryPosts, () => cut());
  await renderOnPage(PostsPage);
  await screen.findByText('The library couldn’t be loaded.');
});

it('leads who lacks the permission to the plans, and asks for nothing', async () => {
  signIn(['accounts.custom_images']);
  await renderOnPage(PostsPage);
  await screen.findByRole('link', { name: /Upgrade/ });
  expect(asks('/api/post_library/')).toEqual([]);
});

it('tells why a filter has no choices, in the server’s words or its own', async () => {
  signIn();
  answer(listLibraryPosts, found([]));
  answer(getLibraryCampaign, libraryCampaign());
  answer(listTravelTypes, () => refuse(403, { user_message: 'Not for you.' }));
  answer(listDestinations, () => refuse(404));
  await renderOnPage(CampaignPage, '/blue-fjord/library/campaigns/5/');
  const group = (name: string) => within(screen.getByRole('region', { name }));
  await waitFor(() => group('Travel Types').getByText('Not for you.'));
  await waitFor(() => group('Destinations').getByText('An unexpected error occurred'));
  await waitFor(() => group('Categories').getByRole('checkbox', { name: 'Offers' }));
});

it('lists campaigns, and of a library shows its posts beside filters that open and close', async () => {
  signIn();
  answer(listLibraryCampaigns, listed(libraryCampaign(), libraryCampaign({ id: 6, type: 'standard', title: 'Sale' })));
  const campaigns = await renderOnPage(CampaignsPage);
  expect((await screen.findByRole('link', { name: 'Winter sun' })).getAttribute('href')).toBe(
    '/blue-fjord/library/campaigns/5/',
  );
  screen.getByText('Sale');
  campaigns.unmount();
  answer(getLibraryCampaign, libraryCampaign());
  answer(listLibraryPosts, found([libraryPost()]));
  const { history } = await renderOnPage(CampaignPage, '/blue-fjord/library/campaigns/5/');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Luxury' }));
  await waitFor(() => expect(history.location.search).toBe('?travel_types=luxury'));
  await waitFor(() =>
    expect(asks('/api/post_library/').at(-1)).toMatchObject({ campaign: '5', travel_type: 'luxury' }),
  );
  const toggle = screen.getByRole('button', { name: /Travel Types/ });
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
});

it('shows the posts of another campaign across the page, and says when a campaign is gone', async () => {
  signIn();
  answer(getLibraryCampaign, libraryCampaign({ type: 'standard' }));
  answer(listLibraryPosts, found([]));
  const page = await renderOnPage(CampaignPage, '/blue-fjord/library/campaigns/5/');
  await screen.findByText('No posts');
  expect(screen.queryByRole('complementary')).toBeNull();
  page.unmount();
  answer(getLibraryCampaign, () => refuse(404));
  await renderOnPage(CampaignPage, '/blue-fjord/library/campaigns/5/');
  await screen.findByText('This campaign is no longer in the library.');
});

it('schedules into the next free slots and leads to the calendar with date and ids', async () => {
  signIn();
  const next = (app: 'facebook' | 'instagram', at: string | null) => ({
    app,
    at,
    reason: at ? null : ('all_taken' as const),
  });
  answer(getNextSlots, { results: [next('facebook', '2031-05-07T13:00:00Z'), next('instagram', null)] });
  answer(listLibraryPosts, found([libraryPost()]));
  let tries = 0;
  answer(scheduleLibraryPost, () => {
    tries += 1;
    if (tries === 1) return cut();
    if (tries === 2) return refuse(400, { fire_at: ['Instagram has no free slot.'] });
    return { scheduled_postings_ids: [81], fire_at: '2031-05-07T13:00:00Z' };
  });
  const { history } = await renderOnPage(PostsPage);
  await userEvent.click(await screen.findByRole('button', { name: 'Schedule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule this post' }));
  await dialog.findByText(/^Facebook: .*May 7, 2031/);
  dialog.getByText('Instagram has no free slot. Choose a time instead.');
  const confirm = dialog.getByRole('button', { name: 'Schedule' });
  await userEvent.click(confirm);
  await dialog.findByText('An error occurred while scheduling the post.');
  await userEvent.click(confirm);
  await dialog.findByText('Instagram has no free slot.');
  await userEvent.click(dialog.getByRole('checkbox', { name: /Instagram/ }));
  await userEvent.click(confirm);
  await waitFor(() => expect(history.location.href).toBe('/blue-fjord/calendar/?date=2031-05-07T13%3A00%3A00Z&ids=81'));
  const sent = asked.filter(({ method }) => method === 'POST');
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
  // The lost answer was asked for again under its key; another wish has another one.
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
  expect(JSON.parse(sent.at(-1)?.body ?? '')).toEqual({
    applications: ['facebook'],
    fire_at: null,
    message: 'A quiet bay for {{agent.first_name}}',
  });
});

it('says that a post is gone or not for the agent any more, and keeps what was typed', async () => {
  signIn();
  answer(getNextSlots, { results: [] });
  answer(listLibraryPosts, found([libraryPost()]));
  answer(scheduleLibraryPost, () => refuse(404, { user_message: 'This post is no longer in the library.' }));
  await renderOnPage(PostsPage);
  await userEvent.click(await screen.findByRole('button', { name: 'Schedule' }));
  const dialog = within(await screen.findByRole('dialog'));
  const words = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  await userEvent.type(words, ' and more');
  answer(listLibraryPosts, found([]));
  await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
  await dialog.findByText('This post is no longer in the library.');
  expect(words.value).toContain(' and more');
  // Words of one's own don't go without a question.
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Discard your changes?' });
});

it('makes a draft of a post and opens it', async () => {
  signIn();
  answer(listLibraryPosts, found([libraryPost()]));
  answer(createDraftFromLibrary, () => refuse(404, { user_message: 'This post is no longer in the library.' }));
  const { history } = await renderOnPage(PostsPage);
  await userEvent.click(await screen.findByRole('button', { name: 'Make a post of this' }));
  await screen.findByText(/This post is no longer in the library/);
  expect(history.location.pathname).toBe('/');
});

it('lets a post be picked by who may, and tells the others', async () => {
  answer(listLibraryPosts, found([libraryPost()]));
  const picked: number[] = [];
  signIn(['accounts.custom_images']);
  const looking = await renderInApp(<PickPost onPick={({ id }) => picked.push(id)} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Use this post' }));
  await screen.findByText("You don't have permission to use the post library");
  expect(picked).toEqual([]);
  looking.unmount();
  signIn();
  await renderInApp(<PickPost onPick={({ id }) => picked.push(id)} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Use this post' }));
  expect(picked).toEqual([71]);
});
