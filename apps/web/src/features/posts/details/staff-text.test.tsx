import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerStaffText, getStaffText, type ScheduledPosting } from '@waypost/contract/posts';
import { expect, it } from 'vitest';
import { answer, asked, signedIn } from '../../../testing/api.ts';
import { failedPost } from '../../../testing/fixtures.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { PostCard } from '../list/post/post-card.tsx';
import { StaffText } from './staff-text.tsx';

const post: ScheduledPosting = {
  ...failedPost,
  actions: ['edit'],
  campaign: { supplier: { name: 'Fjord Line', logo: null }, text_changed: true },
};

it('shows the text of staff, takes it by its version, and keeps the own one', async () => {
  signedIn();
  answer(getStaffText, { message: 'Sail {{agent.first_name}}', filled: 'Sail Ana' });
  answer(answerStaffText, { ...post, campaign: { supplier: null, text_changed: false } });
  await renderInApp(<StaffText post={post} ask={(go) => go()} />);
  screen.getByText('You had written your own, so yours stays and goes out.');
  await userEvent.click(screen.getByRole('button', { name: 'Show theirs' }));
  await screen.findByText('Sail Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  await screen.findByText(/You’ve taken the team’s text/);
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await expect
    .poll(() => asked.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body)))
    .toEqual([
      { take: true, version: post.version },
      { take: false, version: post.version },
    ]);
});

it('says on the card of a post whose offer it shows', async () => {
  signedIn();
  await renderInApp(<PostCard post={post} onOpen={() => undefined} />);
  screen.getByText('Fjord Line');
});
