import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import {
  changePosts,
  getPost,
  listAttempts,
  listPosts,
  postsOverview,
  type ScheduledPosting,
} from '@waypost/contract/posts';
import { getAdvancedFeatures } from '@waypost/contract/profiles';
import { expect, it } from 'vitest';
import { answer, asked, signedIn } from '../../../../testing/api.ts';
import { connected, failedPost, listed, noTexts, overview, profileWith } from '../../../../testing/fixtures.ts';
import { openAt } from '../../../../testing/open-at.tsx';

const FIRST = { id: 1, fire_at: '2031-05-02T15:00:00Z', origin: 'first', message: 'Iceland in spring' };
const LAST = { id: 11, fire_at: '2031-05-03T15:00:00Z', origin: 'last', message: 'Greenland in fall' };
const post = (app: SocialApp, change: Partial<ScheduledPosting>): ScheduledPosting => ({
  ...failedPost,
  messages_with_custom_text: change.message ?? '',
  status: 0,
  label: 'scheduled_for',
  phase: 'due',
  reason: null,
  actions: ['edit', 'reschedule', 'post_now', 'delete'],
  app,
  provider: CHANNELS[app].provider,
  ...change,
});
const three = (of: typeof FIRST, change: Partial<Record<SocialApp, Partial<ScheduledPosting>>> = {}) => [
  post('facebook', { ...of, ...change.facebook }),
  post('instagram', { ...of, id: of.id + 1, ...change.instagram }),
  post('linkedin', { ...of, id: of.id + 2, ...change.linkedin }),
];

/** The list with so many of these posts on its first page; the posts of one moment are told whole. */
async function open(posts: readonly ScheduledPosting[], pageSize = posts.length, query = '') {
  signedIn({ profile: profileWith({ facebook: connected() }) });
  const missed = posts.filter(({ phase }) => phase === 'missed').length;
  answer(
    postsOverview,
    overview({ troubles: missed > 0 ? [{ app: 'facebook', kind: 'missed', count: missed, post: 1 }] : [] }),
  );
  answer(getAdvancedFeatures, noTexts);
  answer(listPosts, ({ url }) => {
    const query = new URL(url, 'http://x').searchParams;
    const [from, to] = [Date.parse(query.get('fire_at_from') ?? ''), Date.parse(query.get('fire_at_to') ?? '')];
    const moment = to - from === 1;
    const found = moment ? posts.filter(({ fire_at: at }) => Date.parse(at) === from) : posts.slice(0, pageSize);
    const next = !moment && found.length < posts.length ? 'http://x/api/scheduled_postings/?page=2' : null;
    return { count: posts.length, next, previous: null, results: found };
  });
  answer(changePosts, ({ body }) => ({ applied: JSON.parse(body).ids, skipped: [] }));
  const { router } = await openAt(`/blue-fjord/posts/${query}`);
  await screen.findByText(posts[0]?.message ?? '', {}, { timeout: 25_000 });
  return router;
}
async function choose(message: string, entry: string) {
  await userEvent.click(screen.getByRole('button', { name: `More for: ${message}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return screen.findByRole('dialog');
}
const kept = () =>
  Object.entries(sessionStorage).flatMap(([name, value]) => (name.includes('group-text') ? value : []));
const changes = () =>
  asked.filter(({ url, method }) => method === 'POST' && url.includes('bulk')).map(({ body }) => JSON.parse(body));

it('shows no group that goes on behind the end of the page', async () => {
  const posts = [...three(FIRST), ...three(LAST)];
  await open(posts, 5);
  expect(screen.queryByText('Greenland in fall')).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('asks the server for the siblings that the list has not come to', async () => {
  await open(three(FIRST), 2);
  const asks = await choose('Iceland in spring', 'Delete');
  expect(within(asks).getByText('Applies to Facebook, Instagram, LinkedIn.')).toBeDefined();
  await userEvent.click(within(asks).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(changes()).toEqual([{ verb: 'delete', ids: [1, 2, 3] }]));
  expect(await screen.findByText('3 posts were deleted')).toBeDefined();
});

it('says which networks a verb leaves out, and why', async () => {
  const out = { status: 10, label: 'posted', phase: 'posted', actions: ['see_post', 'analytics'] } as const;
  await open(three(FIRST, { facebook: { ...out, actions: [...out.actions] } }));
  const asks = await choose('Iceland in spring', 'Edit text');
  expect(
    within(asks).getByText('Applies to Instagram, LinkedIn. Not changed: Facebook (Posted).', { exact: false }),
  ).toBeDefined();
  await userEvent.type(within(asks).getByRole('textbox'), '!');
  await userEvent.click(within(asks).getByRole('button', { name: 'Save text' }));
  await waitFor(() => expect(changes()).toEqual([{ verb: 'edit', ids: [2, 3], message: 'Iceland in spring!' }]));
});

it('refuses a text that one network does not take before anything is saved', async () => {
  await open(three(FIRST));
  const asks = await choose('Iceland in spring', 'Edit text');
  await userEvent.click(within(asks).getByRole('textbox'));
  await userEvent.paste('x'.repeat(2_200));
  expect(within(asks).getByText('2,217 / 2,200', { exact: false })).toBeDefined();
  expect(within(asks).getByText('2,217 / 3,000')).toBeDefined();
  expect(within(asks).getByRole('button', { name: 'Save text' }).hasAttribute('disabled')).toBe(true);
});

it('keeps what was refused on the screen with its reason, and does only that again', async () => {
  await open(three(FIRST));
  answer(changePosts, { applied: [1, 3], skipped: [{ id: 2, reason: 'It is being published.' }] });
  const asks = await choose('Iceland in spring', 'Edit text');
  await userEvent.type(within(asks).getByRole('textbox'), '!');
  await userEvent.click(within(asks).getByRole('button', { name: 'Save text' }));
  expect(await within(asks).findByText('Instagram: It is being published.')).toBeDefined();
  expect(screen.queryByText('The posts weren’t changed')).toBeNull();
  await userEvent.click(within(asks).getByRole('button', { name: 'Save text' }));
  await waitFor(() => expect(changes().map(({ ids }) => ids)).toEqual([[1, 2, 3], [2]]));
});

it('asks before it throws typed words away, and gives the focus back to the row', async () => {
  await open(three(FIRST));
  const asks = await choose('Iceland in spring', 'Edit text');
  const field = within(asks).getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.type(field, '!');
  await userEvent.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard your changes?' })).toBeNull());
  expect(field.value).toBe('Iceland in spring!');
  // A reload would not lose them.
  expect(kept()).toEqual(['{"message":"Iceland in spring!"}']);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const more = screen.getByRole('button', { name: 'More for: Iceland in spring' });
  await waitFor(() => expect(document.activeElement).toBe(more));
  expect(changes()).toEqual([]);
  expect(kept()).toEqual([]);
});

it('says that the networks of a row have different texts', async () => {
  await open(
    three(FIRST, {
      linkedin: { message: 'Iceland, for companies', messages_with_custom_text: 'Iceland, for companies' },
    }),
  );
  expect(screen.getByText('Different texts')).toBeDefined();
});

it('dismisses what there is nothing to delete of', async () => {
  const missed = { status: 20, label: 'missed', phase: 'missed', actions: ['dismiss'] } as const;
  const gone = { ...missed, actions: [...missed.actions] };
  await open(three(FIRST, { facebook: gone, instagram: gone, linkedin: gone }));
  const asks = await choose('Iceland in spring', 'Dismiss');
  await userEvent.click(within(asks).getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText('3 posts were dismissed')).toBeDefined();
});

it('says that there is nothing when what was just made is gone, and nothing of it above other new posts', async () => {
  signedIn();
  answer(postsOverview, overview());
  const made = post('facebook', FIRST);
  answer(listPosts, ({ url }) => {
    const results = url.includes('ids=1') ? [made] : [];
    return listed(...results);
  });
  const { router } = await openAt('/blue-fjord/posts/?ids=99');
  await screen.findByText('Nothing is scheduled', {}, { timeout: 25_000 });
  router.history.push('/blue-fjord/posts/?ids=1');
  await screen.findByText(FIRST.message);
  expect(screen.queryByText('Nothing is scheduled')).toBeNull();
});

it('leads to what was missed on any network, which goes out together again', async () => {
  const missed = { status: 20, label: 'missed', phase: 'missed', reason: 'Its time passed.' } as const;
  const gone = { ...missed, actions: ['reschedule' as const, 'post_now' as const, 'dismiss' as const] };
  await open(three(FIRST, { facebook: gone, instagram: gone, linkedin: gone }), 3, '?missed=1');
  const dialog = await screen.findByRole('dialog', { name: 'Missed posts' }, { timeout: 25_000 });
  expect(await within(dialog).findByRole('img', { name: 'LinkedIn' })).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reschedule' }));
  // One time, and so nothing to keep apart.
  expect(within(dialog).queryByLabelText('Time between the next ones')).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reschedule 3 posts' }));
  await waitFor(() => expect(changes()).toMatchObject([{ verb: 'reschedule', ids: [1, 2, 3] }]));
  expect(screen.getByText('Facebook: 3 posts were missed.')).toBeDefined();
  // A decision is waited for; nothing went wrong.
  expect(screen.getByText('Its time passed.').dataset.tone).toBe('quiet');
});

it('says the date and the figures of what did best, and Back closes its details', async () => {
  const stats = { fetched_at: '2026-11-22T15:00:00Z', post_views: 1_234 };
  const out = {
    ...FIRST,
    status: 10,
    label: 'posted',
    phase: 'posted',
    actions: ['see_post' as const],
    stats,
  } as const;
  const best = post('facebook', { ...out, actions: [...out.actions] });
  answer(getPost, best);
  answer(listAttempts, listed());
  const router = await open([best], 1, '?tab=top');
  expect(screen.getByText('Fri, May 2, 2031, 11:00AM')).toBeDefined();
  expect(screen.getByText('1,234')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Open post: Iceland in spring' }));
  await screen.findByRole('dialog', { name: 'Post Details' });
  router.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Iceland in spring')).toBeDefined();
});
