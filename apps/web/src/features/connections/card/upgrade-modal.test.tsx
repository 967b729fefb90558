import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedIn } from '../../../testing/api.ts';
import { profile } from '../../../testing/fixtures.ts';
import { renderOnPage } from '../../../testing/render.tsx';
import UpgradeModal from './upgrade-modal.tsx';

it('leads to the plans, and leaves no dialog behind', async () => {
  const { slug } = profile();
  signedIn({ profile: profile({ plan: 'free' }) });
  let closed = 0;
  const { history } = await renderOnPage(() => <UpgradeModal opened onClose={() => (closed += 1)} />);
  await screen.findByText('Upgrade your membership to PRO to connect this app!');
  fireEvent.click(screen.getByRole('button', { name: 'Upgrade' }));
  expect([history.location.pathname, closed]).toEqual([`/${slug}/plan/`, 1]);
});
