import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSession } from '@waypost/contract/accounts';
import { type BusinessCard, changeBusinessCard, getBusinessCard } from '@waypost/contract/branding';
import { getProfile } from '@waypost/contract/profiles';
import { expect, it } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../testing/api.ts';
import { businessProfile, profile, session } from '../../testing/fixtures.ts';
import { renderInApp } from '../../testing/render.tsx';
import BrandingPage from './branding-page.tsx';

const card = (change: Partial<BusinessCard> = {}): BusinessCard => ({
  ...{ logo_url: '/media/logo.png', logo_position: 'no-logo', banner_url: '/media/card.png' },
  ...{ banner_background_color: '#69A4BF', banner_branding_duration: 5, own_images: false, own_reels: false },
  ...{ banner_ready: true, banner_left_out: false, pending: { posts: 0, percent: 0, changing: false } },
  card: {
    ...{ agency_name: 'Blue Fjord Travel', agent_name: 'Marina Duval', phone: '(416) 555-0142' },
    ...{ website: 'bluefjord.example', license_line: 'TICO 50012345', photo_url: '/media/photo.jpg' },
  },
  ...change,
});
const changed = {
  ...{ status: true, background_color: '#69A4BF', banner_url: '/media/card.png', logo_position: 'no-logo' as const },
  ...{ end_branding_duration: 5 as const, own_images: false, own_reels: false },
};

/** Links need a router around them. */
async function show() {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/', component: BrandingPage });
  const rest = createRoute({ getParentRoute: () => root, path: '$', component: () => null });
  const routeTree = root.addChildren([page, rest]);
  await renderInApp(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />);
}
const posted = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body));

async function open(stored = card()) {
  signedIn({ permissions: ['accounts.business_card_settings'] });
  answer(getBusinessCard, stored);
  await show();
  await screen.findByRole('radio', { name: 'Orange' });
  return userEvent.setup();
}

it('shows a choice at once, saves it alone, and says so', async () => {
  const person = await open();
  answer(changeBusinessCard, { ...changed, logo_position: 'top-left' });
  answer(getBusinessCard, card({ logo_position: 'top-left' }));
  await person.click(screen.getByRole('radio', { name: 'Top left' }));
  screen.getByRole('img', { name: 'Preview of an image: Top left' });
  await screen.findByText('Changes saved successfully');
  screen.getByText('Changes saved');
  expect(posted()).toEqual([{ logo_position: 'top-left' }]);
});

it('takes a change back that was not saved, be it by a failure or by status false', async () => {
  const person = await open();
  answer(changeBusinessCard, { ...changed, status: false });
  await person.click(screen.getByRole('radio', { name: 'Orange' }));
  await screen.findByText('An error occurred');
  screen.getByText('Error');
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: 'Lagoon blue (default)' })).toHaveProperty('checked', true),
  );
});

it('says why nothing was saved: without PRO the page is the locked one', async () => {
  const person = await open();
  answer(changeBusinessCard, () => refuse(403, { code: 'upgrade_required', user_message: 'This needs PRO.' }));
  answer(getProfile, businessProfile());
  answer(getSession, session({ permissions: [], profile: profile({ plan: 'free' }) }));
  await person.click(screen.getByRole('radio', { name: 'Orange' }));
  await screen.findByText(/This needs PRO\./);
  await screen.findByText(/With PRO, your images carry your logo/);
});

it('says beside its switches what they wait for', async () => {
  await open();
  screen.getByText('Images of your own come with PREMIUM. Your choice counts from then on.');
  screen.getByText('Videos of your own come with PREMIUM. Your choice counts from then on.');
});

it('says each colour, takes another one, and no text that is none', async () => {
  const person = await open();
  expect(within(screen.getByRole('group', { name: 'Background colour' })).getAllByRole('radio')).toHaveLength(12);
  const field = screen.getByRole('textbox', { name: 'Your own colour' });
  await person.clear(field);
  // Said while it is typed where no colour can come of it; of a part of one, when it is sent.
  await person.type(field, 'r');
  screen.getByText('Enter a colour such as #0F7B87.');
  await person.clear(field);
  await person.type(field, 'ea');
  expect(screen.queryByText('Enter a colour such as #0F7B87.')).toBeNull();
  await person.keyboard('{Enter}');
  screen.getByText('Enter a colour such as #0F7B87.');
  answer(changeBusinessCard, { ...changed, background_color: '#0F7B87' });
  answer(getBusinessCard, card({ banner_background_color: '#0F7B87' }));
  await person.clear(field);
  await person.type(field, '0f7b87');
  await person.click(screen.getByRole('button', { name: 'Use this colour' }));
  await screen.findByText('Changes saved successfully');
  expect(posted()).toEqual([{ background_color: '#0F7B87' }]);
});

it('without a logo and a photo it leads to where they are added, and still shows where the logo will stand', async () => {
  await open(card({ logo_url: null, logo_position: 'bottom-right', card: { ...card().card, photo_url: null } }));
  for (const name of ['Add a logo', 'Add a photo'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch('/blue-fjord/business_profile');
  screen.getByText('Your logo');
  screen.getByText('Banner changes can take up to 24 hours to apply to scheduled reels.');
});

it('without PRO everything is shown with what the business profile says, and nothing can be changed', async () => {
  signedIn({ profile: profile({ plan: 'free' }) });
  answer(
    getProfile,
    businessProfile({
      ...{ agency_name: 'Blue Fjord Travel', phone: '416 555 0142', phone_country_code: '+1' },
      ...{ website: 'https://bluefjord.example/' },
      ...{ agency_license_description: 'TICO', agency_license_number: '50012345' },
    }),
  );
  await show();
  await screen.findByText(/With PRO, your images carry your logo/);
  for (const control of screen.getAllByRole('radio')) expect(control.matches(':disabled')).toBe(true);
  for (const control of screen.getAllByRole('switch')) expect(control.matches(':disabled')).toBe(true);
  expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toMatch('/blue-fjord/plan');
  await screen.findByRole('img', {
    name: 'End card: Blue Fjord Travel, Marina Duval, 416 555 0142, bluefjord.example, TICO 50012345',
  });
  // Nothing that somebody chose, and a picture all the same.
  expect(screen.getByRole('radio', { name: 'No logo' })).toHaveProperty('checked', true);
  screen.getByRole('img', { name: 'Preview of an image: Bottom right' });
  expect(screen.getByRole('link', { name: 'Edit business profile' })).toBeTruthy();
});

it('tells how many posts are made anew after a change, how far they are, and when they are done', async () => {
  const person = await open();
  expect(screen.getByRole('status').textContent).toBe('');
  const pending = (posts: number, percent: number, changing = false) =>
    answer(getBusinessCard, card({ logo_position: 'top-left', pending: { posts, percent, changing } }));
  answer(changeBusinessCard, { ...changed, logo_position: 'top-left' });
  pending(0, 0, true);
  await person.click(screen.getByRole('radio', { name: 'Top left' }));
  await screen.findByText('Your change is being applied');
  pending(3, 0);
  await screen.findByText('3 posts are being updated', {}, { timeout: 8_000 });
  screen.getByText(/A post that’s due before that waits until it’s ready\./);
  const bar = () => Number(screen.getByRole('progressbar', { name: 'Posts updated' }).getAttribute('aria-valuenow'));
  expect(bar()).toBe(0);
  pending(1, 50);
  await screen.findByText('1 post is being updated', {}, { timeout: 8_000 });
  expect(Math.round(bar())).toBe(83);
  pending(0, 0);
  await screen.findByText('3 posts have been updated', {}, { timeout: 8_000 });
});
