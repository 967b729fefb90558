import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { getInvitation } from '@waypost/contract/accounts';
import { expect, it } from 'vitest';
import { createAppRouter } from '../../../app/router.tsx';
import { createQueryClient } from '../../../platform/query/query-client.ts';
import { answer, refuse, signedIn } from '../../../testing/api.ts';
import { renderInApp } from '../../../testing/render.tsx';

it('says on its own page alone that a link works no more', async () => {
  signedIn({ user: null, profile: null, profiles: [], permissions: [] });
  answer(getInvitation, () => refuse(400, { user_message: 'This link has expired.' }));
  const told: string[] = [];
  const client = createQueryClient((_, kind) => {
    if (kind !== 'silent') told.push(kind);
  });
  const history = createMemoryHistory({ initialEntries: ['/accounts/invitation/?token=old'] });
  await renderInApp(
    <QueryClientProvider client={client}>
      <RouterProvider router={createAppRouter(history)} />
    </QueryClientProvider>,
  );
  await screen.findByText('This invitation no longer works', {}, { timeout: 25_000 });
  expect(told).toEqual([]);
});
