import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { NewAccountForm } from './new-account-form.tsx';

it('begins at the first name, shows the terms in the language of the page, and sends nothing that is not whole', async () => {
  const user = userEvent.setup();
  const run = vi.fn(() => new Promise<never>(() => {}));
  await renderInApp(<NewAccountForm submit="Go" run={run} />, 'fr');
  expect(document.activeElement).toBe(screen.getByLabelText('Prénom'));
  const terms = screen.getByRole<HTMLAnchorElement>('link', { name: /^Lire les conditions/ });
  expect([terms.getAttribute('href'), terms.target]).toEqual(['/legal/terms/?lang=fr', '_blank']);
  const go = () => user.click(screen.getByRole('button', { name: 'Go' }));
  const fill = async (label: string, text: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  await go();
  expect(screen.getAllByText('Ce champ est obligatoire.')).toHaveLength(3);
  await fill('Prénom', 'Ida');
  await fill('Nom', 'Berg');
  await fill('Adresse courriel', 'ida@agency.example');
  await fill('Mot de passe', 'trop court');
  await go();
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  expect(run).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox'));
  await go();
  await waitFor(() =>
    expect(run).toHaveBeenCalledWith({
      ...{ first_name: 'Ida', last_name: 'Berg', email: 'ida@agency.example' },
      ...{ password: 'trop court', accept_terms: true },
    }),
  );
});

it('asks for no address that is known', async () => {
  await renderInApp(
    <NewAccountForm submit="Go" asksEmail={false} known={{ first_name: 'Lea' }} run={() => new Promise(() => {})} />,
  );
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Lea');
  expect(screen.queryByLabelText('Email')).toBeNull();
});
