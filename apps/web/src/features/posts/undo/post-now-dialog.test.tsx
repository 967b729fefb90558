import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changePosts, getPost, postNow } from '@waypost/contract/posts';
import { beforeEach, expect, it, vi } from 'vitest';
import { answer, asked, signedIn } from '../../../testing/api.ts';
import { failedPost } from '../../../testing/fixtures.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { ConfirmVerb } from '../details/actions/confirm-verb.tsx';
import { PostNowDialog } from './post-now-dialog.tsx';
import { untilOut } from './until-out.ts';

beforeEach(() => signedIn());

const post = { ...failedPost, siblings: [] };
const nothing = () => undefined;

it('is taken back by Escape, and says nothing of success', async () => {
  answer(changePosts, { applied: [post.id], skipped: [] });
  const onClose = vi.fn();
  await renderInApp(<PostNowDialog posts={[post]} onClose={onClose} />);
  await screen.findByRole('button', { name: /^Undo/ });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked.map(({ body }) => JSON.parse(body).verb)).toEqual(['post_now', 'undo']);
  expect(screen.queryByText('Successfully Sent the Post')).toBeNull();
});

it('says what a hold keeps back', async () => {
  signedIn({ publishing_hold: { reason: 'outage', since: '2026-11-22T08:00:00Z' } });
  answer(changePosts, { applied: [post.id], skipped: [] });
  await renderInApp(<PostNowDialog posts={[post]} onClose={nothing} />);
  expect(await screen.findByText(/^Publishing is on hold/)).toBeDefined();
});

it.each([
  ['out once it is posted', [{ label: 'publishing' }, { label: 'posted', status: 10 }], true],
  ['not out behind a hold', [{ label: 'paused' }], false],
] as const)('a post is %s', async (_, shown, out) => {
  let looks = 0;
  answer(getPost, () => ({ ...post, status: 0, ...shown[Math.min(looks++, shown.length - 1)] }));
  expect(await untilOut([post.id], 0)).toBe(out);
});

it('calls a post that waits no success', async () => {
  const reason = 'Publishing is on hold until your administrator confirms that it can continue.';
  answer(postNow, { ...post, status: 0, label: 'paused', reason, applied_count: 1, skipped: [] });
  await renderInApp(<ConfirmVerb post={post} verb="post_now" onClose={nothing} onGone={nothing} />);
  await userEvent.click(screen.getByRole('button', { name: 'Post now' }));
  expect(await screen.findByText(reason)).toBeDefined();
  expect(screen.queryByText(/Successfully/)).toBeNull();
});

it('says that what is not taken back goes out, and when it is out', async () => {
  const reason = 'It’s too late to undo this: the post will be published.';
  answer(changePosts, ({ body }) =>
    JSON.parse(body).verb === 'undo'
      ? { applied: [], skipped: [{ id: post.id, reason }] }
      : { applied: [post.id], skipped: [] },
  );
  answer(getPost, { ...post, status: 10, label: 'posted' });
  await renderInApp(<PostNowDialog posts={[post]} onClose={nothing} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('Couldn’t undo')).toBeDefined();
  expect(screen.getByText(reason)).toBeDefined();
  expect(await screen.findByText('Successfully Sent the Post', {}, { timeout: 10_000 })).toBeDefined();
});
