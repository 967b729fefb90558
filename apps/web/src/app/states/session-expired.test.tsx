import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoSignIn, getAccountSettings, getSession, patchAccountSettings, signIn } from '@waypost/contract/accounts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { call } from '../../platform/api/call.ts';
import { sessionStore } from '../../platform/session/session-store.ts';
import { answer, asked, refuse, signedIn } from '../../testing/api.ts';
import { account, user as marina, session } from '../../testing/fixtures.ts';
import { renderInApp } from '../../testing/render.tsx';
import { SessionExpired } from './session-expired.tsx';

it('asks to sign in over the page, keeps what was typed and repeats the refused call', async () => {
  const user = userEvent.setup();
  signedIn();
  answer(getAccountSettings, () => refuse(401));
  answer(signIn, ({ body }) => {
    if (!body.includes('right')) return refuse(400, { non_field_errors: ['Wrong email or password.'] });
    answer(getSession, session({ csrf_token: 'second-token' }));
    answer(getAccountSettings, account);
    return { user: marina, redirect: '/' };
  });
  await renderInApp(
    <>
      <input aria-label="Message" />
      <SessionExpired />
    </>,
  );
  await user.type(screen.getByLabelText('Message'), 'Glaciers at breakfast');
  let pending: Promise<unknown> = Promise.resolve();
  await act(async () => {
    pending = call(getAccountSettings);
  });

  const password = await screen.findByLabelText(/^Password/);
  await user.type(password, 'wrong');
  await user.click(screen.getByRole('button', { name: 'Sign in and continue' }));
  await screen.findByText('Wrong email or password.');
  await user.clear(password);
  await user.type(password, 'right one');
  await user.click(screen.getByRole('button', { name: 'Sign in and continue' }));

  expect(await pending).toEqual(account);
  await waitFor(() => expect(screen.queryByLabelText(/^Password/)).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('Glaciers at breakfast');
  expect(sessionStore.require().csrf_token).toBe('second-token');
});

it('signs the demo person of the page in again, and no other', async () => {
  const june = { ...marina, demo_role: 'advisor-new' } as const;
  signedIn({ user: june, demo_sign_in: true });
  answer(getAccountSettings, () => refuse(401));
  answer(demoSignIn, () => {
    answer(getAccountSettings, account);
    return { user: june, redirect: '/' };
  });
  answer(getSession, session({ user: june, demo_sign_in: true }));
  await renderInApp(<SessionExpired />);
  let pending: Promise<unknown> = Promise.resolve();
  await act(async () => {
    pending = call(getAccountSettings);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in as new advisor' }));
  expect(await pending).toEqual(account);
  expect(asked.find(({ url }) => url.includes('/demo/'))?.body).toBe('{"role":"advisor-new"}');
});

it('says that somebody else is signed in, offers to reload, keeps what was typed and sends nothing', async () => {
  const user = userEvent.setup();
  signedIn();
  answer(getSession, session({ csrf_token: 'second-token', user: { ...marina, pk: 8, first_name: 'Theo' } }));
  answer(patchAccountSettings, () => refuse(403, { code: 'csrf' }));
  await renderInApp(
    <>
      <input aria-label="Message" />
      <SessionExpired />
    </>,
  );
  await user.type(screen.getByLabelText('Message'), 'Glaciers at breakfast');
  await call(patchAccountSettings, { body: { first_name: 'Marina' } }).catch(() => {});

  await screen.findByRole('dialog', { name: 'Somebody else is signed in now' });
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('Glaciers at breakfast');
  expect(asked.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});
