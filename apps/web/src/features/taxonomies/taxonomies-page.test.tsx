import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTerm, listTerms, orderTerms, restoreTerm, retireTerm, type Term } from '@waypost/contract/taxonomies';
import { inEveryLanguage } from '@waypost/i18n/locale';
import { beforeEach, expect, it } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../testing/api.ts';
import { listed } from '../../testing/fixtures.ts';
import { renderOnPage } from '../../testing/render.tsx';
import TaxonomiesPage from './taxonomies-page.tsx';

const term = (id: number, name: string, change: Partial<Term> = {}): Term => ({
  ...{
    id,
    kind: 'travel_type',
    slug: name.toLowerCase(),
    name: inEveryLanguage({ en: name }),
    active: true,
    version: 1,
  },
  ...change,
});

beforeEach(() => {
  signedIn({ permissions: ['suppliers.change'] });
  answer(
    listTerms,
    listed(
      term(1, 'Beach'),
      term(2, 'Rail'),
      term(3, 'Ski', { active: false }),
      term(4, 'Alaska', { kind: 'destination' }),
    ),
  );
});

it('shows one kind in its order, and what is retired below it', async () => {
  const { history } = await renderOnPage(TaxonomiesPage);
  await screen.findByText('Beach');
  expect(screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-label'))).toEqual([
    'Beach',
    'Rail',
    'Ski',
  ]);
  await userEvent.click(screen.getByText('Destinations'));
  await screen.findByText('Alaska');
  expect(screen.queryByText('Beach')).toBeNull();
  expect(history.location.search).toBe('?kind=destination');
});

it('adds a term whose slug follows its name, and says under the field when it is taken', async () => {
  answer(createTerm, () => refuse(400, { slug: ['There’s a term with this slug already, maybe a retired one.'] }));
  await renderOnPage(TaxonomiesPage);
  await userEvent.click(await screen.findByRole('button', { name: 'New term' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New term' }));
  // Every language by the name that the reader's has for it.
  expect(dialog.getByRole('textbox', { name: 'Name in French' })).toHaveProperty('lang', 'fr');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name in English/ }), 'Été à la mer');
  expect(dialog.getByRole('textbox', { name: /^Slug/ })).toHaveProperty('value', 'ete-a-la-mer');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(/already, maybe a retired one/);
  expect(JSON.parse(asked.find(({ method }) => method === 'POST')?.body ?? '')).toEqual({
    ...{ kind: 'travel_type', slug: 'ete-a-la-mer', name: inEveryLanguage({ en: 'Été à la mer' }) },
  });
});

it('moves, retires and offers again', async () => {
  answer(orderTerms, undefined);
  answer(retireTerm, undefined);
  answer(restoreTerm, term(3, 'Ski'));
  await renderOnPage(TaxonomiesPage);
  const row = async (name: string) => within(await screen.findByRole('listitem', { name }));
  await userEvent.click((await row('Rail')).getByRole('button', { name: 'Move up' }));
  await waitFor(() => expect(asked.find(({ method }) => method === 'PUT')?.body).toBe('{"ids":[2,1]}'));
  await userEvent.click((await row('Beach')).getByRole('button', { name: 'Retire' }));
  await screen.findByText('Term retired');
  await userEvent.click((await row('Ski')).getByRole('button', { name: 'Offer again' }));
  await waitFor(() => expect(asked.some(({ url }) => url.endsWith('/3/restore/'))).toBe(true));
});
