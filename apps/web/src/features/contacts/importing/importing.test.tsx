import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type ContactImport,
  type ContactList,
  checkContactImport,
  deleteContactImport,
  getContactImport,
  getContactList,
  listContactImports,
  startContactImport,
  undoContactImport,
  uploadContactImport,
} from '@waypost/contract/contacts';
import { beforeEach, expect, it } from 'vitest';
import { answer, asked, cut, refuse, signedIn } from '../../../testing/api.ts';
import { listed } from '../../../testing/fixtures.ts';
import { renderOnPage } from '../../../testing/render.tsx';
import ImportPage from './import-page.tsx';

const list: ContactList = {
  ...{ id: 5, emarketing: 3, is_importing: false, is_exporting: false, status: 'IDLE', read_only: false },
  is_enabled: true,
  ...{ contact_list_file: null, contact_list_file_until: null, export_created: null, import_id: null },
};
const brought: ContactImport = {
  ...{ import_id: 8, status: 'uploaded', file_name: 'clients.xlsx', created: '2026-11-20T15:00:00Z', finished: null },
  columns: ['Courriel', 'Prénom', 'Note'],
  sample: [
    ['zoe@fjords.example', 'Zoé', 'likes Norway'],
    ['', 'Luc', ''],
  ],
  suggested: { Courriel: 'email', Prénom: 'first_name' },
  ...{ mapping: null, total: null, done: 0, added: 0, updated: 0, unchanged: 0, skipped: 0, suppressed: 0 },
  ...{ error_count: 0, errors: [], reason: null, undo_until: null },
};
const checked: ContactImport = {
  ...{ ...brought, status: 'checked', mapping: brought.suggested, total: 2, done: 2, added: 1, skipped: 1 },
  ...{ error_count: 1, suppressed: 1 },
  errors: [{ row: 3, field: 'email', fault: 'no_email', message: 'There’s no email in this row.', value: '' }],
};
const done: ContactImport = {
  ...{ ...checked, status: 'done', finished: '2026-11-20T15:01:00Z', undo_until: '2099-11-27T15:01:00Z' },
};

/** What the server knows of the import; a test changes it. */
let now: ContactImport;
const sent = (method: string, path: string) =>
  JSON.parse(asked.find((call) => call.method === method && call.url.endsWith(path))?.body ?? 'null');
const file = (name: string, text = 'Email\na@b.example') => new File([text], name);
const drop = async (...files: File[]) => {
  await screen.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('there is no file dialog');
  await userEvent.upload(input, files, { applyAccept: false });
};
const at = (id: number) => renderOnPage(ImportPage, `/?import=${id}`);

beforeEach(() => {
  window.sessionStorage.clear();
  signedIn();
  now = brought;
  answer(getContactList, list);
  answer(listContactImports, listed());
  answer(getContactImport, () => now);
});

it('takes a file through its columns and its check to the import, with consent', async () => {
  answer(uploadContactImport, brought);
  answer(checkContactImport, () => {
    now = checked;
    return { ...brought, status: 'checking' as const };
  });
  answer(startContactImport, () => {
    now = done;
    return { ...list, is_importing: true, status: 'IMPORTING' as const, import_id: 8 };
  });
  const { history } = await renderOnPage(ImportPage);
  await drop(file('clients.xlsx'));
  await screen.findByRole('heading', { name: 'Which column holds what?' });
  expect(history.location.search).toBe('?import=8');
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name });
  expect([field(/^Email/).value, field(/^First name/).value, field(/^Last name/).value]).toEqual([
    'Courriel',
    'Prénom',
    '',
  ]);
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'EmailFirst nameLast name',
    'zoe@fjords.exampleZoéempty',
    'emptyLucempty',
  ]);
  // A column is one thing.
  await userEvent.click(field(/^Last name/));
  await userEvent.click(await screen.findByRole('option', { name: 'Prénom' }));
  expect([field(/^First name/).value, field(/^Last name/).value]).toEqual(['', 'Prénom']);
  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  expect(sent('POST', '/check/')).toEqual({ mapping: { Courriel: 'email', Prénom: 'last_name' } });

  await screen.findByRole('heading', { name: 'This is what the import will do' }, { timeout: 3_000 });
  screen.getByText('1 person among them opted out or couldn’t be reached before. That won’t change.');
  expect(screen.getByRole('link', { name: 'Download as Excel' }).getAttribute('href')).toBe(
    '/api/contact_list/5/import_contacts/8/errors/xlsx/',
  );
  const faults = within(screen.getByRole('region', { name: '1 row can’t be used' }));
  faults.getByText('There’s no email in this row.');
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 contact' }));
  await screen.findByText('Confirm the consent to import these contacts.');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 contact' }));
  await screen.findByRole('heading', { name: 'The import is done' });
  expect(sent('POST', '/start/')).toEqual({
    mapping: { Courriel: 'email', Prénom: 'first_name' },
    agreement_chk: true,
  });
  screen.getByRole('link', { name: 'See contacts' });
});

it('says plainly what is wrong with a file, and keeps one that did not arrive', async () => {
  let answers = 0;
  answer(uploadContactImport, () => {
    answers += 1;
    if (answers === 1) return refuse(400, { file: ['There are no contacts in this file.'] });
    return answers === 2 ? cut() : brought;
  });
  await renderOnPage(ImportPage);
  await drop(file('clients.pdf'));
  await screen.findByText('Please choose an Excel workbook (.xlsx) or a CSV file.');
  await drop(file('clients.XLS'));
  await screen.findByText('This is an old Excel file. Open it and save it as .xlsx.');
  await drop(file('clients.csv', ''));
  await screen.findByText('This file is empty.');
  expect(answers).toBe(0);
  await drop(file('clients.csv'));
  await screen.findByText('There are no contacts in this file.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await drop(file('clients.csv'));
  await screen.findByText('clients.csv didn’t arrive');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Which column holds what?' });
});

it('keeps everything while another import runs, and shows that one', async () => {
  now = checked;
  answer(startContactImport, () => {
    answer(getContactList, { ...list, is_importing: true, status: 'IMPORTING', import_id: 7 });
    return refuse(409, { user_message: 'Another import of this list is running.', code: 'busy' });
  });
  const { history } = await at(8);
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 contact' }));
  await screen.findByText('Another import of this list is running');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  now = { ...brought, import_id: 7, status: 'importing', total: 100, done: 40 };
  await userEvent.click(await screen.findByRole('button', { name: 'Show the running import' }));
  await screen.findByText('40 of 100 rows');
  expect(history.location.search).toBe('?import=7');
});

it('finds the import that is at work, and its end', async () => {
  answer(getContactList, { ...list, is_importing: true, status: 'IMPORTING', import_id: 8 });
  now = { ...checked, status: 'importing', total: 50_000, done: 12_000 };
  await renderOnPage(ImportPage);
  await screen.findByText('12,000 of 50,000 rows');
  screen.getByText('You can leave this page. We’ll email you when it’s done.');
  now = done;
  await screen.findByRole('heading', { name: 'The import is done' }, { timeout: 3_000 });
});

it('comes back to the file that was brought and not imported', async () => {
  answer(uploadContactImport, brought);
  const { unmount } = await renderOnPage(ImportPage);
  await drop(file('clients.csv'));
  await screen.findByRole('heading', { name: 'Which column holds what?' });
  unmount();
  answer(deleteContactImport, undefined);
  await renderOnPage(ImportPage);
  await screen.findByRole('heading', { name: 'Which column holds what?' });
  await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
  await screen.findByRole('heading', { name: 'Choose your file' });
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(true);
});

it('says why a whole file cannot be taken, and lets its columns be chosen again', async () => {
  now = { ...brought, status: 'failed', mapping: brought.suggested, reason: 'A file can have up to 50,000 rows.' };
  await at(8);
  await screen.findByText('A file can have up to 50,000 rows.');
  await userEvent.click(screen.getByRole('button', { name: 'Change the columns' }));
  await screen.findByRole('heading', { name: 'Which column holds what?' });
});

it('puts what the server says of the columns under them', async () => {
  answer(checkContactImport, () => refuse(400, { mapping: ['The file has no column Courriel.'] }));
  await at(8);
  await userEvent.click(await screen.findByRole('button', { name: 'Check the file' }));
  await screen.findByText('The file has no column Courriel.');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^First name/ }).value).toBe('Prénom');
});

it('undoes an import after a question, and tells of earlier ones', async () => {
  now = done;
  let reads = 0;
  answer(getContactList, () => {
    reads += 1;
    return list;
  });
  answer(listContactImports, listed(done, { ...done, import_id: 2, file_name: 'spring.csv', status: 'undone' }));
  answer(undoContactImport, () => {
    now = { ...done, status: 'undone', undo_until: null };
    return { ...list, is_importing: true, status: 'IMPORTING' as const, import_id: 8 };
  });
  await at(8);
  await screen.findByText('spring.csv');
  screen.getByText('Undone');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo this import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo the import of clients.xlsx?' }));
  dialog.getByText('The contact it added will be removed. What was changed since then stays.');
  await userEvent.click(dialog.getByRole('button', { name: 'Undo the import' }));
  await screen.findByRole('heading', { name: 'The import was undone' });
  // It was over before it was seen at work: what it changed is read again all the same.
  await waitFor(() => expect(reads).toBe(2));
});

it('lets who may only look see the imports, and says what is gone', async () => {
  answer(getContactList, { ...list, read_only: true });
  const { unmount } = await renderOnPage(ImportPage);
  await screen.findByText('You can look at the imports of this list, but you can’t import contacts.');
  expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
  unmount();
  answer(getContactList, list);
  answer(getContactImport, () => refuse(404));
  await at(8);
  await screen.findByText('This file isn’t kept anymore');
  await userEvent.click(screen.getByRole('button', { name: 'Choose a file' }));
  await waitFor(() => screen.getByRole('heading', { name: 'Choose your file' }));
});
