import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedIn } from '../../../testing/api.ts';
import { application, profile } from '../../../testing/fixtures.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { GrantButton } from './grant-button.tsx';

it('leads to where the missing permission is given, and is not there for what is allowed', async () => {
  const page = { page_id: '101', name: 'Blue Fjord Travel', image: null, organization_urn: null, is_feed: null };
  const missing_permissions = [{ call: 'figures' as const, permission: 'read_insights' }];
  const data = { ...page, followers: null, expires_at: null, days_left: null, late_after_minutes: 120 };
  const facebook = application({ data: { ...data, missing_permissions } });
  const own = profile();
  signedIn({ profile: { ...own, applications: { ...own.applications, facebook } } });
  const component = () => (
    <>
      <GrantButton app="facebook" call="comments" />
      <GrantButton app="facebook" call="figures" />
      <GrantButton app="instagram" call="figures" />
    </>
  );
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() });
  await renderInApp(<RouterProvider router={router} />);
  const link = await screen.findByRole('link', { name: 'Give permission' });
  expect(link.getAttribute('href')).toContain('/blue-fjord/connections');
});
