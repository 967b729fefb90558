import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HOME } from '../platform/navigation/address.ts';
import { signedIn } from '../testing/api.ts';
import { profile } from '../testing/fixtures.ts';
import { renderInApp } from '../testing/render.tsx';
import { ProLink } from './pro-link.tsx';

it('names the plan to those who lack it, before they click', async () => {
  const show = async (plan: 'free' | 'pro') => {
    signedIn({ profile: profile({ plan }) });
    const route = createRootRoute({ component: () => <ProLink to={HOME}>Create Post</ProLink> });
    await renderInApp(<RouterProvider router={createRouter({ routeTree: route, history: createMemoryHistory() })} />);
    const { textContent } = await screen.findByRole('link');
    cleanup();
    return textContent;
  };
  expect(await show('pro')).toBe('Create Post');
  expect(await show('free')).toBe('Create PostPRO');
});
