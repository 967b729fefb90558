import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showLocale } from '../../../platform/i18n/locale-store.ts';
import { signedIn } from '../../../testing/api.ts';
import { renderOnPage } from '../../../testing/render.tsx';
import ConnectDialog from './connect-dialog.tsx';

it('calls the newsletter as the reader’s language does', async () => {
  signedIn();
  try {
    await renderOnPage(() => <ConnectDialog app="emarketing" onClose={() => {}} />);
    expect(await screen.findByRole('dialog', { name: 'Newsletter isn’t connected' })).toBeDefined();
    await act(() => showLocale('fr'));
    expect(await screen.findByRole('dialog', { name: /^Infolettre/ })).toBeDefined();
  } finally {
    await act(() => showLocale('en'));
  }
});
