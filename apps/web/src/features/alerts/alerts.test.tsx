import { screen, waitFor, within } from '@testing-library/react';
import { alertsOf } from '@waypost/contract/alerts';
import { listAnnouncements } from '@waypost/contract/announcements';
import { listMembershipVideos, listOnboardingVideos } from '@waypost/contract/guides';
import { postsOverview } from '@waypost/contract/posts';
import type { Profile } from '@waypost/contract/profiles';
import { expect, it } from 'vitest';
import { answer, signedIn } from '../../testing/api.ts';
import { application, listed, overview, profile } from '../../testing/fixtures.ts';
import { openAt } from '../../testing/open-at.tsx';

const connected = application({ installed: true, connected: true, active: true, state: 'connected' });
const { applications } = profile();
const all = { ...applications, facebook: connected, instagram: connected, linkedin: connected };

/** The dashboard of somebody, with its header. */
async function open(of: Partial<Profile>) {
  signedIn({ profile: profile(of) });
  answer(postsOverview, overview());
  answer(listAnnouncements, listed());
  answer(listOnboardingVideos, listed());
  answer(listMembershipVideos, listed());
  await openAt('/blue-fjord/');
  return screen.findByRole('region', { name: 'Alerts' }, { timeout: 25_000 });
}
const bell = () => screen.queryByRole('button', { name: /alert/ });

it('counts what is missing, in the card and in the header', async () => {
  const card = await open({ plan: 'free', email_verification: false });
  expect(within(card).getAllByRole('listitem')).toHaveLength(2);
  const verify = within(card).getByRole('link', { name: 'Verify email' });
  expect(verify.getAttribute('href')).toBe('/accounts/account_settings/');
  await waitFor(() => expect(bell()?.textContent).toContain('2 alerts'));
});

it('says that nothing is missing, in the card alone', async () => {
  const card = await open({ applications: all });
  expect(card.textContent).toContain('0No alerts. Everything is set up.');
  expect(bell()).toBeNull();
});

it('asks for no network that is not offered here, and for one connection before each', () => {
  const slugs = (of: Partial<typeof applications>, pro = true) =>
    alertsOf(profile({ applications: { ...applications, ...of } }), pro).map(({ slug, priority, step }) => [
      priority,
      slug,
      step,
    ]);
  const off = application({ state: 'not_set_up' });
  expect(slugs({})).toEqual([[2, 'no_apps_connected', 'connect']]);
  expect(slugs({ facebook: off, instagram: off, linkedin: off })).toEqual([]);
  expect(slugs({ facebook: connected, instagram: off })).toEqual([[5, 'linkedin_not_connected', 'connect']]);
  expect(slugs({ linkedin: connected }, false)).toEqual([
    [3, 'facebook_not_connected', 'connect'],
    [4, 'instagram_not_connected', 'upgrade'],
  ]);
  // What is lost is asked for at its network's place, and nothing says meanwhile that everything is set up.
  const lost = application({ installed: true, active: true, state: 'disconnected' });
  expect(slugs({ ...all, facebook: lost })).toEqual([[3, 'facebook_lost', 'reconnect']]);
  expect(slugs({ facebook: lost, instagram: lost }, false)).toEqual([
    [3, 'facebook_lost', 'reconnect'],
    [4, 'instagram_lost', 'reconnect'],
    [5, 'linkedin_not_connected', 'connect'],
  ]);
  // The newsletter counts as a connection, and has no alert of its own.
  expect(slugs({ emarketing: application({ active: true }) })[0]).toEqual([3, 'facebook_not_connected', 'connect']);
});
