import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedIn } from '../../../testing/api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import UpgradeModal from './upgrade-modal.tsx';

it('offers a way where there is one, and else one button that closes', async () => {
  const buttons = async (contact_url: string | null) => {
    signedIn({ contact_url });
    await renderInApp(<UpgradeModal opened onClose={() => {}} />);
    await screen.findByText(/Upgrade your membership to PRO/);
    const found = screen.getAllByRole('button').flatMap(({ textContent }) => textContent || []);
    cleanup();
    return found;
  };
  expect(await buttons('https://waypost.example/contact')).toEqual(['Cancel', 'Upgrade']);
  expect(await buttons(null)).toEqual(['Close']);
});
