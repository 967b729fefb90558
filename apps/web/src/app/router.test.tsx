import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedIn } from '../testing/api.ts';
import { profile } from '../testing/fixtures.ts';
import { openAt } from '../testing/open-at.tsx';

it.each(['settings', 'delete', 'posts'])('says that there is no network of that name: %s', async (page) => {
  const own = profile();
  signedIn({ profile: own });
  await openAt(`/${own.slug}/myspace/${page}/`);
  expect(await screen.findByText(/^This page doesn.t exist/, {}, { timeout: 25_000 })).toBeTruthy();
});
