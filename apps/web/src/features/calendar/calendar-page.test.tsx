import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCalendarFeed } from '@waypost/contract/calendar';
import { getNewsletter, listNewsletters, patchNewsletter } from '@waypost/contract/newsletters';
import { getPost, listPosts, patchPost, postsOverview } from '@waypost/contract/posts';
import type { Profile } from '@waypost/contract/profiles';
import { getAdvancedFeatures } from '@waypost/contract/profiles';
import { getSlots } from '@waypost/contract/slots';
import { expect, it } from 'vitest';
import { answer, asked, signedIn } from '../../testing/api.ts';
import { application, connected, failedPost, listed, overview, profileWith } from '../../testing/fixtures.ts';
import { newsletter } from '../../testing/newsletters.ts';
import { openAt } from '../../testing/open-at.tsx';

const NOON = '2031-05-07T16:00:00Z';
const cell = (change: object) => ({
  ...{ id: 1, version: 4, status: 0, label: 'scheduled_for', deleted: false, phase: 'due', fire_at: NOON },
  ...{ message: 'Fjords by {{ agent.first_name }}', image: null, type: 'post', provider: 'fbpage' },
  actions: ['edit', 'reschedule', 'delete'],
  ...change,
});
const POSTS = [
  cell({}),
  cell({ id: 2, provider: 'linkedin', status: 10, label: 'posted', phase: 'posted', actions: ['analytics'] }),
  // Neither what was refused nor what is late stands on the calendar.
  cell({ id: 3, status: 20, label: 'post_error', phase: 'rejected', message: 'Refused' }),
  cell({ id: 4, fire_at: '2020-05-07T16:00:00Z', message: 'Late' }),
];

interface Else {
  readonly posts?: readonly object[];
  readonly session?: Parameters<typeof signedIn>[0];
  readonly emarketing?: Profile['applications']['emarketing'];
}
async function open(
  query: string,
  own: Partial<Profile> = {},
  { posts = POSTS, session, emarketing = application({ is_enabled: false }) }: Else = {},
) {
  const facebook = connected();
  signedIn({ ...session, profile: profileWith({ facebook, linkedin: facebook, emarketing }, own) });
  const unset = { slots: null, weekly_frequency: null, auto_schedule: true, version: 0 };
  const wednesday = { ...unset, slots: ['12:00', '16:30'].map((at) => ({ weekday: 3, at })), version: 1 };
  answer(getSlots, {
    results: [
      { app: 'facebook', ...wednesday },
      { app: 'instagram', ...unset },
      { app: 'linkedin', ...unset },
    ],
  });
  answer(getAdvancedFeatures, {
    ...{ calendly_link: null, hashtag_signature: null, hashtag_enabled_apps: [] },
    placeholders: { 'agent.first_name': 'Marina' },
  });
  const troubles = [{ app: 'facebook' as const, kind: 'missed' as const, count: 2, post: 1 }];
  answer(postsOverview, overview({ troubles }));
  answer(listPosts, listed(...posts) as never);
  const { router } = await openAt(`/blue-fjord/calendar/${query}`);
  await screen.findByRole('region', { name: 'Calendar' }, { timeout: 25_000 });
  return router;
}
const ranges = () =>
  asked
    .filter(({ url }) => url.includes('fields=calendar'))
    .map(({ url }) => Object.fromEntries(new URL(url, 'http://x').searchParams));

it('shows the week of the address with what is ahead and what is out, marks the named posts, and reads the weeks beside it', async () => {
  // For three seconds only, so it is watched for from the beginning.
  const marked = waitFor(
    () => {
      const cards = [...document.querySelectorAll('[data-marked]')].map((card) => card.getAttribute('data-post-id'));
      if (cards.length === 0) throw new Error('nothing is marked');
      return cards;
    },
    { timeout: 25_000 },
  );
  await open(`?date=${NOON}&ids=1,abc,1e99,-4`);
  expect(await marked).toEqual(['1']);
  expect(
    await screen.findByRole('button', { name: /^Facebook, Scheduled: 12:00 ?PM ?Fjords by Marina/ }),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: /^LinkedIn, Posted: 12:00 ?PM/ })).toBeDefined();
  expect(screen.queryByText('Refused')).toBeNull();
  expect(screen.queryByText('Late')).toBeNull();
  expect(screen.queryByText('Timed')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Create Post/ })).toBeNull();
  // A post stands in the slot of noon; the other one is free.
  expect(await screen.findAllByRole('button', { name: /^Free slot on/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Free slot on Facebook: 4:30 ?PM ?Free/ })).toBeDefined();
  expect(screen.getByText('Facebook: 2 posts were missed.')).toBeDefined();
  await waitFor(() => expect(ranges()).toHaveLength(3));
  const lean = { profile: '1', ordering: 'fire_at', page_size: '500', deleted: 'false' };
  expect(ranges()[0]).toMatchObject({ ...lean, fire_at_from: '2031-05-05', fire_at_to: '2031-05-11' });
  expect(ranges().slice(1)).toMatchObject([{ fire_at_from: '2031-05-12' }, { fire_at_from: '2031-04-28' }]);
  // One is taken away and its posts with it, and the address says so.
  await userEvent.click(screen.getByRole('button', { name: 'Facebook', pressed: true }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Facebook, Scheduled: 12:00 ?PM/ })).toBeNull());
  await waitFor(() => expect(ranges().at(3)).toMatchObject({ apps: 'instagram,linkedin' }));
});

it('tells a full day by its hours, each with all its posts, and whose the private address is', async () => {
  const posts = Array.from({ length: 60 }, (_, n) =>
    cell({ id: n + 1, fire_at: `2031-05-07T16:${10 + (n % 50)}:00Z` }),
  );
  answer(getCalendarFeed, { created: NOON });
  await open(`?date=${NOON}`, {}, { posts, session: { impersonator: { pk: 9, name: 'Sam Staff' } } });
  await userEvent.click(await screen.findByRole('button', { name: '12:00PM: 60 posts' }));
  const hour = await screen.findByRole('dialog', { name: '12:00PM: 60 posts' });
  const cards = within(hour).getAllByRole('button', { name: /^Facebook, Scheduled: 12:\d\d ?PM ?Fjords by Marina/ });
  expect(cards).toHaveLength(60);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
  const feed = await screen.findByRole('dialog', { name: 'Calendar subscription' });
  expect(await within(feed).findByText(/^Only the person you’re acting for/)).toBeDefined();
  expect(within(feed).queryByRole('button', { name: /address|End/ })).toBeNull();
});

it('passes over a date that is none', async () => {
  await open('?date=nonsense&ids=,&apps=myspace');
  expect(await screen.findByText('No network is chosen. Choose one above to see its posts.')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Calendar' })).toBeDefined();
});

it('moves a post from its menu, and leads from a suggested time to the connections', async () => {
  const router = await open(`?date=${NOON}`);
  const one = {
    ...failedPost,
    id: 1,
    status: 0,
    label: 'scheduled_for',
    phase: 'due',
    actions: ['reschedule'],
  } as const;
  answer(getPost, { ...one, actions: ['reschedule'], fire_at: NOON });
  answer(patchPost, { ...one, actions: ['reschedule'], fire_at: NOON, applied_count: 1, skipped: [] });
  await userEvent.click(await screen.findByLabelText(/^More for: Facebook/));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move post' });
  expect(await within(dialog).findByRole('button', { name: /^New date and time/ }, { timeout: 20_000 })).toBeDefined();
  await userEvent.keyboard('{Escape}');
  const [monday] = await screen.findAllByRole('button', { name: /^Suggested time: 2:00 ?PM ?Connect Instagram/ });
  if (monday === undefined) throw new Error('nothing is suggested');
  await userEvent.click(monday);
  const connect = await screen.findByRole('dialog', { name: 'Instagram isn’t connected' });
  await userEvent.click(within(connect).getByRole('button', { name: 'Connect' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/blue-fjord/connections/'));
});

it('asks for the plan where an item is clicked without PRO, and where a post is begun', async () => {
  const router = await open(`?date=${NOON}`, { plan: 'free' }, { session: { flags: ['beta'] } });
  await userEvent.click(await screen.findByRole('button', { name: /^Facebook, Scheduled: 12:00 ?PM/ }));
  const upgrade = await screen.findByRole('dialog', { name: 'Upgrade your membership' });
  expect(within(upgrade).getByText('Upgrade your membership to PRO to use this feature!')).toBeDefined();
  expect(router.state.location.search).toEqual({ date: NOON });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: /^Create Post/ }));
  expect(await screen.findByRole('dialog', { name: 'Upgrade your membership' })).toBeDefined();
});

it('shows newsletters among the posts, leads to their figures or to where they are changed, and moves them from their menu', async () => {
  const cells = [
    newsletter({ fire_at: NOON, edit_by: null }),
    newsletter({ id: 32, subject: 'Islands', status: 'published', editable: false, fire_at: '2031-05-05T17:00:00Z' }),
    newsletter({ id: 33, subject: 'Left out', deleted: true, fire_at: NOON }),
    newsletter({ id: 34, subject: 'Too late', fire_at: '2020-05-07T16:00:00Z' }),
  ];
  answer(listNewsletters, listed(...cells));
  answer(getNewsletter, newsletter({ fire_at: NOON, edit_by: null }));
  answer(patchNewsletter, { ...newsletter(), applied_count: 1, skipped: [] });
  const router = await open(`?date=${NOON}`, {}, { emarketing: connected() });
  const ahead = await screen.findByRole('button', { name: /^Newsletter, Scheduled: 12:00 ?PM ?Waterfalls/ });
  expect(screen.queryByText('Left out')).toBeNull();
  expect(screen.queryByText('Too late')).toBeNull();
  expect(asked.find(({ url }) => url.startsWith('/api/scheduled_email_campaign/?'))?.url).toContain(
    'fire_at_from=2031-05-05&fire_at_to=2031-05-11',
  );
  await userEvent.click(screen.getByLabelText(/^More for: Newsletter, Scheduled/));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move newsletter' });
  expect(await within(dialog).findByRole('button', { name: /^Date and time/ }, { timeout: 20_000 })).toBeDefined();
  await userEvent.keyboard('{Escape}');
  // What is out has no other time.
  await userEvent.click(screen.getByLabelText(/^More for: Newsletter, Delivered/));
  expect(await screen.findByRole('menuitem', { name: 'Email performance' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'Move…' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(ahead);
  await waitFor(() => expect(router.state.location.pathname).toBe('/blue-fjord/emarketing/post/31/'));
});

it('draws Thursdays at 1 PM where newsletters are not set up', async () => {
  const emarketing = application({ is_enabled: false, connectURL: '/blue-fjord/emarketing/signup/' });
  await open(`?date=${NOON}`, {}, { emarketing });
  await userEvent.click(await screen.findByRole('button', { name: /^Suggested time: 1:00 ?PM ?Connect Newsletter/ }));
  const connect = await screen.findByRole('dialog', { name: 'Newsletter isn’t connected' });
  expect(within(connect).getByText(/^Newsletters would go out at times like this one\./)).toBeDefined();
  expect(within(connect).getByRole('button', { name: 'Connect' })).toBeDefined();
});
