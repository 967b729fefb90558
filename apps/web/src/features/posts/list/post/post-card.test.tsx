import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { postNow, restorePost, retryPost } from '@waypost/contract/posts';
import { beforeEach, expect, it } from 'vitest';
import { answer, asked, signedIn } from '../../../../testing/api.ts';
import { failedPost as failed, profile } from '../../../../testing/fixtures.ts';
import { renderInApp, renderOnPage } from '../../../../testing/render.tsx';
import { ConfirmVerb } from '../../details/actions/confirm-verb.tsx';
import { PostContent } from '../../details/post-content.tsx';
import { PostCard } from './post-card.tsx';

beforeEach(() => signedIn());

const nothing = () => undefined;

it('says what went wrong and tries again', async () => {
  answer(retryPost, { ...failed, applied_count: 1, skipped: [] });
  await renderInApp(<PostCard post={failed} onOpen={nothing} />);
  expect(screen.getByText('Post error')).toBeDefined();
  expect(screen.getByText(failed.reason ?? '')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(asked.map(({ url }) => url)).toContain('/api/scheduled_postings/41/retry/'));
});

it('takes a deleted post back', async () => {
  answer(restorePost, { ...failed, applied_count: 1, skipped: [] });
  await renderInApp(
    <PostCard post={{ ...failed, deleted: true, label: 'deleted', actions: ['restore'] }} onOpen={nothing} />,
  );
  expect(screen.getByRole('time').getAttribute('datetime')).toBe(failed.fire_at);
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(asked.map(({ url }) => url)).toContain('/api/scheduled_postings/41/restore/'));
});

it('leads to the connections from a deleted post whose page is no longer connected', async () => {
  const post = { ...failed, deleted: true, label: 'deleted', actions: ['reconnect'] } as const;
  await renderOnPage(() => <PostCard post={{ ...post, actions: [...post.actions] }} onOpen={nothing} />);
  const link = await screen.findByRole('link', { name: 'Reconnect' });
  expect(link.getAttribute('href')).toBe('/blue-fjord/connections/');
});

it('leads to the editor from a refused post, and from no other', async () => {
  const actions = ['revise', 'retry', 'delete'] as const;
  const refused = { ...failed, actions: [...actions] };
  const cards = () =>
    [refused, { ...refused, label: 'missed' } as const].map((post) => (
      <PostCard key={post.label} post={post} onOpen={nothing} />
    ));
  await renderOnPage(cards);
  const links = await screen.findAllByRole('link', { name: 'Open in composer' }, { timeout: 25_000 });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blue-fjord/generator/posts/41/']);
});

it('says what a post waits for whose time has come', async () => {
  const reason = 'LinkedIn’s daily limit has been reached.';
  await renderInApp(<PostCard post={{ ...failed, label: 'publishing', phase: 'due', reason }} onOpen={nothing} />);
  expect(screen.getByText(reason)).toBeDefined();
});

it.each([
  ['Not added yet: no permission.', 'Not added yet: no permission.'],
  [null, 'Will be added once the post is live'],
])('says of a first comment that waits only why, when it knows (%s)', async (reason, said) => {
  const first_comment = { text: 'More', state: 'waiting', reason } as const;
  await renderInApp(<PostContent post={{ ...failed, first_comment }} />);
  expect(screen.getByText(said)).toBeDefined();
});

it('shows a link by its title and where it leads, also beside its picture', async () => {
  const link = { link: 'https://fjords.example/offers', link_title: 'Seven nights', domain: 'fjords.example' };
  const media = [{ url: '/a.jpg', thumbnail: '/a.webp', kind: 'image', alt_text: null, width: 1, height: 1 } as const];
  await renderInApp(<PostCard post={{ ...failed, ...link, type: 'link', media }} onOpen={nothing} />);
  expect(screen.getByText('Seven nights · fjords.example')).toBeDefined();
});

it('keeps the place of a single picture in its own shape', async () => {
  const file = { url: '/media/a.jpg', thumbnail: '/media/a.webp', kind: 'image', alt_text: 'A harbour' } as const;
  await renderInApp(<PostContent post={{ ...failed, media: [{ ...file, width: 1080, height: 1350 }] }} />);
  expect(screen.getByAltText('A harbour').parentElement?.style.aspectRatio).toBe('1080 / 1350');
});

it('offers no Retry where the post does not', async () => {
  await renderInApp(<PostCard post={{ ...failed, actions: ['delete'] }} onOpen={nothing} />);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('asks about the other profiles only when there are some, and tells what became of them', async () => {
  await renderInApp(<ConfirmVerb post={failed} verb="post_now" onClose={nothing} onGone={nothing} />);
  expect(screen.queryByRole('switch')).toBeNull();
});

it('repeats the action on the other profiles when told to', async () => {
  signedIn({ profile: profile({ profiles_count: 3 }) });
  const twin = { id: 43, profile: 99, app: failed.app, deleted: false, label: 'post_error' } as const;
  answer(postNow, { ...failed, applied_count: 2, skipped: [{ id: 43, reason: 'It is published already.' }] });
  await renderInApp(
    <ConfirmVerb post={{ ...failed, siblings: [twin] }} verb="post_now" onClose={nothing} onGone={nothing} />,
  );
  await userEvent.click(screen.getByRole('switch'));
  await userEvent.click(screen.getByRole('button', { name: 'Post now' }));
  await waitFor(() => expect(asked[0]).toMatchObject({ method: 'POST', body: '{"apply_to_all":true}' }));
  const told = await screen.findByText(/Successfully Sent the Post/);
  expect(told.textContent).toContain('Also done in 1 other profile');
  expect(told.textContent).toContain('It is published already.');
});
