import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, screen } from '@testing-library/react';
import type { Plan } from '@waypost/contract/plans';
import { expect, it } from 'vitest';
import { signedIn } from '../../../testing/api.ts';
import { application, profile } from '../../../testing/fixtures.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { ConnectionCard } from './connection-card.tsx';

const page = { page_id: '9', name: 'Fjord Friends', image: null, organization_urn: null, is_feed: null };
const data = { ...page, followers: null, expires_at: null, days_left: null, late_after_minutes: 120 };
const connected = application({ installed: true, connected: true, active: true, state: 'connected', data });

it('praises a network to those who do not have it, and to nobody else', async () => {
  const show = async (plan: Plan, instagram = application()) => {
    const { applications } = profile();
    signedIn({ profile: profile({ plan, applications: { ...applications, instagram } }) });
    const route = createRootRoute({ component: () => <ConnectionCard app="instagram" onChoose={() => undefined} /> });
    await renderInApp(<RouterProvider router={createRouter({ routeTree: route, history: createMemoryHistory() })} />);
    await screen.findByRole('article', { name: 'Instagram' });
    const said = [screen.queryByText('PRO'), screen.queryByText(/^Share images and reels/)].map(Boolean);
    cleanup();
    return said;
  };
  expect(await show('premium', connected)).toEqual([false, false]);
  expect(await show('premium')).toEqual([true, true]);
  // What the plan no longer includes says what would bring it back.
  expect(await show('free', connected)).toEqual([true, true]);
});
