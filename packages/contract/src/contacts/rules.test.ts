import { expect, test } from 'vitest';
import { DAY_MS } from '../wire/time.ts';
import * as contacts from './index.ts';

test.for([
  ['zoé.müller+fjords@agency.example', true],
  ['a@b.co', true],
  ['jo@ünïcode.example', true],
  ['a@b.c', false],
  ['a@b.abcdefghijklmnop', false],
  ['a@b.c0m', false],
  ['a b@c.com', false],
  ['a@b@c.com', false],
  ['a@b.com\r\nBcc: x@y.com', false],
  ['"a"@b.com', false],
  ['Zoé <a@b.com>', false],
  ['a\u200b@b.com', false],
  [`${'a'.repeat(65)}@b.com`, false],
  [`a@${'b'.repeat(250)}.com`, false],
  ['', false],
] as const)('an address of a contact: %j is one: %s', ([email, is]) => {
  expect(contacts.isContactEmail(email)).toBe(is);
});

test('in this list alone a leading minus means ascending, and who writes it asks here', () => {
  expect(contacts.contactOrderOf('-email')).toEqual({ column: 'email', ascending: true });
  expect(contacts.contactOrderOf('optout_date')).toEqual({ column: 'optout_date', ascending: false });
  for (const ordering of contacts.CONTACT_ORDERINGS) {
    const { column, ascending } = contacts.contactOrderOf(ordering);
    expect(contacts.contactOrdering(column, ascending)).toBe(ordering);
  }
  expect(contacts.contactOrderOf(contacts.CONTACT_ORDER).ascending).toBe(true);
});

test('pages by number end at the five-hundredth', () => {
  expect([0, 20, 21, 1_000_000].map((count) => contacts.pagesByNumber(count))).toEqual([1, 1, 2, 500]);
});

test('the constants of the specification', () => {
  const { CONTACTS_PER_PAGE, CONTACT_POLL_MS, EXPORT_DAYS, IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } = contacts;
  expect({ CONTACTS_PER_PAGE, CONTACT_POLL_MS, EXPORT_DAYS, IMPORT_MAX_BYTES, IMPORT_MAX_ROWS }).toEqual({
    CONTACTS_PER_PAGE: 20,
    CONTACT_POLL_MS: 20_000,
    EXPORT_DAYS: 7,
    IMPORT_MAX_BYTES: 10 * 1024 ** 2,
    IMPORT_MAX_ROWS: 50_000,
  });
  expect(contacts.IMPORT_UNDO_MS).toBe(7 * DAY_MS);
  expect(contacts.IMPORT_STATES.filter(contacts.isImportBusy)).toEqual(['checking', 'importing', 'undoing']);
});

test('addresses of pages and files', () => {
  const { contactsPaths, exportAddress, importErrorsAddress } = contacts;
  expect(contactsPaths.list({ slug: 'ana', list: 'primary' })).toBe('/ana/emarketing/contact-list/primary/');
  expect(contactsPaths.import({ slug: 'ana', list: 7 }, { import: '3' })).toBe(
    '/ana/emarketing/7/import-contacts/?import=3',
  );
  expect(exportAddress(7, 3)).toBe('/api/contact_list/7/export_contacts/3/file/');
  expect(importErrorsAddress(7, 3, 'csv')).toBe('/api/contact_list/7/import_contacts/3/errors/csv/');
});

test('an import is one path family, and each of its faults has a name', () => {
  const { contactImportEndpoints, exportContacts, CONTACT_FILES, ...rules } = contacts;
  const paths = Object.values(contactImportEndpoints).map(({ path }) => path);
  expect(paths.every((path) => path.startsWith('/api/contact_list/:contact_list/import_contacts/'))).toBe(true);
  expect([exportContacts.method, CONTACT_FILES.per]).toEqual(['POST', 'account']);
  const [field, row, file]: [contacts.ImportField, contacts.RowFault, contacts.FileFault] = [
    'email',
    'erased',
    'locked',
  ];
  const error: Omit<contacts.ContactImport['errors'][number], 'message'> = { row: 2, field, fault: row, value: '' };
  expect(contacts.contactImportSchema.shape.errors.element.omit({ message: true }).parse(error)).toEqual(error);
  expect(contacts.FILE_FAULTS).toContain(file);
  expect(rules.IMPORT_MAX_UNPACKED).toBeGreaterThan(rules.IMPORT_MAX_BYTES);
  expect(rules.IMPORT_ERRORS_SHOWN).toBeGreaterThan(rules.IMPORT_SAMPLE_ROWS);
  expect(rules.IMPORT_WAITS_MS).toBeGreaterThan(rules.IMPORT_POLL_MS);
  expect(rules.IMPORT_FILE_TYPES).toEqual(['.xlsx', '.csv']);
});
