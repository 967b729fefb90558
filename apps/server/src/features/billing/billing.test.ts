import { expect } from 'vitest';
import { buildAdvisor, signedIn } from '../../testing/factories.ts';
import { runWaitingJobs } from '../../testing/outbox.ts';
import { address, FREE, test } from './testing/buyer.ts';

test('Nothing is known of a person who never bought anything, and the page is told so', async ({ ida }) => {
  const { status, body } = await ida.client.get(ida.path);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      user: ida.userId,
      zip_code: null,
      plan: null,
      configured: true,
      provider: 'Outseta',
      synced_at: null,
      away: false,
    },
  });
  expect(body.widget).toEqual({ document: '/billing-widget/', fallback: expect.stringContaining('/outseta/profile') });
  expect(await ida.read('?existing_plan=true')).toMatchObject({ plan: { uid: FREE, slug: 'free' } });
});

test('An address is kept as its post office writes it, the same said twice is one', async ({ ida }) => {
  const post = () => ida.client.post('/api/billing/', { user: ida.userId, ...address });
  const [first, second] = await Promise.all([post(), post()]);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(first.body).toMatchObject({ ...address, zip_code: 'H2X 1Y4' });
  const changed = await ida.client.put(ida.path, { ...address, city: 'Laval' });
  expect(changed).toMatchObject({ status: 200, body: { city: 'Laval', zip_code: 'H2X 1Y4' } });
});

test.for([
  ['zip_code', { zip_code: '90210' }],
  ['zip_code', { zip_code: ' ' }],
  ['state', { state: 'TX' }],
  ['country', { country: 4 }],
  ['address', { address: 'x'.repeat(201) }],
] as const)('An address with a wrong %s is refused by that field: %j', async ([field, wrong], { ida }) => {
  const { status, body } = await ida.client.put(ida.path, { ...address, ...wrong });
  expect(status).toBe(400);
  expect(Object.keys(body)).toEqual([field]);
  expect(await ida.row()).toBeNull();
});

test('Countries come by their numeric code with their states, in the reader’s language', async ({ ida }) => {
  const { body } = await ida.client.get('/api/billing/address_options/', { 'accept-language': 'fr' });
  const options = body as Record<string, { label: string; states: { code: string; label: string }[] }>;
  expect(Object.keys(options)).toEqual(['124', '484', '840']);
  expect(options['840']?.label).toBe('États-Unis');
  expect(options['124']?.states).toContainEqual({ code: 'BC', label: 'Colombie-Britannique' });
});

test('A key to the widget needs an address, makes the account once, and opens hers alone', async ({ ida, network }) => {
  expect(await ida.client.get(`${ida.path}?token=true`)).toMatchObject({
    status: 400,
    body: { code: 'address_needed' },
  });
  await ida.client.post('/api/billing/', { user: ida.userId, ...address });
  const before = network.billing.accounts().length;
  // Two devices, and a double click.
  const answers = await Promise.all([1, 2, 3].map(() => ida.client.get(`${ida.path}?token=true`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(network.billing.accounts()).toHaveLength(before + 1);
  const uid = String((await ida.row())?.provider_uid);
  for (const { body, headers } of answers) {
    const claims = JSON.parse(Buffer.from(String(body.token).split('.')[1] ?? '', 'base64url').toString());
    expect(claims['outseta:accountUid']).toBe(uid);
    expect(headers.get('cache-control')).toBe('no-store');
  }
  expect(await ida.read()).not.toHaveProperty('token');
});

test('Nobody becomes a customer under an address that she has not confirmed, so that its owner still can', async ({
  app,
  db,
  ida,
  network,
}) => {
  const stranger = await buildAdvisor(app, { plan: 'free' });
  const { email } = (await db.row<{ email: string }>('SELECT email FROM users WHERE id = $1', [ida.userId])) ?? {};
  await db.run("UPDATE users SET email = 'not-' || id || '@example.test' WHERE id = $1", [ida.userId]);
  const set = 'UPDATE users SET email = $2, email_verified_at = $3 WHERE id = $1';
  await db.run(set, [stranger.userId, email, null]);
  await stranger.client.post('/api/billing/', { user: stranger.userId, ...address });
  const key = await stranger.client.get(`/api/billing/${stranger.userId}/?token=true`);
  expect(key).toMatchObject({ status: 400, body: { code: 'email_unverified' } });
  expect(network.billing.accounts().filter(({ name }) => name === email)).toEqual([]);
  // The stranger changes his address here, and its owner comes.
  await db.run(set, [stranger.userId, `s-${email}`, null]);
  await db.run(set, [ida.userId, email, new Date()]);
  expect(await ida.enter()).toMatch(/\w{8}/);
  // Once he has confirmed his own, he gets a key too; who is a customer already keeps her way in whatever she changes later.
  await db.run(set, [stranger.userId, `s-${email}`, new Date()]);
  expect((await stranger.client.get(`/api/billing/${stranger.userId}/?token=true`)).status).toBe(200);
  await db.run(set, [ida.userId, `new-${email}`, null]);
  expect((await ida.client.get(`${ida.path}?token=true`)).status).toBe(200);
});

test('Addresses are told to the provider so often an hour, and no oftener', async ({ ida }) => {
  const tries = Array.from({ length: 61 }, (_, n) => ida.client.put(ida.path, { ...address, address: `${n} Rue` }));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('Nobody else gets a key: not who acts for her, no superuser, and no stranger finds the account', async ({
  app,
  ida,
}) => {
  await ida.enter();
  const staff = await buildAdvisor(app, { isStaff: true, permissions: ['accounts.impersonate'] });
  const acting = await signedIn(app, ida.userId, staff.userId);
  expect((await acting.get(ida.path)).status).toBe(200);
  expect((await acting.get(`${ida.path}?token=true`)).status).toBe(403);
  const superuser = await buildAdvisor(app, { isSuperuser: true });
  expect((await superuser.client.get(ida.path)).status).toBe(200);
  expect((await superuser.client.get(`${ida.path}?token=true`)).status).toBe(403);
  expect((await superuser.client.put(ida.path, address)).status).toBe(404);
  expect((await (await buildAdvisor(app)).client.get(ida.path)).status).toBe(404);
});

test('An account whose making was never noted is found again by its key, not made twice', async ({
  db,
  ida,
  network,
}) => {
  const uid = await ida.enter();
  const accounts = network.billing.accounts().length;
  // As if we had died between the answer and our note of it.
  await db.run(
    'UPDATE billing_accounts SET provider_uid = NULL, login = NULL, in_hand_until = NULL WHERE user_id = $1',
    [ida.userId],
  );
  expect((await ida.client.get(`${ida.path}?token=true`)).status).toBe(200);
  expect(await ida.row()).toMatchObject({ provider_uid: uid });
  expect(network.billing.accounts()).toHaveLength(accounts);
});

test('An account that is somebody else’s at the provider is never hers, whatever its address of mail', async ({
  db,
  ida,
  network,
}) => {
  const other = network.billing.accounts()[0]?.uid ?? '';
  await db.run("UPDATE users SET email = 'MARINA@bluefjord.example' WHERE id = $1", [ida.userId]);
  await ida.client.post('/api/billing/', { user: ida.userId, ...address });
  const refused = await ida.client.get(`${ida.path}?token=true`);
  expect(refused.status).toBe(409);
  expect((await ida.row())?.provider_uid).toBeNull();
  // Also where the provider would open another account for her address.
  await db.run(
    "UPDATE billing_accounts SET provider_uid = 'Nobody01', login = 'marina@bluefjord.example' WHERE user_id = $1",
    [ida.userId],
  );
  const token = await ida.client.get(`${ida.path}?token=true`);
  expect(token.status).toBe(409);
  expect(JSON.stringify(token.body)).not.toContain(other);
  await db.run("UPDATE users SET email = id || '@example.test' WHERE id = $1", [ida.userId]);
});

test('An address reaches the provider; what it refuses is refused by the field and kept nowhere', async ({
  app,
  ida,
  network,
}) => {
  const uid = await ida.enter();
  expect(network.billing.account(uid).address).toMatchObject({ PostalCode: 'H2X 1Y4', Country: 'CA', State: 'QC' });
  await ida.client.put(ida.path, { ...address, city: 'Laval' });
  expect(network.billing.account(uid).address).toMatchObject({ City: 'Laval' });
  network.addFault({
    method: 'PUT',
    path: `/crm/accounts/${uid}$`,
    action: { kind: 'outseta_error', fields: [{ property: 'BillingAddress.PostalCode', message: 'No such code' }] },
  });
  const refused = await ida.client.put(ida.path, { ...address, city: 'Québec' });
  expect(refused).toMatchObject({ status: 400, body: { zip_code: [expect.any(String)] } });
  expect(await ida.row()).toMatchObject({ city: 'Laval' });
  // While it is away ours is kept, and brought later.
  network.addFault({ method: 'PUT', path: '/crm/accounts/', action: { kind: 'status', status: 503 } });
  expect((await ida.client.put(ida.path, { ...address, city: 'Gatineau' })).status).toBe(200);
  expect(network.billing.account(uid).address).toMatchObject({ City: 'Laval' });
  await runWaitingJobs(app.waypost, 'billing.address');
  expect(network.billing.account(uid).address).toMatchObject({ City: 'Gatineau' });
});

test('An address that waits for somebody else is brought later, and is no failure', async ({
  app,
  db,
  ida,
  network,
}) => {
  const uid = await ida.enter();
  const hold = (until: string) =>
    db.run(`UPDATE billing_accounts SET in_hand_until = ${until} WHERE user_id = $1`, [ida.userId]);
  await hold("clock_timestamp() + interval '20 seconds'");
  await ida.client.put(ida.path, { ...address, city: 'Laval' });
  await runWaitingJobs(app.waypost, 'billing.address');
  expect(network.billing.account(uid).address).not.toMatchObject({ City: 'Laval' });
  const jobs =
    "SELECT run_at > clock_timestamp() AS later FROM graphile_worker.jobs WHERE task_identifier = 'billing.address'";
  expect(await db.rows(jobs)).toEqual([{ later: true }]);
  await hold('NULL');
  await runWaitingJobs(app.waypost, 'billing.address');
  expect(network.billing.account(uid).address).toMatchObject({ City: 'Laval' });
});
