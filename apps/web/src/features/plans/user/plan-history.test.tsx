import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserDetail } from '@waypost/contract/accounts';
import { downgradeUser, getUserPlan, type PlanOfUser } from '@waypost/contract/plans';
import { expect, it } from 'vitest';
import { sessionStore } from '../../../platform/session/session-store.ts';
import { answer, asked } from '../../../testing/api.ts';
import { session, user as someone } from '../../../testing/fixtures.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { PlanHistory } from './plan-history.tsx';

const AT = '2026-11-02T15:00:00Z';
const ana = (change: object = {}) =>
  ({ pk: 9, name: 'Ana Reyes', plan: 'free', is_superuser: false, may: { change: true }, ...change }) as UserDetail;
const NOTHING: PlanOfUser = { losses: [], events: [], downgrades: [], provider: 'Outseta' };

async function show(user: UserDetail, plan: Partial<PlanOfUser>, boss = true) {
  answer(getUserPlan, { ...NOTHING, ...plan });
  sessionStore.set(session({ user: { ...someone, is_superuser: boss } }));
  await renderInApp(<PlanHistory user={user} />);
}
const press = async () =>
  userEvent.setup().click(await screen.findByRole('button', { name: 'Downgrade billing account' }));

it('tells each change with who made it, and what became of the person’s things', async () => {
  await show(ana(), {
    events: [{ id: 3, from: 'pro', to: 'free', source: 'provider', actor: null, at: AT }],
    downgrades: [
      { at: AT, state: 'kept', kept_until: '2026-12-02T15:00:00Z', steps: [{ thing: 'reels', count: 2, at: AT }] },
    ],
  });
  expect(await screen.findByText('PRO → Free')).toBeTruthy();
  expect(screen.getByText(/Payment provider/)).toBeTruthy();
  expect(screen.getByText('2 upcoming reels removed')).toBeTruthy();
  expect(screen.getByText(/^Kept until/)).toBeTruthy();
});

it('tells them by their time, and of what took nothing not how long it is kept', async () => {
  const before = '2026-10-02T15:00:00Z';
  await show(ana(), {
    events: [{ id: 3, from: 'free', to: 'pro', source: 'provider', actor: null, at: AT }],
    downgrades: [
      {
        ...{ at: before, state: 'kept', kept_until: '2026-11-01T15:00:00Z' },
        steps: [{ thing: 'reels', count: 0, at: before }],
      },
    ],
  });
  const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines[0]).toContain('Free → PRO');
  expect(lines[1]).toMatch(/^Downgrade: .*There was nothing to remove\.$/);
});

it('lists the three effects with their counts before it is done', async () => {
  answer(downgradeUser, { status: true });
  await show(ana(), {
    losses: [
      { thing: 'instagram', count: 1 },
      { thing: 'drafts', count: 4 },
    ],
  });
  await press();
  const dialog = within(await screen.findByRole('dialog', { name: 'Downgrade this account?' }));
  for (const said of ['Instagram will be disconnected', 'Upcoming reels will be removed', 'PRO data will be removed'])
    expect(dialog.getByText(said)).toBeTruthy();
  expect(dialog.getByText('None right now')).toBeTruthy();
  expect(dialog.getByText('4 drafts')).toBeTruthy();
  await userEvent.setup().click(dialog.getByRole('button', { name: 'Downgrade' }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
});

it('sends whoever still pays to the provider first', async () => {
  await show(ana({ plan: 'pro' }), {});
  await press();
  expect(await screen.findByText('You need to first downgrade it on Outseta.')).toBeTruthy();
  expect(asked.every(({ method }) => method === 'GET')).toBe(true);
});

it('offers the downgrade to superusers alone', async () => {
  await show(ana(), {}, false);
  expect(await screen.findByText('The plan hasn’t been changed yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Downgrade billing account' })).toBeNull();
});
