import { DEMO_WORLD, type Sandbox, startSandbox } from '@waypost/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type TestClient } from '../testing/client.ts';
import { arrive, consent, dialogOf, passDialog, selectPage } from '../testing/consent.ts';
import { createInstallation, type Installation, type Program } from '../testing/installation.ts';

const EMAIL = 'canary.person@harbour-agency.example';
const PASSWORD = 'canary-seven-nights-at-sea';
const PAGE = DEMO_WORLD.pages.blueFjord.id;

let sandbox: Sandbox;
let installation: Installation;
let api: Program;
let worker: Program;
/** Everything that must never stand in a log, by what it is. */
const secrets = new Map<string, string>();

beforeAll(async () => {
  sandbox = await startSandbox({});
  installation = await createInstallation(sandbox, { LOG_LEVEL: 'trace', PUBLISHING_RELEASE_TIMEOUT_MS: '1500' });
  [api, worker] = await Promise.all([installation.start('api'), installation.start('worker')]);
});
afterAll(async () => {
  await installation.close();
  await sandbox.close();
});

const waitFor = { timeout: 15_000, interval: 50 };
const mailWith = async (text: RegExp): Promise<string> => {
  await expect.poll(() => sandbox.control.mails(EMAIL).some((mail) => text.test(mail.text)), waitFor).toBe(true);
  return sandbox.control.mails(EMAIL).find((mail) => text.test(mail.text))?.text ?? '';
};
const tokenIn = (mail: string) => /token=([\w-]+)/.exec(mail)?.[1] ?? '';

async function signUp(client: TestClient): Promise<number> {
  // The first try fails with the address in the server's sentence, as real servers answer.
  sandbox.control.addMailFault({
    to: 'canary',
    action: { kind: 'reject', code: 451, enhanced: '4.2.1', message: `<${EMAIL}> try again later`, at: 'rcpt' },
  });
  const details = { email: EMAIL, password: PASSWORD, first_name: 'Ida', last_name: 'Berg', accept_terms: true };
  expect((await client.post('/api/auth/signup/', details)).status).toBe(201);
  expect((await createClient(installation.url).post('/api/auth/signup/', details)).status).toBe(400);
  expect((await client.post('/api/auth/login/', { email: EMAIL, password: `${PASSWORD}-wrong` })).status).toBe(400);
  secrets.set('verification token', tokenIn(await mailWith(/accounts\/verify/)));
  expect((await client.post('/api/auth/verify_email/', { token: secrets.get('verification token') })).status).toBe(200);
  expect((await client.post('/api/auth/password_reset/', { email: EMAIL })).status).toBe(204);
  secrets.set('reset token', tokenIn(await mailWith(/accounts\/reset/)));
  const { body } = await client.get('/api/session/');
  secrets.set('session cookie', client.cookie('waypost_session') ?? '');
  secrets.set('CSRF token', String(body.csrf_token));
  const profile = (body.profile as { pk: number }).pk;
  const country = ((await client.get('/api/countries/')).body.results as { id: number }[])[0]?.id;
  const form = { first_name: 'Ida', last_name: 'Berg', email: EMAIL, country };
  expect((await client.patch(`/api/profiles/${profile}/details/`, form)).status).toBe(200);
  await installation.waypost.db.run(`UPDATE users SET plan = 'pro'`);
  return profile;
}

async function connect(client: TestClient, profile: number): Promise<void> {
  // An answer that quotes what it was asked, on the way to the token, then a lost one.
  sandbox.control.addFault({
    path: '/oauth/access_token$',
    action: { kind: 'status', status: 500, body: `<p>${EMAIL}</p>` },
  });
  const who = { client, profileId: profile };
  await consent(who);
  const callback = new URL(await passDialog(await dialogOf(who)));
  await arrive(client, callback.href);
  secrets.set('code', callback.searchParams.get('code') ?? '');
  secrets.set('state', callback.searchParams.get('state') ?? '');
  await selectPage(who, PAGE);
  const { db, sealer } = installation.waypost;
  const grant = await db.row<{ id: number; token: string }>('SELECT id, access_token_enc AS token FROM social_grants');
  const page = await db.row<{ id: number; token: string }>('SELECT id, page_token_enc AS token FROM connections');
  secrets.set('user token', sealer.open(grant?.token ?? '', `social_grants:${grant?.id}`));
  secrets.set('page token', sealer.open(page?.token ?? '', `connections:${page?.id}:page`));
}

/** A failure that nobody foresaw, in the middle of storing an address and the hash of a password. */
async function failInDatabase(): Promise<void> {
  const { db } = installation.waypost;
  await db.run(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'cannot store %', NEW.email; END $$`);
  await db.run('CREATE TRIGGER refuse BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION refuse()');
  const details = {
    email: `second.${EMAIL}`,
    password: PASSWORD,
    first_name: 'Ida',
    last_name: 'Berg',
    accept_terms: true,
  };
  expect((await createClient(installation.url).post('/api/auth/signup/', details)).status).toBe(500);
}

test('What must stay secret is in no line that API and worker write, whatever goes wrong', async () => {
  const client = createClient(installation.url);
  const profile = await signUp(client);
  await connect(client, profile);
  const post = async (message: string): Promise<number> => {
    const body = { profile, applications: ['facebook'], message };
    const answer = await client.post('/api/scheduled_postings/', body);
    return (answer.body.scheduled_postings_ids as number[])[0] ?? 0;
  };
  const reaches = async (id: number, phase: string) =>
    expect.poll(async () => (await client.get(`/api/scheduled_postings/${id}/`)).body.phase, waitFor).toBe(phase);

  await reaches(await post(`Write to ${EMAIL} before you pack`), 'posted');
  const token = secrets.get('page token') ?? '';
  sandbox.control.addFault({
    method: 'POST',
    path: '/feed$',
    action: { kind: 'graph_error', code: 100, message: `Unsupported access_token=${token} of ${EMAIL}` },
  });
  await reaches(await post('Refused for good'), 'rejected');
  await mailWith(/couldn’t be published/);
  sandbox.control.addFault({ method: 'POST', path: '/feed$', when: 'after', action: { kind: 'reset' } });
  await reaches(await post('Answer lost'), 'unconfirmed');
  sandbox.control.addFault({ method: 'POST', path: '/feed$', action: { kind: 'garbage' } });
  await reaches(await post('Unreadable answer'), 'unconfirmed');
  sandbox.control.facebook.breakTokens({ pageId: PAGE }, 460);
  await reaches(await post('Never leaves'), 'reconnect');
  await mailWith(/no longer lets Waypost publish/);
  await failInDatabase();
  // What strangers send, and a database that goes away in between.
  await client.get(`/oauth/facebook/callback/?code=${secrets.get('code')}&state=${secrets.get('state')}`);
  await client.get(`/api/scheduled_postings/?pgid=${token}&access_token=${token}`);
  await installation.waypost.db.run(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await expect.poll(async () => (await client.get('/api/countries/')).status, waitFor).toBe(200);
  await Promise.all([api.stop(), worker.stop()]);

  const { encryptionKeys, sessionSecret, meta } = installation.waypost.config;
  secrets.set('address', EMAIL).set('password', PASSWORD).set('session secret', sessionSecret);
  secrets.set('app secret', meta.appSecret).set('encryption key', encryptionKeys[0]?.key.toString('base64') ?? '');
  const said = api.output() + worker.output();
  // The failures were really logged: silence would prove nothing.
  expect(said).toMatch(/Graph API refused a call/);
  expect(said).toMatch(/a mail could not be sent/);
  expect(said).toMatch(/"statement":"insert into/);
  expect(said).not.toMatch(/argon2/);
  for (const [what, secret] of secrets) {
    expect(secret.length, what).toBeGreaterThan(8);
    expect(linesWith(said, secret), what).toEqual([]);
    expect(linesWith(said, encodeURIComponent(secret)), what).toEqual([]);
  }
});

const linesWith = (text: string, part: string) =>
  text.split('\n').filter((line) => line.toLowerCase().includes(part.toLowerCase()));
