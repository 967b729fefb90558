import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSession } from '@waypost/contract/accounts';
import { removalPreview } from '@waypost/contract/connections';
import {
  addProfile,
  deleteProfile,
  getProfileDetails,
  listCountries,
  listDeletedProfiles,
  patchProfileDetails,
  restoreProfile,
} from '@waypost/contract/profiles';
import { expect, it } from 'vitest';
import { sessionStore } from '../../platform/session/session-store.ts';
import { answer, asked, refuse, signedIn } from '../../testing/api.ts';
import { listed, profile, session } from '../../testing/fixtures.ts';
import { renderInApp } from '../../testing/render.tsx';
import { ProfilesCard } from './profiles-card.tsx';

const profiles = [...session().profiles, { pk: 2, slug: 'groups', name: 'Blue Groups', avatar: null }];
const countries = listed({ id: 1, name: 'Canada' });

const deleted = { pk: 2, slug: 'groups', name: 'Blue Groups', deleted: '2026-11-01T15:00:00Z' };
const nothing = { results: [] };

async function show() {
  const root = createRootRoute();
  const card = createRoute({ getParentRoute: () => root, path: '/', component: ProfilesCard });
  const rest = createRoute({ getParentRoute: () => root, path: '$', component: () => null });
  const history = createMemoryHistory();
  await renderInApp(<RouterProvider router={createRouter({ routeTree: root.addChildren([card, rest]), history })} />);
  return { user: userEvent.setup(), where: () => history.location.pathname };
}
const addButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Add a profile' });

it('adds a profile, tells what the server refuses, and leads to the connections of the new one', async () => {
  signedIn({ profiles, permissions: ['accounts.add_profile'] });
  answer(listCountries, () => refuse(404));
  answer(listDeletedProfiles, nothing);
  const { user, where } = await show();
  await user.click(await addButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a profile' }));
  const retry = await dialog.findByRole('button', { name: 'Retry' });
  answer(listCountries, countries);
  await user.click(retry);
  await user.type(await dialog.findByLabelText(/First name/), 'Ada');
  await user.type(dialog.getByLabelText(/Last name/), 'Stone');
  answer(addProfile, () => refuse(400, { email: ['Enter a valid email.'] }));
  await user.click(dialog.getByRole('button', { name: 'Add a profile' }));
  await dialog.findByText('Enter a valid email.');
  answer(addProfile, profile({ pk: 3, slug: 'ada-stone' }));
  await user.click(dialog.getByRole('button', { name: 'Add a profile' }));
  await waitFor(() => expect(where()).toBe('/ada-stone/connections/'));
  const sent = { first_name: 'Ada', last_name: 'Stone', email: 'marina@bluefjord.example', country: 1 };
  expect(JSON.parse(asked.findLast(({ method }) => method === 'POST')?.body ?? '')).toEqual(sent);
});

it('leads into the other profiles, and renames one', async () => {
  signedIn({ profiles });
  answer(listDeletedProfiles, nothing);
  answer(listCountries, countries);
  const details = { first_name: 'Blue', last_name: 'Groups', email: 'groups@bluefjord.example', country: 1 };
  answer(getProfileDetails, details);
  answer(patchProfileDetails, details);
  const { user } = await show();
  const ways = await screen.findAllByRole('link');
  expect(ways.map((way) => [way.getAttribute('aria-label'), way.getAttribute('href')])).toEqual([
    // More profiles come with PREMIUM.
    [null, '/blue-fjord/plan'],
    ['Switch to Blue Groups', '/groups'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Rename Blue Groups' }));
  const first = await screen.findByLabelText(/First name/);
  await user.clear(first);
  await user.type(first, 'Green');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const patched = asked.find(({ method }) => method === 'PATCH');
  expect([patched?.url, JSON.parse(patched?.body ?? '')]).toEqual([
    '/api/profiles/2/details/',
    { ...details, first_name: 'Green' },
  ]);
});

it('deletes one of several after telling what goes with it, and restores it', async () => {
  signedIn({ profiles });
  answer(listDeletedProfiles, nothing);
  answer(removalPreview, { pending_posts: 2, busy_posts: 0, asked_posts: 0 });
  answer(deleteProfile, undefined);
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Delete Blue Groups' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Blue Groups?' }));
  await dialog.findByText('6 scheduled posts will be deleted.');
  signedIn();
  answer(listDeletedProfiles, { results: [{ ...deleted, restorable_until: '2026-12-01T15:00:00Z' }] });
  await user.click(dialog.getByRole('button', { name: 'Delete profile' }));
  await screen.findByText('Restorable until Dec 1, 2026');
  // The only one that is left stays.
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  answer(restoreProfile, profile({ pk: 2, slug: 'groups' }));
  answer(listDeletedProfiles, nothing);
  await user.click(screen.getByRole('button', { name: 'Restore Blue Groups' }));
  await waitFor(() => expect(screen.queryByText('Deleted profiles')).toBeNull());
});

it('goes on with another profile when the selected one was deleted', async () => {
  signedIn({ profiles });
  answer(listDeletedProfiles, nothing);
  answer(removalPreview, { pending_posts: 0, busy_posts: 0, asked_posts: 0 });
  answer(deleteProfile, undefined);
  answer(getSession, ({ url }) =>
    session({
      profiles: profiles.slice(1),
      profile: url.endsWith('slug=groups') ? profile({ pk: 2, slug: 'groups' }) : null,
    }),
  );
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Delete Marina Duval' }));
  await user.click(await screen.findByRole('button', { name: 'Delete profile' }));
  await waitFor(() => expect(sessionStore.get()?.profiles).toHaveLength(1));
  expect(sessionStore.get()?.profile?.slug).toBe('groups');
});

it('says why no profile can be added: without the permission, and in a full account', async () => {
  signedIn({ profiles });
  answer(listDeletedProfiles, nothing);
  await show();
  expect((await addButton()).disabled).toBe(true);
  screen.getByText(/More profiles come with PREMIUM/);
  cleanup();
  const many = Array.from({ length: 20 }, (_, pk) => ({ pk, slug: `p-${pk}`, name: `P ${pk}`, avatar: null }));
  signedIn({ profiles: many, permissions: ['accounts.add_profile'] });
  await show();
  expect((await addButton()).disabled).toBe(true);
  screen.getByText(/Your account holds 20 profiles/);
});
