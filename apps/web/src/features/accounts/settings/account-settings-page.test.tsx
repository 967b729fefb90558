import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { getAccountSettings } from '@waypost/contract/accounts';
import { getNotices } from '@waypost/contract/notices';
import { expect, it } from 'vitest';
import { answer, asked, signedIn } from '../../../testing/api.ts';
import { account, session } from '../../../testing/fixtures.ts';
import { renderInApp } from '../../../testing/render.tsx';
import AccountSettingsPage from './account-settings-page.tsx';

it('locks what is hers alone to staff who act for her, and says whose it is', async () => {
  const profiles = [...session().profiles, { pk: 2, slug: 'groups', name: 'Blue Groups', avatar: null }];
  signedIn({ impersonator: { pk: 9, name: 'Robin Keller' }, profiles });
  answer(getAccountSettings, { ...account, terms: null, has_password: true });
  answer(getNotices, { notices: [{ kind: 'post_failed', on: true }] });
  const root = createRootRoute();
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: AccountSettingsPage }),
    createRoute({ getParentRoute: () => root, path: '$', component: () => null }),
  ]);
  await renderInApp(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />);
  await screen.findByText('These settings belong to Marina Duval.');
  const controls = [
    ...[/^First name/, /^Email/, /^New password/].map((label) => screen.getByLabelText(label, { selector: 'input' })),
    ...['Save', 'Change email', 'Change password'].map((name) => screen.getByRole('button', { name })),
    await screen.findByRole('switch'),
  ];
  for (const control of controls) expect(control.closest('fieldset')?.disabled, control.outerHTML).toBe(true);
  screen.getByRole('button', { name: /^Rename Blue Groups|^Change .*Blue Groups/ });
  expect(screen.queryAllByRole('button', { name: /^Delete|Sign out|Export/ })).toEqual([]);
  expect(asked.map(({ url }) => url).sort()).toEqual(['/api/account_settings/', '/api/mail_notices/']);
});
