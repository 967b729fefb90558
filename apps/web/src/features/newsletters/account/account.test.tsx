import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  checkSendingDomain,
  type EmarketingAccount,
  getEmarketing,
  patchEmarketing,
  putSendingDomain,
  removeEmarketing,
  removeSendingDomain,
  signUpEmarketing,
} from '@waypost/contract/newsletters';
import { beforeEach, expect, it } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../../testing/api.ts';
import { application, connected, pageData, type profile, profileWith } from '../../../testing/fixtures.ts';
import { renderOnPage } from '../../../testing/render.tsx';
import RemovePage from './remove-page.tsx';
import SettingsPage from './settings-page.tsx';
import SignUpPage from './sign-up-page.tsx';

const stored: EmarketingAccount = {
  ...{
    id: 3,
    profile: 1,
    is_enabled: true,
    contact_list: 5,
    sender_name: 'Marina Duval',
    reply_to: 'marina@bluefjord.example',
  },
  ...{ signature: '<p>Marina</p>', postal_address: '', postal_address_used: ['12 Harbour St', 'Halifax'] },
  ...{ logo: null, show_logo: true, tracking: true, sends_as: 'news@mail.waypost.example', can_send: true },
  ...{ sending_domain: null, version: 4, read_only: false, locale: null, locale_used: 'en' },
};
const records = (
  result: 'pass' | 'missing' | 'wrong' | null,
): NonNullable<EmarketingAccount['sending_domain']>['records'] => [
  {
    kind: 'dkim',
    type: 'TXT',
    name: 'wp1._domainkey.bluefjord.example',
    value: 'v=DKIM1; k=rsa; p=MIIB',
    priority: null,
    result,
    found: result === 'wrong' ? ['v=DKIM1; p=old'] : [],
  },
  {
    kind: 'mx',
    type: 'MX',
    name: 'bounce.bluefjord.example',
    value: 'bounce.mail.waypost.example',
    priority: 10,
    result,
    found: [],
  },
];
const withDomain = (
  state: 'waiting' | 'passed' | 'failed',
  result: Parameters<typeof records>[0],
): EmarketingAccount => ({
  ...stored,
  sends_as: state === 'passed' ? 'news@bluefjord.example' : stored.sends_as,
  sending_domain: {
    domain: 'bluefjord.example',
    state,
    checked: result && '2026-11-23T15:00:00Z',
    records: records(result),
  },
});
const newsletter = connected({ name: 'Newsletter', data: { ...pageData, page_id: '3', emarketing: 3 } });
const bodies = (method: string) =>
  asked
    .filter((call) => call.method === method && call.url.startsWith('/api/emarketing/'))
    .map(({ body }) => JSON.parse(body || 'null'));

beforeEach(() => {
  window.sessionStorage.clear();
  signedIn({ profile: profileWith({ emarketing: newsletter }) });
  answer(getEmarketing, stored);
});

it('connects the newsletter of a completed profile, with what is known filled in', async () => {
  signedIn({ profile: profileWith({ emarketing: application() }) });
  answer(signUpEmarketing, stored);
  const { history } = await renderOnPage(SignUpPage);
  expect(await screen.findByDisplayValue('marina@bluefjord.example')).toBeDefined();
  const name = screen.getByRole('textbox', { name: /^Sender name/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Marina, Blue Fjord');
  await userEvent.click(screen.getByRole('button', { name: 'Connect newsletter' }));
  await waitFor(() => expect(history.location.pathname).toBe('/blue-fjord/emarketing/settings/'));
  expect(bodies('POST')).toEqual([
    { profile: 1, sender_name: 'Marina, Blue Fjord', reply_to: 'marina@bluefjord.example' },
  ]);
});

it('says who cannot connect it, and that it is connected', async () => {
  const said = async (change: Parameters<typeof profile>[0], words: string | RegExp) => {
    signedIn({ profile: profileWith({ emarketing: application() }, change) });
    await renderOnPage(SignUpPage);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Connect newsletter' })).toBeNull();
    cleanup();
  };
  await said({ completed: false }, 'Complete your profile first');
  await said({ user_pk: 99 }, 'Only the owner of this profile can connect its newsletter.');
  signedIn({ profile: profileWith({ emarketing: newsletter }) });
  await renderOnPage(SignUpPage);
  expect(await screen.findByText('Your newsletter is connected')).toBeDefined();
});

it('says in which language clients get newsletters, and lets one be chosen', async () => {
  answer(patchEmarketing, ({ body }) => ({ ...stored, ...JSON.parse(body), locale_used: 'fr', version: 5 }));
  await renderOnPage(SettingsPage);
  await screen.findByText('Your clients get them in: English');
  await userEvent.click(screen.getByRole('combobox', { name: 'Language of your newsletters' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Français' }));
  await screen.findByText('Your clients get them in: Français');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies('PATCH')).toEqual([{ version: 4, locale: 'fr' }]));
});

it('saves only what was changed, and asks whose version counts when another window was faster', async () => {
  await renderOnPage(SettingsPage);
  const name = await screen.findByRole('textbox', { name: /^Sender name/ });
  expect(screen.getByText('Used now: 12 Harbour St, Halifax')).toBeDefined();
  await userEvent.type(name, ' y Cía');
  const theirs = { ...stored, version: 5, reply_to: 'office@bluefjord.example' };
  answer(getEmarketing, theirs);
  answer(patchEmarketing, ({ body }) => {
    const { version, ...given } = JSON.parse(body);
    return version === 5
      ? { ...theirs, ...given, version: 6 }
      : refuse(409, { code: 'stale_version', user_message: 'Stale.' });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save mine' })).toBeNull());
  expect(bodies('PATCH')).toEqual([
    { version: 4, sender_name: 'Marina Duval y Cía' },
    { version: 5, sender_name: 'Marina Duval y Cía' },
  ]);
  expect(screen.getByDisplayValue('office@bluefjord.example')).toBeDefined();
});

it('shows what is refused under its field, and a newsletter without an address as a trouble', async () => {
  answer(getEmarketing, { ...stored, postal_address_used: [] });
  answer(patchEmarketing, () => refuse(400, { reply_to: ['Enter a valid email.'] }));
  await renderOnPage(SettingsPage);
  expect(await screen.findByText('Newsletters need a postal address')).toBeDefined();
  const reply = screen.getByRole('textbox', { name: /^Reply-to/ });
  await userEvent.clear(reply);
  await userEvent.type(reply, 'a@b.ca');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a valid email.')).toBeDefined();
  expect(screen.getByDisplayValue('a@b.ca')).toBeDefined();
});

it('shows who may only look everything and no button', async () => {
  answer(getEmarketing, { ...withDomain('passed', 'pass'), read_only: true });
  await renderOnPage(SettingsPage);
  expect(await screen.findByText('You can look at these settings, but not change them.')).toBeDefined();
  for (const button of ['Save', 'Check now', 'Remove domain'])
    expect(screen.queryByRole('button', { name: button })).toBeNull();
});

it('says what failed and tries again, and leads to signing up where nothing is connected', async () => {
  answer(getEmarketing, () => refuse(500, {}));
  await renderOnPage(SettingsPage);
  await screen.findByRole('alert', undefined, { timeout: 20_000 });
  answer(getEmarketing, stored);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByDisplayValue('Marina Duval')).toBeDefined();
  cleanup();
  signedIn({ profile: profileWith({ emarketing: application() }) });
  await renderOnPage(SettingsPage);
  expect((await screen.findByRole('link', { name: 'Connect newsletter' })).getAttribute('href')).toBe(
    '/blue-fjord/emarketing/signup/',
  );
});

it('names a domain, shows each record with what stands there, and takes it away after asking', async () => {
  await renderOnPage(SettingsPage);
  answer(putSendingDomain, withDomain('waiting', null));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Your domain/ }), 'bluefjord.example');
  await userEvent.click(screen.getByRole('button', { name: 'Add domain' }));
  expect(await screen.findByText('v=DKIM1; k=rsa; p=MIIB')).toBeDefined();
  expect(screen.getAllByText('Not checked yet')).toHaveLength(3);
  answer(checkSendingDomain, withDomain('waiting', 'wrong'));
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('v=DKIM1; p=old')).toBeDefined();
  expect(screen.getByText(/^0 of 2 records are in place\. Last checked: /)).toBeDefined();
  answer(checkSendingDomain, withDomain('passed', 'pass'));
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Ready')).toBeDefined();
  expect(screen.getByText('news@bluefjord.example')).toBeDefined();
  answer(removeSendingDomain, stored);
  await userEvent.click(screen.getByRole('button', { name: 'Remove domain' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('textbox', { name: /^Your domain/ })).toBeDefined();
});

it('offers nobody else to remove it, nor to connect it', async () => {
  signedIn({ profile: profileWith({ emarketing: newsletter }, { user_pk: 99 }) });
  await renderOnPage(RemovePage);
  expect(await screen.findByText('Only the owner of this profile can remove its newsletter.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Remove newsletter' })).toBeNull();
  cleanup();
  signedIn({ profile: profileWith({ emarketing: application() }, { user_pk: 99 }) });
  for (const page of [RemovePage, SettingsPage]) {
    await renderOnPage(page);
    expect(await screen.findByText('Your newsletter isn’t connected')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Connect newsletter' })).toBeNull();
    cleanup();
  }
});

it('removes the newsletter after it has said what happens', async () => {
  answer(removeEmarketing, undefined);
  const { history } = await renderOnPage(RemovePage);
  expect(await screen.findByText(/^Your contacts, your signature and these settings stay\./)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Remove newsletter' }));
  await waitFor(() => expect(history.location.pathname).toBe('/blue-fjord/connections/'));
  expect(bodies('DELETE')).toHaveLength(1);
});
