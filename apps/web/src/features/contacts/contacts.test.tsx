import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type ConsentEvent,
  type Contact,
  type ContactList,
  createContact,
  deleteContact,
  exportContacts,
  getContact,
  getContactList,
  listConsent,
  listContacts,
  optInContact,
  updateContact,
} from '@waypost/contract/contacts';
import { beforeEach, expect, it } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../testing/api.ts';
import { listed } from '../../testing/fixtures.ts';
import { renderOnPage } from '../../testing/render.tsx';
import ContactsPage from './contacts-page.tsx';
import ImportPage from './importing/import-page.tsx';

const list: ContactList = {
  ...{ id: 5, emarketing: 3, is_importing: false, is_exporting: false, status: 'IDLE', read_only: false },
  ...{ is_enabled: true },
  ...{ contact_list_file: null, contact_list_file_until: null, export_created: null, import_id: null },
};
const lia: Contact = {
  ...{ id: 9, email: 'Lia@fjords.example', first_name: 'Lía', last_name: 'Soto' },
  ...{ optout_status: 'F', optout_date: null },
};
const omar: Contact = {
  ...{ id: 10, email: 'omar@fjords.example', first_name: 'Omar', last_name: 'Haddad' },
  ...{ optout_status: 'T', optout_date: '2026-10-02T15:00:00Z' },
};

const page = (data: Contact[], count = data.length) => ({
  ...{ count, count_capped: false, next: null, previous: null },
  results: { audience: 412, optouts: 7, undeliverables: 3, last_export_date: '2026-11-02T15:00:00Z', data },
});
const reads = () => asked.filter(({ url }) => url.startsWith('/api/contacts/?')).map(({ url }) => url);
const sent = (method: string) => JSON.parse(asked.find((call) => call.method === method)?.body ?? 'null');
const does = async (email: string, verb: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${email}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: verb }));
};

beforeEach(() => {
  window.sessionStorage.clear();
  signedIn();
  answer(getContactList, list);
  answer(listContacts, page([lia, omar]));
});

it('shows who is on the list, and the totals of all of it', async () => {
  await renderOnPage(ContactsPage);
  await screen.findByText('Lia@fjords.example');
  // Where contacts come in is an address of this very list (CONTACT-008).
  expect(screen.getByRole('link', { name: 'Import contacts' }).getAttribute('href')).toMatch(
    /\/emarketing\/5\/import-contacts\/$/,
  );
  const totals = within(screen.getByRole('region', { name: 'Totals of this list' }));
  for (const text of ['412', '7', '3', 'Nov 2, 2026']) totals.getByText(text);
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'EmailFirst nameLast nameStatusDateActions',
    'Lia@fjords.exampleLíaSotoOpted in',
    'omar@fjords.exampleOmarHaddadOpted outOct 2, 2026',
  ]);
  expect(screen.getByRole('columnheader', { name: 'Email' }).getAttribute('aria-sort')).toBe('ascending');
});

it('sorts by a column both ways, where a minus means ascending on the wire', async () => {
  const { history } = await renderOnPage(ContactsPage);
  await userEvent.click(await screen.findByRole('button', { name: 'Email' }));
  await waitFor(() => expect(reads().at(-1)).toContain('ordering=email&'));
  expect(history.location.search).toBe('?ordering=email');
  await userEvent.click(screen.getByRole('button', { name: 'Last name' }));
  await waitFor(() => expect(reads().at(-1)).toContain('ordering=-last_name&'));
});

it('asks for what was typed half a second later, and says when nothing matches', async () => {
  answer(listContacts, ({ url }) => (url.includes('filter=') ? page([]) : page([lia])));
  await renderOnPage(ContactsPage);
  await userEvent.type(await screen.findByRole('searchbox'), 'nobody');
  expect(reads()).toHaveLength(1);
  await screen.findByText('There are no records matching your search', {}, { timeout: 2_000 });
  expect(reads()).toHaveLength(2);
  expect(reads().at(-1)).toContain('filter=nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Show all contacts' }));
  await screen.findByText('Lia@fjords.example');
});

it('says what an empty list is for, and where there is no account', async () => {
  answer(listContacts, page([]));
  const { unmount } = await renderOnPage(ContactsPage);
  await screen.findByText('There are no contacts in this list. Add manually or import with xlsx');
  unmount();
  answer(getContactList, () => refuse(404));
  await renderOnPage(ContactsPage);
  await screen.findByText('This profile has no newsletter account yet');
  expect(screen.getByRole('link', { name: 'Connect newsletter' }).getAttribute('href')).toMatch(/emarketing.signup/);
  expect(screen.queryByRole('button', { name: 'Add contact' })).toBeNull();
});

it('adds nobody to a list whose newsletter was removed, and leads to connecting it', async () => {
  answer(getContactList, { ...list, is_enabled: false });
  await renderOnPage(ContactsPage);
  await screen.findByText(/isn’t connected/);
  expect(screen.getByRole('link', { name: 'Connect newsletter' }).getAttribute('href')).toMatch(/emarketing.signup/);
  expect(screen.queryByRole('button', { name: 'Add contact' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Import contacts' })).toBeNull();
  screen.getByRole('button', { name: 'Actions for omar@fjords.example' });
});

it('says that there is no profile to show contacts of', async () => {
  signedIn({ profile: null });
  for (const page of [ContactsPage, ImportPage]) {
    const { unmount } = await renderOnPage(page);
    await screen.findByText('No profile has been retrieved yet');
    unmount();
  }
  expect(asked.filter(({ url }) => url.includes('contact'))).toEqual([]);
});

it('adds somebody with consent, and keeps what was typed when the call refuses it', async () => {
  let taken = true;
  answer(createContact, () => (taken ? refuse(400, { email: ['This email is already in your list.'] }) : lia));
  await renderOnPage(ContactsPage);
  await userEvent.click(await screen.findByRole('button', { name: 'Add contact' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add contact' }));
  await userEvent.type(dialog.getByLabelText(/^Email/), 'zoe@fjords');
  await userEvent.type(dialog.getByLabelText(/^First name/), 'Zoé');
  await userEvent.click(dialog.getByRole('button', { name: 'Add contact' }));
  await dialog.findByText('Enter a valid email.');
  dialog.getByText('This field is required.');
  dialog.getByText('Confirm the consent to add this contact.');
  await userEvent.type(dialog.getByLabelText(/^Email/), '.example');
  await userEvent.type(dialog.getByLabelText(/^Last name/), 'Roy');
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add contact' }));
  await dialog.findByText('This email is already in your list.');
  expect(dialog.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('zoe@fjords.example');
  expect(sent('POST')).toEqual({
    ...{ email: 'zoe@fjords.example', first_name: 'Zoé', last_name: 'Roy', agreement_chk: true },
    ...{ contact_list: 5, emarketing: 3 },
  });
  taken = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Add contact' }));
  await screen.findByText('Contact added');
});

it('changes names, and never an email', async () => {
  answer(updateContact, { ...lia, first_name: 'Lucía' });
  await renderOnPage(ContactsPage);
  await does('Lia@fjords.example', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit contact' }));
  expect(dialog.getByLabelText<HTMLInputElement>(/^Email/).readOnly).toBe(true);
  const first = dialog.getByLabelText(/^First name/);
  await userEvent.clear(first);
  await userEvent.type(first, 'Lucía');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Changes saved');
  expect(sent('PUT')).toMatchObject({ email: 'Lia@fjords.example', first_name: 'Lucía' });
});

it('deletes after a question, and whoever is gone already as well', async () => {
  answer(deleteContact, () => refuse(404));
  await renderOnPage(ContactsPage);
  await does('omar@fjords.example', 'Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete omar@fjords.example?' }));
  answer(listContacts, page([lia]));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete contact' }));
  await screen.findByText('Contact deleted');
  await waitFor(() => expect(screen.queryByText('omar@fjords.example')).toBeNull());
});

it('opts in again with how, and says why it can’t', async () => {
  answer(optInContact, () => refuse(409, { user_message: 'They can’t be opted in again.' }));
  await renderOnPage(ContactsPage);
  await does('omar@fjords.example', 'Opt in again');
  const dialog = within(await screen.findByRole('dialog', { name: 'Opt in again' }));
  await userEvent.type(dialog.getByLabelText(/^How they consented/), 'At our evening');
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Opt in again' }));
  await screen.findByText(/They can’t be opted in again/);
  expect(sent('POST')).toEqual({ how: 'At our evening', agreement_chk: true });
});

it('tells what is known of the consent: who, when, where, and by which text', async () => {
  answer(getContact, omar);
  answer(
    listConsent,
    listed<ConsentEvent>(
      {
        ...{ id: 2, kind: 'withdrawn', at: '2026-10-02T15:00:00Z', expires_at: null, wording: null },
        ...{ locale: null, actor: 'self', actor_name: null, source: 'one_click', note: null },
      },
      {
        ...{ id: 1, kind: 'express', at: '2026-09-02T15:00:00Z', expires_at: null, wording: 1 },
        ...{ locale: 'en', actor: 'user', actor_name: 'Ana', source: 'form', note: null },
      },
    ),
  );
  await renderOnPage(ContactsPage, '/?contact=10');
  const dialog = within(await screen.findByRole('dialog', { name: 'Consent history' }));
  const left = await dialog.findByText(/Unsubscribe button of the inbox/);
  expect(left.textContent).not.toContain('version');
  dialog.getByText(/Added by hand · by Ana · consent text version 1$/);
});

it('lets whoever may only look do nothing else', async () => {
  answer(getContactList, { ...list, read_only: true, status: 'ERROR' });
  await renderOnPage(ContactsPage);
  await screen.findByText('You can look at these contacts, but you can’t change them.');
  screen.getByText('Import error on last upload');
  for (const name of ['Add contact', 'Export contacts']) expect(screen.queryByRole('button', { name })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for omar@fjords.example' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Consent history']);
});

it('begins an export once, and says when it can’t', async () => {
  answer(exportContacts, () => refuse(400, { user_message: 'No.' }));
  await renderOnPage(ContactsPage);
  const ask = await screen.findByRole<HTMLButtonElement>('button', { name: 'Export contacts' });
  await userEvent.click(ask);
  await screen.findByText(/Unable to export contact list/);
  expect(ask.disabled).toBe(false);
  answer(exportContacts, { ...list, is_exporting: true });
  await userEvent.click(ask);
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Exporting…' })).disabled).toBe(true);
});
