import { screen, waitFor } from '@testing-library/react';
import { getPost, listAttempts, postsOverview } from '@waypost/contract/posts';
import { expect, it } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../testing/api.ts';
import { failedPost, listed, overview } from '../../testing/fixtures.ts';
import { openAt } from '../../testing/open-at.tsx';

it.each([
  ['has come', overview({ troubles: [] })],
  ['does not come', refuse(500)],
])('leads to the list of a post once what stands above that list %s', async (_, above) => {
  signedIn();
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  answer(getPost, failedPost);
  // Its details may come before they are left.
  answer(listAttempts, listed());
  answer(postsOverview, () => told.then(() => above));
  const { router } = await openAt(`/blue-fjord/posts/${failedPost.id}/`);
  await screen.findByRole('heading', { name: 'Post Details' }, { timeout: 25_000 });
  await waitFor(() => expect(asked.map(({ url }) => url)).toContain('/api/scheduled_postings/overview/?profile=1'));
  expect(router.state.location.pathname).toBe(`/blue-fjord/posts/${failedPost.id}/`);
  tell();
  await waitFor(() => expect(router.state.location.pathname).toBe('/blue-fjord/facebook/posts/'), { timeout: 25_000 });
});
