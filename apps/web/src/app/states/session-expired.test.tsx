import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAccountSettings } from '@waypost/contract/accounts';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { call } from '../../platform/api/call.ts';
import { sessionStore } from '../../platform/session/session-store.ts';
import { startApi } from '../../testing/api-server.ts';
import { session } from '../../testing/fixtures.ts';
import { renderInApp } from '../../testing/render.tsx';
import { SessionExpired } from './session-expired.tsx';

let api: Awaited<ReturnType<typeof startApi>>;
afterEach(() => api.stop());

it('asks to sign in over the page, keeps what was typed and repeats the refused call', async () => {
  const user = userEvent.setup();
  let signedIn = false;
  api = await startApi(({ url, body }) => {
    if (url === '/api/auth/login/') {
      if (!body.includes('right')) return { status: 400, body: { non_field_errors: ['Wrong email or password.'] } };
      signedIn = true;
      return { status: 200, body: { user: session().user, redirect: '/' } };
    }
    if (url.startsWith('/api/session/')) return { status: 200, body: session({ csrf_token: 'second-token' }) };
    return signedIn ? { status: 200, body: { first_name: 'Marina' } } : { status: 401 };
  });
  sessionStore.set(session());
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

  expect(await pending).toEqual({ first_name: 'Marina' });
  await waitFor(() => expect(screen.queryByLabelText(/^Password/)).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('Glaciers at breakfast');
  expect(sessionStore.require().csrf_token).toBe('second-token');
});
