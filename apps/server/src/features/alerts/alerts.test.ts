import { expect } from 'vitest';
import { buildAdvisor } from '../../testing/factories.ts';
import { buildConnection } from '../../testing/page.ts';
import { test } from '../../testing/test.ts';

test('tells what a profile lacks, the most urgent first, to its owner alone', async ({ app, db }) => {
  const ana = await buildAdvisor(app, { plan: 'free' });
  const read = async (client = ana.client) => {
    const { status, body } = await client.get(`/api/alerts/?profile=${ana.profileId}`);
    return status === 200 ? body.results : status;
  };
  await db.run('UPDATE users SET email_verified_at = NULL WHERE id = $1', [ana.userId]);
  const connections = `/${ana.slug}/connections/`;
  const email = {
    slug: 'email_not_verified',
    priority: 1,
    text: 'Your email isn’t verified yet.',
    cta: 'Verify email',
    link: '/accounts/account_settings/',
  };
  expect(await read()).toEqual([
    email,
    {
      slug: 'no_apps_connected',
      priority: 2,
      text: 'No network is connected yet.',
      cta: 'Connect',
      link: connections,
    },
  ]);
  const linkedin = await buildConnection(app, ana.profileId, { app: 'linkedin' });
  await db.run(
    "UPDATE social_grants SET expires_at = app_now() + interval '6 days 1 hour' WHERE id = (SELECT grant_id FROM connections WHERE id = $1)",
    [linkedin.connectionId],
  );
  expect(await read()).toEqual([
    email,
    {
      slug: 'facebook_not_connected',
      priority: 3,
      text: 'Facebook isn’t connected.',
      cta: 'Connect',
      link: connections,
    },
    {
      slug: 'instagram_not_connected',
      priority: 4,
      text: 'Instagram isn’t connected.',
      cta: 'Upgrade',
      link: `/${ana.slug}/plan/`,
    },
    {
      slug: 'linkedin_expiring',
      priority: 6,
      text: expect.stringMatching(/^Your LinkedIn connection is about to expire in 6 days\.$/),
      cta: 'Refresh connection',
      link: `${connections}?reconnect=linkedin`,
    },
  ]);
  await db.run('UPDATE connections SET connected = false WHERE id = $1', [linkedin.connectionId]);
  expect(await read()).toContainEqual({
    slug: 'linkedin_lost',
    priority: 5,
    text: 'LinkedIn is no longer connected.',
    cta: 'Reconnect',
    link: `${connections}?reconnect=linkedin`,
  });
  const stranger = await buildAdvisor(app);
  expect(await read(stranger.client)).toBe(404);
});
