import { languages } from 'virtual:words';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { patchAccountSettings } from '@waypost/contract/accounts';
import { listCountries } from '@waypost/contract/profiles';
import { expect, it, vi } from 'vitest';
import { chooseLocale, currentLocale } from '../../../platform/i18n/locale-store.ts';
import { answer, asked, signedIn } from '../../../testing/api.ts';
import { account, listed } from '../../../testing/fixtures.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { useCountries } from '../../agency/index.ts';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';

const Countries = () => useCountries().data?.results.map(({ name }) => name);

const language = (label: string) => screen.getByRole<HTMLInputElement>('combobox', { name: label }).value;

it('shows the language that was chosen above the page meanwhile, and saves no older one', async () => {
  const user = userEvent.setup();
  signedIn();
  answer(patchAccountSettings, { ...account, locale: 'fr' });
  await renderInApp(<NameForm account={account} />);
  expect(language('Language')).toBe('English');
  await act(() => chooseLocale('fr'));
  expect(language('Langue')).toBe('Français');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(asked.find(({ method }) => method === 'PATCH')?.body).toContain('"locale":"fr"'));
});

it('says in the chosen language that it was saved', async () => {
  const user = userEvent.setup();
  signedIn();
  answer(patchAccountSettings, { ...account, locale: 'fr' });
  answer(listCountries, listed({ id: 1, name: 'Canada' }));
  await renderInApp(
    <>
      <NameForm account={account} />
      <Countries />
    </>,
    'en',
  );
  await screen.findByText('Canada');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const toast = await screen.findByText('Modifications enregistrées');
  expect(toast.closest('[role="status"]')?.textContent).toContain('Succès');
  // What the server has said is read anew.
  await waitFor(() => expect(asked.filter(({ url }) => url === '/api/countries/')).toHaveLength(2));
});

it('says when the words of a language do not come, and tries again', async () => {
  const user = userEvent.setup();
  signedIn();
  answer(patchAccountSettings, { ...account, locale: 'es' });
  await renderInApp(<NameForm account={{ ...account, locale: 'es' }} />);
  const fetching = vi.spyOn(languages, 'es').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const alert = await screen.findByText(/Couldn’t reach Waypost/);
  expect([currentLocale(), alert.closest('[role="alert"]')]).toEqual(['en', expect.anything()]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('button', { name: 'Guardar' });
  fetching.mockRestore();
});

it('has the name and the address over a reload, until they are saved', async () => {
  const user = userEvent.setup();
  signedIn();
  answer(patchAccountSettings, account);
  const forms = (
    <>
      <NameForm account={account} />
      <EmailForm account={account} />
    </>
  );
  const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
  const said = () => [/^First name/, /^Email/].map((label) => field(label).value);
  await renderInApp(forms);
  await user.type(field(/^First name/), '-Anne');
  await user.type(field(/^Email/), '.au');
  await user.type(field(/^Current password/), 'secret');
  const kept = Object.entries(sessionStorage);
  expect(JSON.stringify(kept)).not.toContain('secret');
  cleanup();
  for (const [name, value] of kept) sessionStorage.setItem(name, value);
  await renderInApp(forms);
  expect(said()).toEqual(['Marina-Anne', 'marina@bluefjord.example.au']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(field(/^Current password/), 'secret');
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
});
