import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { patchUser, type UserDetail } from '@waypost/contract/accounts';
import { getUserPlan } from '@waypost/contract/plans';
import { expect, it } from 'vitest';
import { answer, asked } from '../../../testing/api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { MembershipForm } from './membership-form.tsx';

const detail = {
  pk: 9,
  plan: 'free',
  flags: [],
  profiles: [{ pk: 3, name: 'Ada Stone', generator_enabled: false }],
  may: { change: true, roles: false, act: false },
} as unknown as UserDetail;
const calendar = () => screen.getByRole<HTMLInputElement>('switch', { name: /on the calendar/ });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

it('has over a reload what was switched, still to be saved', async () => {
  const user = userEvent.setup();
  answer(patchUser, detail);
  await renderInApp(<MembershipForm user={detail} />);
  expect(save().disabled).toBe(true);
  await user.click(calendar());
  const kept = Object.entries(sessionStorage);
  // A reload ends no component.
  cleanup();
  for (const [name, value] of kept) sessionStorage.setItem(name, value);
  await renderInApp(<MembershipForm user={detail} />);
  expect(calendar().checked).toBe(true);
  await waitFor(() => expect(save().disabled).toBe(false));
  await user.click(save());
  await waitFor(() => expect(sessionStorage.length).toBe(0));
  expect(asked.find(({ method }) => method === 'PATCH')?.body).toContain('"beta":true');
});

it('shows what goes before a plan below PRO is given, and gives it then', async () => {
  const user = userEvent.setup();
  const pro = { ...detail, plan: 'pro', name: 'Ada Stone' } as UserDetail;
  answer(patchUser, pro);
  answer(getUserPlan, { losses: [{ thing: 'reels', count: 3 }], events: [], downgrades: [], provider: 'Outseta' });
  await renderInApp(<MembershipForm user={pro} />);
  const give = async (plan: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Plan' }));
    await user.click(await screen.findByRole('option', { name: plan }));
    await user.click(save());
  };
  await give('Grow');
  expect(await screen.findByText('3 reels')).toBeTruthy();
  expect(asked.some(({ method }) => method === 'PATCH')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Change plan' }));
  await waitFor(() => expect(asked.find(({ method }) => method === 'PATCH')?.body).toContain('"plan":"grow"'));
});
