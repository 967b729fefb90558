import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listAgencyHosts, listLicenseOptions, listStates } from '@waypost/contract/agency';
import { getProfile, patchProfile } from '@waypost/contract/profiles';
import { beforeEach, expect, it } from 'vitest';
import { sessionStore } from '../../platform/session/session-store.ts';
import { answer, asked, refuse, signedIn } from '../../testing/api.ts';
import { businessProfile, listed } from '../../testing/fixtures.ts';
import { renderInApp } from '../../testing/render.tsx';
import type { Business } from './api.ts';
import { BusinessView } from './business-view.tsx';

const nothing: Business = businessProfile();
const full: Business = {
  ...nothing,
  agency_name: 'Blue Fjord Travel',
  phone: '(416) 555-0199',
  phone_country_code: '+1',
  agency_host_name: [1],
  address: '12 Harbour Street',
  city: 'Toronto',
  state: 'ON',
  zip_code: 'M5V 1A1',
  agency_license: 'CST 1234567-89',
  agency_license_description: 'CST',
  agency_license_number: '1234567-89',
};
let stored: Business;

async function open(of: Business) {
  stored = of;
  answer(getProfile, () => stored);
  answer(patchProfile, ({ body }) => {
    stored = { ...stored, ...JSON.parse(body) };
    return stored;
  });
  await renderInApp(<BusinessView place="page" />);
  await screen.findByText('Save');
}
const field = (name: keyof Business) => {
  const found = document.querySelector<HTMLInputElement>(`[data-path="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
const paste = async (name: keyof Business, text: string) => {
  await userEvent.click(field(name));
  await userEvent.paste(text);
};
const patches = () => asked.filter(({ method }) => method === 'PATCH').map(({ body }) => JSON.parse(body));
const button = (name: string) => screen.getByText<HTMLElement>(name).closest('button');
const save = async () => userEvent.click(button('Save') ?? document.body);

beforeEach(() => {
  window.sessionStorage.clear();
  signedIn();
  answer(listAgencyHosts, listed({ id: 1, name: 'Nexion' }, { id: 2, name: 'Travel Leaders' }));
  answer(listStates, listed({ code: 'ON', label: 'Ontario' }));
  answer(
    listLicenseOptions,
    listed(
      { code: 'CST', label: 'California Seller of Travel', mask: '#######-##' },
      { code: 'FST', label: 'Florida Seller of Travel', mask: '…' },
      { code: 'none', label: 'None', mask: null },
    ),
  );
});

it('says what is missing, with the cursor in the first of it', async () => {
  await open(nothing);
  await save();
  expect(await screen.findAllByText('This field is required.')).toHaveLength(8);
  expect(document.activeElement).toBe(field('agency_name'));
  expect(patches()).toEqual([]);
});

it('masks phone and licence, and takes no half of a number', async () => {
  await open({ ...full, phone: '', agency_license_description: '', agency_license_number: '' });
  await paste('phone', '416555');
  await save();
  expect(await screen.findByText('Enter the whole phone number.')).toBeDefined();
  await userEvent.type(field('phone'), '0199');
  expect(field('phone').value).toBe('(416) 555-0199');
  expect(field('agency_license_number').placeholder).toBe('None');
  expect(field('agency_license_number').readOnly).toBe(true);
  await userEvent.click(field('agency_license_description'));
  await userEvent.click(await screen.findByText('California Seller of Travel'));
  await paste('agency_license_number', '123456789');
  expect(field('agency_license_number').value).toBe('1234567-89');
  expect(patches()).toEqual([]);
});

it('takes a number that was pasted, filled in or typed with its code, and keeps all of it', async () => {
  await open({ ...full, phone: '', phone_extension: '' });
  await paste('phone', '+1 514-555-0121 ext 12');
  expect(field('phone').value).toBe('(514) 555-0121');
  expect(field('phone_extension').value).toBe('12');
  await paste('phone', '+52 1 984 555 0176');
  expect(field('phone_country_code').value).toBe('+52');
  expect(field('phone').value).toBe('984 555 0176');
  fireEvent.input(field('phone'), { target: { value: '+1 416 555 0199' } });
  expect(field('phone').value).toBe('(416) 555-0199');
  await userEvent.clear(field('phone'));
  await userEvent.type(field('phone'), '15145550121');
  expect(field('phone').value).toBe('(514) 555-0121');
  expect(document.activeElement).toBe(field('phone'));
});

it('draws no drawing before the server has', async () => {
  await open(full);
  let give = (_: Business) => {};
  answer(patchProfile, () => new Promise<Business>((resolve) => (give = resolve)));
  const bomb = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'bomb.svg', { type: 'image/svg+xml' });
  const input = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')].find(({ accept }) =>
    accept.includes('svg'),
  );
  if (!input) throw new Error('no field for the logo');
  await userEvent.upload(input, bomb);
  expect(await screen.findByText('bomb.svg')).toBeDefined();
  expect(document.querySelector('img[src^="blob:"]')).toBeNull();
  give({ ...full, logo_image: 'https://files.example/logo.png' });
  await waitFor(() => expect(screen.queryByText('bomb.svg')).toBeNull());
});

it('sends only what was changed, and says so', async () => {
  await open(full);
  await userEvent.clear(field('city'));
  await paste('city', 'Ottawa');
  await userEvent.type(field('phone_extension'), '12');
  await save();
  expect(await screen.findByText('Saved!')).toBeDefined();
  const phone = { phone_country_code: '+1', phone: '(416) 555-0199', phone_extension: '12' };
  expect(patches()).toEqual([{ city: 'Ottawa', ...phone }]);
  expect(window.sessionStorage.length).toBe(0);
  await save();
  expect(patches()).toHaveLength(1);
});

it('keeps a number for each licence, and leaves out that of one without', async () => {
  await open(full);
  const choose = async (name: string) => {
    await userEvent.click(field('agency_license_description'));
    await userEvent.click(await screen.findByText(name));
  };
  await choose('None');
  expect(field('agency_license_number').value).toBe('');
  await choose('California Seller of Travel');
  expect(field('agency_license_number').value).toBe('1234567-89');
  await choose('None');
  await save();
  await screen.findByText('Saved!');
  expect(patches()).toEqual([{ agency_license_description: 'none', agency_license_number: '' }]);
});

it('puts what the server refuses under its field, keeps what was typed, and saves on another try', async () => {
  await open(full);
  answer(patchProfile, () => refuse(400, { zip_code: ['There’s no such code.'] }));
  await userEvent.type(field('zip_code'), '9');
  await save();
  await screen.findByText('There’s no such code.');
  expect(document.activeElement).toBe(field('zip_code'));
  answer(patchProfile, () => refuse(503, { user_message: 'Come back.' }));
  await save();
  await screen.findByText(/Come back\./);
  expect(field('zip_code').value).toBe('M5V 1A19');
});

it('finds what was typed again after a reload, and another country’s host as no longer listed', async () => {
  await open({ ...full, agency_host_name: [9] });
  expect(screen.getByText('No longer listed')).toBeDefined();
  await userEvent.type(field('agency_name'), ' & Co');
  const kept = Object.keys(window.sessionStorage).map((key) => window.sessionStorage.getItem(key));
  expect(kept).toEqual(['{"agency_name":"Blue Fjord Travel & Co"}']);
});

it('saves nothing while a logo is on its way, and shows it everywhere once it is there', async () => {
  await open(full);
  let arrive = (_: Business): void => undefined;
  answer(patchProfile, () => new Promise<Business>((done) => (arrive = done)));
  const [, logo] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
  if (!logo) throw new Error('no field');
  await userEvent.upload(logo, new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  await screen.findByLabelText('Agency logo: upload');
  expect(button('Save')).toHaveProperty('disabled', true);
  expect(screen.getByText('You can save once the upload is done.')).toBeDefined();
  await waitFor(() => expect(asked.some(({ method }) => method === 'PATCH')).toBe(true));
  arrive({ ...full, logo_image: '/media/logo.png' });
  await screen.findByText('Changes saved');
  await waitFor(() => expect(button('Save')).toHaveProperty('disabled', false));
  expect(sessionStore.require().profile?.logo_image).toBe('/media/logo.png');
});

it('keeps a photo that did not arrive for another try, and names a file that no try makes right', async () => {
  await open(full);
  const [, logo] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
  if (!logo) throw new Error('no field');
  answer(patchProfile, () => refuse(503));
  await userEvent.upload(logo, new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  const retry = await screen.findByText('Try again');
  answer(patchProfile, () => refuse(400, { logo_image: ['This isn’t an image.'] }));
  await userEvent.click(retry);
  await screen.findByText('This isn’t an image.');
  expect(screen.queryByText('Try again')).toBeNull();
  const heavy = new File(['x'], 'heavy.png', { type: 'image/png' });
  Object.defineProperty(heavy, 'size', { value: 7_000_000 });
  await userEvent.upload(logo, heavy);
  expect(await screen.findByText('File size must be less than 6MB.')).toBeDefined();
});
