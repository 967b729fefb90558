import { screen } from '@testing-library/react';
import { getUnknownPosts } from '@waypost/contract/publishing';
import { expect, it } from 'vitest';
import { answer, signedIn } from '../../testing/api.ts';
import { session, user } from '../../testing/fixtures.ts';
import { renderInApp } from '../../testing/render.tsx';
import HoldBanner from './hold-banner.tsx';

const hold = { reason: 'restored', since: '2026-11-22T09:00:00Z' } as const;

it.each([
  ['who does everything without being staff', { is_staff: false, is_superuser: true }, 1],
  ['of the staff', { is_staff: true, is_superuser: false }, 1],
  ['of an agency', { is_staff: false, is_superuser: false }, 0],
])('a person %s', async (_, roles, buttons) => {
  signedIn(session({ user: { ...user, ...roles } }));
  answer(getUnknownPosts, { count: 1, results: [{ provider: 'fbpage', page: '77', remote_id: '77_4711' }] });
  await renderInApp(<HoldBanner hold={hold} />);
  await screen.findByText(/Publishing (has been|is) on hold/);
  expect(screen.queryAllByRole('button', { name: 'Resume publishing' })).toHaveLength(buttons);
  await expect.poll(() => screen.queryAllByText(/^1 post went out/)).toHaveLength(buttons);
  expect(screen.queryAllByText('Facebook · 77 · 77_4711')).toHaveLength(buttons);
});
