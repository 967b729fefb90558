import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changeSupplierManager,
  createSupplierManager,
  deleteSupplierManager,
  listSupplierManagers,
  listSuppliers,
} from '@waypost/contract/suppliers';
import { beforeEach, expect, it } from 'vitest';
import { answer, asked, signedIn } from '../../../testing/api.ts';
import { listed } from '../../../testing/fixtures.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { supplier } from '../../../testing/suppliers.ts';
import SupplierManagers from './supplier-managers.tsx';

const manager = { profile: 1, suppliers: [3], active: true };

beforeEach(() => {
  signedIn();
  answer(listSuppliers, listed(supplier(), supplier({ id: 4, supplier_label: 'Alpine Rail' })));
  answer(listSupplierManagers, listed());
});

const open = async () => {
  await renderInApp(<SupplierManagers profiles={[{ pk: 1, name: 'Ida Berg' }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Supplier manager: Ida Berg' }));
  const dialog = await screen.findByRole('dialog', { name: 'Supplier manager' });
  await within(dialog).findByRole('switch', { name: /^Active/ });
  return within(dialog);
};
const press = (dialog: ReturnType<typeof within>, name: string) =>
  userEvent.click(dialog.getByRole('button', { name }));
const sent = (method: string) => asked.filter((call) => call.method === method);

it('creates where nobody is found', async () => {
  answer(listSupplierManagers, listed());
  answer(createSupplierManager, manager);
  const dialog = await open();
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await press(dialog, 'Create');
  expect(sent('POST')).toEqual([]);
  await userEvent.click(dialog.getByRole('combobox', { name: 'Suppliers of Ida Berg' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Fjord Line' }));
  await press(dialog, 'Create');
  await screen.findByText('Supplier manager created successfully!');
  expect(JSON.parse(sent('POST')[0]?.body ?? '')).toEqual({ profile: 1, suppliers: [3], active: true });
  // What is answered with 404 stands in red in a browser's console.
  expect(sent('GET').map(({ url }) => url)).not.toContainEqual(expect.stringMatching(/supplier_managers\/\d/));
});

it('edits what is found, and deletes it once that is ticked', async () => {
  answer(listSupplierManagers, listed(manager));
  answer(changeSupplierManager, { ...manager, active: false });
  answer(deleteSupplierManager, undefined);
  let dialog = await open();
  await userEvent.click(dialog.getByRole('switch', { name: /^Active/ }));
  await press(dialog, 'Save');
  await screen.findByText('Supplier manager updated successfully!');
  expect(JSON.parse(sent('PATCH')[0]?.body ?? '')).toEqual({ suppliers: [3], active: false });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Supplier manager: Ida Berg' }));
  dialog = within(await screen.findByRole('dialog', { name: 'Supplier manager' }));
  const remove = await dialog.findByRole('checkbox', { name: /^Remove/ });
  await userEvent.click(remove);
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeTruthy();
  // Cleared, it edits again.
  await userEvent.click(remove);
  expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
  await userEvent.click(remove);
  await press(dialog, 'Delete');
  await screen.findByText('Supplier manager deleted successfully!');
});

it('says that it is done where nothing was changed, and asks nobody', async () => {
  answer(listSupplierManagers, listed(manager));
  const dialog = await open();
  await press(dialog, 'Save');
  await screen.findByText('Operation completed successfully!');
  expect(sent('PATCH')).toEqual([]);
});
