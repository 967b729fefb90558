import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedIn } from '../testing/api.ts';
import { profile } from '../testing/fixtures.ts';
import { renderInApp } from '../testing/render.tsx';
import { createAppRouter } from './router.tsx';

it.each(['settings', 'delete', 'posts'])('says that there is no network of that name: %s', async (page) => {
  const own = profile();
  signedIn({ profile: own });
  const router = createAppRouter(createMemoryHistory({ initialEntries: [`/${own.slug}/myspace/${page}/`] }));
  await renderInApp(<RouterProvider router={router} />);
  expect(await screen.findByText(/^This page doesn.t exist/, {}, { timeout: 25_000 })).toBeTruthy();
}, 30_000);
