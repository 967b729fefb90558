import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { application } from '../../testing/fixtures.ts';
import { renderInApp } from '../../testing/render.tsx';
import { ConnectedPage } from './connected-page.tsx';

const connected = (days_left: number) => {
  const page = { page_id: '1', name: 'Fjord Friends', image: null, organization_urn: null, is_feed: null };
  const expiry = { expires_at: '2026-11-03T15:00:00Z', days_left };
  return application({ installed: true, data: { ...page, ...expiry, followers: null, late_after_minutes: 60 } });
};

it('says when a connection expires, or that it has', async () => {
  await renderInApp(<ConnectedPage application={connected(3)} />);
  expect(screen.getByText('Connection expires 3 days from now')).toBeDefined();
  await renderInApp(<ConnectedPage application={connected(-2)} />);
  expect(screen.getByText(/^Expired · /)).toBeDefined();
});
