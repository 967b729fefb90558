import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getContent, getPost, listAttempts, listPosts, type ScheduledPosting } from '@waypost/contract/posts';
import { getAdvancedFeatures } from '@waypost/contract/profiles';
import { beforeEach, expect, it } from 'vitest';
import { answer, refuse, signedIn } from '../../../testing/api.ts';
import { application, failedPost, listed, noTexts, pageData, profileWith } from '../../../testing/fixtures.ts';
import { openAt } from '../../../testing/open-at.tsx';

const waiting: ScheduledPosting = {
  ...failedPost,
  status: 0,
  label: 'scheduled_for',
  phase: 'due',
  reason: null,
  fire_at: '2031-05-02T15:00:00Z',
  actions: ['edit', 'reschedule', 'revise', 'post_now', 'delete'],
  siblings: [{ id: 42, profile: 1, app: 'linkedin', deleted: false, label: 'scheduled_for' }],
};

beforeEach(() => {
  signedIn();
  answer(getAdvancedFeatures, noTexts);
  answer(listPosts, listed());
  answer(listAttempts, listed());
  answer(getContent, () => refuse(404));
});
async function open(post: ScheduledPosting) {
  answer(getPost, ({ url }) => ({ ...post, id: Number(url.match(/\d+/)?.[0]) }));
  const { router } = await openAt(`/blue-fjord/posts/?post=${post.id}`);
  await screen.findByRole('dialog', { name: 'Post Details' }, { timeout: 25_000 });
  return router;
}
const details = () => within(screen.getByRole('dialog', { name: 'Post Details' }));
const press = async (name: string) => userEvent.click(await details().findByRole('button', { name }));
const answerWith = async (name: string) => {
  const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await userEvent.click(within(question).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard your changes?' })).toBeNull());
};
const fromMenu = async (name: string) => {
  await press('More actions');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

it('asks before typed words go, wherever they would go to', async () => {
  const router = await open(waiting);
  await press('Edit text');
  await userEvent.type(details().getByRole('textbox'), ' and more');
  const ways = [
    () => press('LinkedIn: Scheduled for'),
    () => press('Reschedule'),
    () => fromMenu('Duplicate'),
    () => fromMenu('Post now'),
    () => press('Open in composer'),
  ];
  for (const go of ways) {
    await go();
    await answerWith('Cancel');
    expect(details().getByRole<HTMLTextAreaElement>('textbox').value).toMatch(/ and more$/);
  }
  await press('Open in composer');
  await answerWith('Discard changes');
  await waitFor(() => expect(router.state.location.pathname).toBe('/blue-fjord/generator/posts/41/'));
});

it('goes to the form of the new time, which opens below, and from a form that closes back to the dialog', async () => {
  await open(waiting);
  const dialog = screen.getByRole('dialog', { name: 'Post Details' });
  await press('Reschedule');
  await waitFor(() => expect(document.activeElement).toBe(details().getByRole('form', { name: 'Reschedule' })));
  await press('Cancel');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await press('Edit text');
  await press('Cancel');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
});

it('asks before a chosen time goes', async () => {
  await open(waiting);
  await press('Reschedule');
  await userEvent.click(await details().findByRole('button', { name: /^New date and time: / }));
  await userEvent.click(await screen.findByRole('button', { name: /^Tomorrow morning/ }));
  await userEvent.keyboard('{Escape}');
  await answerWith('Discard changes');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Post Details' })).toBeNull());
});

const buttons = () =>
  details()
    .getAllByRole('button')
    .map((button) => button.textContent || button.getAttribute('aria-label'));

it('shows of a missed post what its notice asks for', async () => {
  const actions = ['edit', 'reschedule', 'revise', 'post_now', 'dismiss'] as const;
  await open({ ...waiting, status: 20, label: 'missed', phase: 'missed', actions: [...actions], siblings: [] });
  await details().findByRole('button', { name: 'Reschedule' });
  expect(buttons().slice(-3)).toEqual(['More actions', 'Post now', 'Reschedule']);
});

it('asks whether a post went out, and offers nothing beside the answers', async () => {
  const looks = ['2026-05-01T10:00:00Z', '2026-05-01T10:05:00Z'];
  const tried = {
    number: 1,
    purpose: 'publish',
    started: looks[0] ?? '',
    ended: null,
    outcome: null,
    reason: null,
  } as const;
  const results = [{ ...tried, candidates: [], looked_at: looks }];
  answer(listAttempts, { count: 1, next: null, previous: null, results });
  await open({ ...waiting, label: 'unconfirmed', phase: 'unconfirmed', actions: ['resolve'], siblings: [] });
  expect(await details().findAllByText(/^We read Facebook 2 times, most recently at .*:05AM\.$/)).toHaveLength(1);
  expect(buttons().slice(-2)).toEqual(['It’s on the page', 'Not there: post again']);
});

it('leads back to a page that is connected no more', async () => {
  const reason = 'The page is no longer connected.';
  await open({ ...waiting, status: 20, label: 'missed', phase: 'missed', actions: ['reconnect', 'dismiss'], reason });
  expect(await details().findByRole('link', { name: 'Reconnect' })).toHaveProperty(
    'pathname',
    '/blue-fjord/connections/',
  );
});

it('leads to the business profile where the logo is what cannot be read', async () => {
  const reason = 'Your logo can’t be read.';
  const refused = { status: 20, label: 'post_error', phase: 'rejected', reason_code: 'logo_unreadable' } as const;
  await open({ ...waiting, ...refused, actions: ['retry', 'dismiss'], reason });
  const link = await details().findByRole('link', { name: 'Business profile' });
  expect(link).toHaveProperty('pathname', '/blue-fjord/business_profile/');
  expect(details().getAllByRole('button', { name: 'Retry' })).not.toHaveLength(0);
});

it('promises no second try on a page that is connected no more', async () => {
  const unconfirmed = { label: 'unconfirmed', phase: 'unconfirmed', actions: ['resolve', 'reconnect'] } as const;
  await open({ ...waiting, ...unconfirmed, actions: [...unconfirmed.actions], siblings: [] });
  await details().findByRole('button', { name: 'It’s not there' });
  expect(details().queryByRole('button', { name: 'Not there: post again' })).toBeNull();
});

it('offers no composer where staff switched it off', async () => {
  signedIn({ profile: profileWith({ generator: { is_enabled: false } }) });
  await open({ ...waiting, siblings: [] });
  await press('More actions');
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Post now',
    'Delete',
  ]);
});

it('shows the likeliest two, and the rest in a menu', async () => {
  await open({ ...waiting, siblings: [] });
  await details().findByRole('button', { name: 'Edit text' });
  expect(buttons().slice(-3)).toEqual(['More actions', 'Reschedule', 'Edit text']);
  await press('More actions');
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Open in composer',
    'Post now',
    'Duplicate',
    'Delete',
  ]);
});

it('offers of a deleted post whose time is over a copy, and nothing else', async () => {
  await open({ ...waiting, deleted: true, label: 'deleted', actions: [], siblings: [] });
  await details().findByRole('button', { name: 'Duplicate' });
  expect(buttons()).toEqual(['Close', 'Duplicate']);
});

it('warns of a consent that ends before, as it is now and not as the last check knew it', async () => {
  const nearEnd = (expires_at: string) => {
    const data = { ...pageData, expires_at, days_left: 9 };
    signedIn({ profile: profileWith({ [waiting.app]: application({ data }) }) });
  };
  nearEnd('2031-05-02T14:00:00Z');
  await open(waiting);
  expect(await details().findByText(/expires before this post is due/)).toBeDefined();
  expect(details().getByRole('link', { name: 'Refresh connection' })).toBeDefined();
  cleanup();
  nearEnd('2031-05-02T16:00:00Z');
  await open({ ...waiting, preflight: [{ app: waiting.app, code: 'token_expires_before', level: 'error' }] });
  await details().findByRole('button', { name: 'Reschedule' });
  expect(details().queryByText(/expires before/)).toBeNull();
});
