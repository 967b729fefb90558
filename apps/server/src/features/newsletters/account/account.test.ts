import { expect } from 'vitest';
import { buildAdvisor } from '../../../testing/factories.ts';
import { test as base } from '../../../testing/test.ts';
import { cleanSignature } from './clean-signature.ts';
import { senderOf } from './sender.ts';

const test = base.extend('mine', async ({ app }) => {
  const advisor = await buildAdvisor(app);
  const signUp = (over: object = {}) =>
    advisor.client.post('/api/emarketing/signup/', {
      ...{ profile: advisor.profileId, sender_name: 'Ana Reyes', reply_to: 'ana@agency.example' },
      ...over,
    });
  const patch = (id: unknown, body: object) => advisor.client.patch(`/api/emarketing/${id}/`, body);
  return { ...advisor, signUp, patch };
});

test('signing up gives an account with a list, once, also when the answer was lost', async ({ mine, db }) => {
  const first = await mine.signUp();
  expect(first).toMatchObject({
    status: 201,
    body: {
      ...{ profile: mine.profileId, is_enabled: true, sender_name: 'Ana Reyes', reply_to: 'ana@agency.example' },
      ...{ signature: '', tracking: true, show_logo: true, sends_as: 'news@mail.waypost.example', can_send: true },
      ...{ sending_domain: null, version: 1, read_only: false },
    },
  });
  expect((await mine.signUp()).body).toEqual(first.body);
  const [together, again] = await Promise.all([mine.signUp(), mine.signUp()]);
  expect([together.body, again.body]).toEqual([first.body, first.body]);
  const audited = await db.rows('SELECT action FROM audit_log WHERE object_type = $1 AND object_id = $2', [
    'newsletter_account',
    String(first.body.id),
  ]);
  expect(audited).toEqual([{ action: 'newsletter_account.opened' }]);
});

test('a profile that is not complete cannot connect it, and nobody can for somebody else', async ({
  mine,
  app,
  db,
}) => {
  await db.run('UPDATE profiles SET completed = false WHERE id = $1', [mine.profileId]);
  expect((await mine.signUp()).status).toBe(403);
  const other = await buildAdvisor(app);
  expect((await mine.signUp({ profile: other.profileId })).status).toBe(404);
  expect(await mine.signUp({ reply_to: 'ana@agency.example\r\nBcc: all@agency.example' })).toMatchObject({
    status: 400,
    body: { reply_to: [expect.any(String)] },
  });
});

test('what is changed stays, of two tabs the later one hears of the other', async ({ mine }) => {
  const { id } = (await mine.signUp()).body;
  const signed = await mine.patch(id, {
    version: 1,
    signature: '<p onclick="x()">Hi <b>you</b></p><script>bad()</script>',
  });
  expect(signed).toMatchObject({ status: 200, body: { signature: '<p>Hi <strong>you</strong></p>', version: 2 } });
  // The same again, after a lost answer.
  expect((await mine.patch(id, { version: 1, signature: '<p>Hi <b>you</b></p>' })).status).toBe(200);
  expect(await mine.patch(id, { version: 1, sender_name: 'Ana' })).toMatchObject({
    status: 409,
    body: { code: 'stale_version', account: { version: 2, signature: '<p>Hi <strong>you</strong></p>' } },
  });
  const named = await mine.patch(id, {
    sender_name: ' Ana\r\n Reyes  y\u202eCía ',
    postal_address: ' 1 rue A \r\n\n Québec ',
  });
  expect(named.body).toMatchObject({
    sender_name: 'Ana Reyes y Cía',
    postal_address: '1 rue A\nQuébec',
    postal_address_used: ['1 rue A', 'Québec'],
  });
});

test('removing it switches it off and keeps what it had; signing up again takes it up', async ({ mine, db }) => {
  const { client, profileId } = mine;
  const { id, contact_list } = (await mine.signUp()).body;
  await mine.patch(id, { signature: '<p>Ana</p>' });
  await db.run(
    `INSERT INTO mailing_runs (profile_id, list_id, content, fire_at, state, audience) VALUES ($1, $2, '{"domain": "x.example"}', now(), 'sending', 1)`,
    [profileId, contact_list],
  );
  expect((await client.request('DELETE', `/api/emarketing/${id}/`)).status).toBe(204);
  expect((await client.request('DELETE', `/api/emarketing/${id}/`)).status).toBe(204);
  expect(await db.rows('SELECT state, reason FROM mailing_runs WHERE profile_id = $1', [profileId])).toEqual([
    { state: 'paused', reason: 'account_removed' },
  ]);
  expect((await client.get(`/api/emarketing/${id}/`)).body).toMatchObject({ is_enabled: false });
  const again = await mine.signUp({ sender_name: 'Ana R.' });
  expect(again).toMatchObject({
    status: 201,
    body: { id, contact_list, is_enabled: true, sender_name: 'Ana R.', signature: '<p>Ana</p>' },
  });
});

test('the newsletter stands among the channels of the profile as the others do', async ({ mine, app }) => {
  const { profileId } = mine;
  const shown = async () =>
    (await app.waypost.applicationsOf(app.waypost.db, [profileId], new Date(), app.waypost.config)).get(profileId)
      ?.emarketing;
  expect(await shown()).toMatchObject({
    is_enabled: false,
    installed: false,
    connected: false,
    active: false,
    state: 'not_connected',
    connectURL: expect.stringMatching(/^\/[\w-]+\/emarketing\/signup\/$/),
    data: null,
  });
  const { id } = (await mine.signUp()).body;
  expect(await shown()).toMatchObject({
    is_enabled: true,
    installed: true,
    connected: true,
    active: true,
    paused: false,
    state: 'connected',
    connectURL: null,
    data: { name: 'Ana Reyes', page_id: String(id), emarketing: id },
  });
});

test('whoever asks what is asked of every app gets an answer of the newsletter too', async ({ mine, app }) => {
  const path = `/api/profile_social/${mine.profileId}/emarketing`;
  const nothing = { image: null, organization_urn: null, is_feed: null, followers: null };
  const status = { expires_at: null, days_left: null };
  const get = async (what: string) => (await mine.client.get(`${path}/${what}/`)).body;
  expect(await get('status')).toEqual({ ...status, installed: false, connected: false, state: 'not_connected' });
  expect(await get('account_data')).toEqual({ ...nothing, name: null, page_id: null });
  expect(await get('url')).toEqual({ url: expect.stringMatching(/^\/[\w-]+\/emarketing\/signup\/$/) });
  expect(await get('pages')).toEqual({ results: [], missing_permissions: [] });
  const { id } = (await mine.signUp()).body;
  expect(await get('status')).toEqual({ ...status, installed: true, connected: true, state: 'connected' });
  expect(await get('account_data')).toEqual({ ...nothing, name: 'Ana Reyes', page_id: String(id) });
  const stranger = await buildAdvisor(app);
  for (const what of ['status', 'account_data', 'url', 'pages'])
    expect((await stranger.client.get(`${path}/${what}/`)).status).toBe(404);
});

test('a run is built of who sends it, with the address of the business profile where it has none of its own', async ({
  mine,
  app,
  db,
}) => {
  const { id } = (await mine.signUp()).body;
  await db.run(
    `INSERT INTO business_details (profile_id, address, city, zip_code) VALUES ($1, '12 Harbour St', 'Halifax', 'B3H 1A1')
     ON CONFLICT (profile_id) DO UPDATE SET address = excluded.address, city = excluded.city, zip_code = excluded.zip_code`,
    [mine.profileId],
  );
  const sender = await senderOf(app.waypost, db, Number(id));
  expect(sender).toMatchObject({
    ...{ profileId: mine.profileId, isEnabled: true, replyTo: 'ana@agency.example', listName: 'Ana Reyes', logo: null },
    from: { name: 'Ana Reyes', address: 'news@mail.waypost.example' },
    ...{ domain: 'mail.waypost.example', bounceDomain: 'bounce.mail.waypost.example', tracking: true },
  });
  expect(sender?.postalAddress.join(' ')).toContain('12 Harbour St');
  await mine.patch(id, { postal_address: 'PO Box 9\nHalifax' });
  expect((await senderOf(app.waypost, db, Number(id)))?.postalAddress).toEqual(['PO Box 9', 'Halifax']);
});

test('a signature keeps bold, italic and links, and nothing that could do harm', async () => {
  expect(
    await cleanSignature(
      '<div><b>Ana</b> <i>Reyes</i></div><p><a href="agency.example/book" onclick="x()" style="position:fixed">Book</a> <a href="ana@agency.example">mail</a> <a href="tel:+15145550100">call</a></p>',
    ),
  ).toBe(
    '<p><strong>Ana</strong> <em>Reyes</em></p><p><a href="https://agency.example/book">Book</a> <a href="mailto:ana@agency.example">mail</a> <a href="tel:+15145550100">call</a></p>',
  );
  expect(
    await cleanSignature('<p><a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)><svg><p>y</p></svg></p>'),
  ).toBe('<p><a>x</a></p>');
  expect(await cleanSignature('<p> </p><p><br></p>')).toBe('');
});

test('clients get newsletters in the language that was chosen for them, else in that of the advisor’s screens', async ({
  mine,
  app,
  db,
}) => {
  const { id } = (await mine.signUp()).body;
  await db.run("UPDATE users SET locale = 'fr' WHERE id = $1", [mine.userId]);
  expect((await mine.client.get(`/api/emarketing/${id}/`)).body).toMatchObject({ locale: null, locale_used: 'fr' });
  expect((await senderOf(app.waypost, db, Number(id)))?.locale).toBe('fr');
  expect((await mine.patch(id, { locale: 'es' })).body).toMatchObject({ locale: 'es', locale_used: 'es' });
  expect((await senderOf(app.waypost, db, Number(id)))?.locale).toBe('es');
  expect((await mine.patch(id, { locale: 'xx' })).body).toHaveProperty('locale');
  expect((await mine.patch(id, { locale: null })).body).toMatchObject({ locale: null, locale_used: 'fr' });
});
