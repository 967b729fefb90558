import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { signedIn } from '../../../testing/api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { DeleteAccount } from './delete-account.tsx';

it('asks for the password first, and can be cancelled', async () => {
  const user = userEvent.setup();
  signedIn();
  await renderInApp(<DeleteAccount hasPassword />);
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText(/Current password/)));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
