import { DEMO_WORLD, startSandbox } from '@waypost/sandbox';
import { expect, test } from 'vitest';
import { createClient } from '../testing/client.ts';
import { connectPage, consent } from '../testing/consent.ts';
import { insertId } from '../testing/factories.ts';
import { createInstallation } from '../testing/installation.ts';

const EMAIL = 'ana@harbour-agency.example';
const PAGE = DEMO_WORLD.pages.blueFjord.id;
const waitFor = { timeout: 15_000, interval: 50 };

test('A page token revoked on Facebook parks the post and mails the advisor; after reconnecting it goes out by itself', async () => {
  const sandbox = await startSandbox({});
  const installation = await createInstallation(sandbox);
  await Promise.all([installation.start('api'), installation.start('worker')]);
  const { db } = installation.waypost;
  const user = await insertId(db, 'users', {
    email: EMAIL,
    first_name: 'Ana',
    last_name: 'Reyes',
    demo_role: 'advisor',
    plan: 'pro',
  });
  const profile = await insertId(db, 'profiles', {
    user_id: user,
    slug: 'ana-reyes',
    first_name: 'Ana',
    last_name: 'Reyes',
    email: EMAIL,
    completed: true,
  });
  const client = createClient(installation.url);
  await client.demo('advisor');
  const state = async () => (await client.get(`/api/profile_social/${profile}/facebook/status/`)).body.state;
  const who = { client, profileId: profile };
  await connectPage(who, PAGE);
  expect(await state()).toBe('connected');

  sandbox.control.facebook.breakTokens({ pageId: PAGE }, 458);
  const body = { profile, applications: ['facebook'], message: 'The fjords are open' };
  const made = await client.post('/api/scheduled_postings/', body);
  const [id] = made.body.scheduled_postings_ids as number[];
  const post = async () => (await client.get(`/api/scheduled_postings/${id}/`)).body;
  await expect.poll(async () => (await post()).phase, waitFor).toBe('reconnect');
  expect(await post()).toMatchObject({ status: 0, reason: expect.any(String) });
  expect(await state()).toBe('disconnected');
  await expect
    .poll(() => sandbox.control.mails(EMAIL).map((mail) => mail.subject), waitFor)
    .toEqual(['Facebook: Blue Fjord Travel is no longer connected']);
  expect(sandbox.control.mails(EMAIL)[0]?.text).toContain(`${installation.url}/ana-reyes/connections/`);
  expect((await client.get(`/api/scheduled_postings/${id}/attempts/`)).body.count).toBe(1);
  expect(sandbox.control.facebook.wall(PAGE)).toEqual([]);

  await consent(who, { reconnect: true });
  await expect.poll(state, waitFor).toBe('connected');
  await expect.poll(async () => (await post()).phase, waitFor).toBe('posted');
  expect(await post()).toMatchObject({ status: 10, label: 'posted', reason: null });
  expect(sandbox.control.facebook.wall(PAGE).map((entry) => entry.message)).toEqual(['The fjords are open']);
  await installation.close();
  await sandbox.close();
});
