import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  deleteSupplier,
  getSupplier,
  getSupplierBudget,
  getSupplierStats,
  listSuppliers,
  putSupplierBudget,
} from '@waypost/contract/suppliers';
import { beforeEach, expect, it } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../../testing/api.ts';
import { listed } from '../../../testing/fixtures.ts';
import { renderOnPage } from '../../../testing/render.tsx';
import { budgetLine, statsLine, supplier } from '../../../testing/suppliers.ts';
import { suppliersPaths } from '../paths.ts';
import SupplierPage from './supplier-page.tsx';

const open = (search: { from?: string; until?: string } = {}) =>
  renderOnPage(SupplierPage, suppliersPaths.supplier({ id: 3 }, search), suppliersPaths.supplier.path);
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  signedIn({ permissions: ['marketing.view_calendar'] });
  answer(getSupplier, supplier());
  answer(getSupplierBudget, { version: 1, results: [budgetLine(), budgetLine({ application_slug: 'linkedin' })] });
  answer(getSupplierStats, { results: [statsLine(), statsLine({ application_slug: 'linkedin', count: 2, leads: 0 })] });
});

it('shows the matrix by network and in all, with N/A where reach is none that is paid for', async () => {
  await open();
  const table = await screen.findByRole('table');
  expect(cells(within(table).getByRole('row', { name: /^Facebook/ }))).toEqual([
    '50.0012 advisors',
    '200.009,000 people',
    '100.00450 interactions',
    '100.0080 clicks',
    '50.0010 leadsBookings: 0.45Value: 1,440.00',
    '500.0040 posts',
  ]);
  expect(cells(within(table).getByRole('row', { name: /^LinkedIn/ }))[1]).toBe('10.00N/A');
  expect(cells(within(table).getByRole('row', { name: /^Total/ })).at(-1)).toBe('525.0042 posts');
  // Whoever manages suppliers looks, and changes nothing.
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete supplier' })).toBeNull();
});

it('says that there is no budget, and asks for the days that are chosen', async () => {
  answer(getSupplierBudget, { version: 0, results: [] });
  const { history } = await open({ from: '2026-01-01', until: '2026-01-31' });
  await screen.findByText('No budget found for this supplier');
  expect(asked.find(({ url }) => url.includes('/stats/'))?.url).toContain('from=2026-01-01&until=2026-01-31');
  await userEvent.click(screen.getByRole('combobox', { name: 'Period' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Last year' }));
  await waitFor(() => expect(history.location.search).toMatch(/from=\d{4}-01-01&until=\d{4}-12-31/));
});

it('tells one that is not there from one that could not be read', async () => {
  answer(getSupplier, () => refuse(404));
  await open();
  await screen.findByText('This supplier doesn’t exist.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Suppliers');
});

it('writes a budget on top of the one that was seen, and keeps what was typed where it was refused', async () => {
  signedIn({ permissions: ['marketing.view_calendar', 'suppliers.change'] });
  answer(putSupplierBudget, () => refuse(409, { code: 'stale_version', user_message: 'Changed elsewhere' }));
  await open();
  const facebook = await screen.findByRole('group', { name: 'Facebook' });
  const cost = within(facebook).getByRole('textbox', { name: /^Cost per post/ });
  await userEvent.clear(cost);
  await userEvent.type(cost, '13.25');
  await userEvent.click(within(screen.getByRole('group', { name: 'LinkedIn' })).getByRole('switch'));
  const form = cost.closest('form');
  if (form === null) throw new Error('no form');
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await screen.findByText(/Changed elsewhere/);
  const sent = JSON.parse(asked.find(({ method }) => method === 'PUT')?.body ?? '');
  expect(sent).toMatchObject({ version: 1, results: [{ application_slug: 'facebook', cost_per_post: 13.25 }] });
  expect(sent.results).toHaveLength(1);
  expect(cost).toHaveProperty('value', '13.25');
});

it('deletes what nothing names, after asking', async () => {
  signedIn({ permissions: ['marketing.view_calendar', 'suppliers.change'] });
  answer(getSupplier, supplier({ has_campaign: false }));
  answer(deleteSupplier, undefined);
  answer(listSuppliers, listed());
  const { history } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete supplier' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Fjord Line?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete supplier' }));
  await waitFor(() => expect(history.location.pathname).toBe('/admin/suppliers/'));
});
