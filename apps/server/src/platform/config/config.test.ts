import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registeredPayments } from '../../connectors/payments/registrations.ts';
import { loadConfig } from './config.ts';
import { projectRoot } from './paths.ts';
import { envSchema } from './schema.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waypost-config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const key = () => randomBytes(32).toString('base64');
const live = (more: Record<string, string | undefined> = {}) => ({
  META_APP_ID: '123',
  META_APP_SECRET: 'shh',
  PUBLIC_URL: 'https://waypost.example.com/',
  ENCRYPTION_KEYS: `new:${key()},old:${key()}`,
  SESSION_SECRET: 's'.repeat(40),
  SMTP_URL: 'smtps://user:password@mail.example.com:465',
  MAIL_FROM: 'Waypost <post@example.com>',
  ...more,
});

test('Without any credentials Waypost runs in sandbox mode, on loopback, with secrets that stay the same', () => {
  const home = path.join(folder, 'home');
  const first = loadConfig({ WAYPOST_HOME: home }).config;
  expect(first).toMatchObject({
    mode: 'sandbox',
    role: 'all',
    port: 4300,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4300',
    storage: { kind: 'disk', dir: path.join(home, 'media') },
    meta: { graphBase: 'http://sandbox.invalid/facebook/graph', graphVersion: 'v26.0' },
    publishing: { sendDeadlineMs: 5000, releaseTimeoutMs: 90_000, sweepGraceMs: 60_000 },
  });
  expect(statSync(path.join(home, 'keys.json')).mode & 0o777).toBe(0o600);
  const kept = readFileSync(path.join(home, 'keys.json'), 'utf8');
  expect(kept).toContain(first?.sessionSecret);
  expect(loadConfig({ WAYPOST_HOME: home }).config).toEqual(first);
});

test('In sandbox mode the networks, the mail server and the office are the sandbox', () => {
  const { config } = loadConfig({
    WAYPOST_HOME: path.join(folder, 'home'),
    WAYPOST_SANDBOX_URL: 'http://localhost:4310/',
    WAYPOST_SANDBOX_SMTP_URL: 'smtp://127.0.0.1:4325',
    WAYPOST_SANDBOX_DNS: '127.0.0.1:4335',
  });
  expect(config?.sandbox).toEqual({
    url: 'http://localhost:4310',
    smtpUrl: 'smtp://127.0.0.1:4325',
    port: 4310,
    dns: '127.0.0.1:4335',
  });
  expect(config?.meta).toMatchObject({
    graphBase: 'http://localhost:4310/facebook/graph',
    dialogBase: 'http://localhost:4310/facebook/dialog',
  });
  expect(config?.smtpUrl).toBe('smtp://127.0.0.1:4325');
  expect(config?.contactUrl).toBe('http://localhost:4310/office/');
  expect(config?.helpUrl).toBe('http://localhost:4310/help/');
});

test('Outside sandbox mode each missing secret is one line, and nothing is made up or written', () => {
  const home = path.join(folder, 'live-home');
  const { problems } = loadConfig({ SANDBOX: 'off', ROLE: 'worker', WAYPOST_HOME: home });
  expect(problems?.map((line) => line.split(':')[0])).toEqual([
    'PUBLIC_URL',
    'ENCRYPTION_KEYS',
    'SESSION_SECRET',
    'SMTP_URL',
    'MAIL_FROM',
    'DATABASE_URL',
  ]);
  expect(existsSync(home)).toBe(false);
});

test('A complete live configuration listens everywhere, and its first key is the active one', () => {
  const { config } = loadConfig(live({ WAYPOST_HOME: folder, TRUST_PROXY: '1', PORT: '8080' }));
  expect(config).toMatchObject({
    mode: 'live',
    host: '0.0.0.0',
    port: 8080,
    publicUrl: 'https://waypost.example.com',
    trustProxy: 1,
    meta: { appId: '123', graphBase: 'https://graph.facebook.com' },
  });
  expect(config?.encryptionKeys.map((each) => each.id)).toEqual(['new', 'old']);
  expect(config?.encryptionKeys[0]?.key).toHaveLength(32);
});

test.each([
  ['PORT', 'http', 'PORT: must be a whole number from 0 to 65535'],
  ['PORT', '70000', 'PORT: must be a whole number from 0 to 65535'],
  ['ROLE', 'web', 'ROLE: must be one of api, worker, all'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL: must be an address such as postgres://user:password@host:5432/waypost'],
  ['PUBLIC_URL', 'waypost.example.com', 'PUBLIC_URL: must be an address such as https://waypost.example.com'],
  ['SESSION_SECRET', 'short', 'SESSION_SECRET: must have at least 32 characters (openssl rand -base64 48)'],
  ['FB_RELEASE_BY_ID', 'maybe', 'FB_RELEASE_BY_ID: must be on or off (also: true/false, yes/no, 1/0)'],
  ['MAIL_FROM', 'nobody', 'MAIL_FROM: must be an address such as Waypost <post@example.com>'],
  [
    'TRUST_PROXY',
    'true',
    'TRUST_PROXY: must be how many proxies stand in front (1), or their addresses (10.0.0.0/8, 127.0.0.1)',
  ],
  ['META_APP_SECRET', ' ', 'META_APP_SECRET: is missing; it belongs to META_APP_ID'],
  ['LINKEDIN_CLIENT_SECRET', 'x', 'LINKEDIN_CLIENT_ID: is missing; it belongs to LINKEDIN_CLIENT_SECRET'],
  [
    'LINKEDIN_SCOPES',
    'w_member_social',
    'LINKEDIN_SCOPES: must contain openid and profile, which tell whose account it is',
  ],
  [
    'LINKEDIN_SCOPES',
    'openid profile w_organization_social',
    'LINKEDIN_SCOPES: must allow to publish: w_member_social, or w_organization_social with rw_organization_admin or r_organization_admin',
  ],
  ['SANDBOX', 'on', 'SANDBOX: is on, but credentials of a network are given; remove the one or the other'],
])('%s=%s is refused with one clear line', (name, value, line) => {
  expect(loadConfig(live({ WAYPOST_HOME: folder, [name]: value })).problems).toEqual([line]);
});

test.each([
  'abc',
  'k1:short',
  `k1:${'A'.repeat(43)}=,k1:${'B'.repeat(43)}=`,
])('ENCRYPTION_KEYS=%s is refused without being shown', (value) => {
  const { problems } = loadConfig(live({ WAYPOST_HOME: folder, ENCRYPTION_KEYS: value }));
  expect(problems).toHaveLength(1);
  expect(problems?.[0]).toMatch(/^ENCRYPTION_KEYS: /);
  expect(problems?.[0]).not.toContain(value);
});

test('LinkedIn is asked for what its app was granted, and what is impossible without the rest is known', () => {
  const config = (LINKEDIN_SCOPES?: string) => loadConfig({ WAYPOST_HOME: folder, LINKEDIN_SCOPES }).config;
  const limits = (scopes?: string) => config(scopes)?.networks.linkedin.limits;
  expect(limits()).toEqual([]);
  expect(config('openid profile,w_member_social  openid')?.linkedin.scopes).toEqual([
    'openid',
    'profile',
    'w_member_social',
  ]);
  expect(limits('openid profile w_member_social')).toEqual(['company_pages', 'profile_figures']);
  expect(limits('openid profile w_organization_social r_organization_admin')).toEqual([
    'own_profile',
    'company_reading',
    'company_figures',
  ]);
  expect(loadConfig({ WAYPOST_HOME: folder, LINKEDIN_SCOPES: 'openid w_everything' }).problems?.[0]).toMatch(
    /^LINKEDIN_SCOPES: must be names out of openid, /,
  );
});

test('Meta is asked for what its app was granted, and each of its networks knows what is impossible without the rest', () => {
  const load = (META_SCOPES?: string) => loadConfig({ WAYPOST_HOME: folder, META_SCOPES });
  const networks = (scopes?: string) => {
    const { facebook, instagram } = load(scopes).config?.networks ?? {};
    return { facebook, instagram };
  };
  const all = { ready: true, limits: [] };
  expect(networks()).toEqual({ facebook: all, instagram: all });
  const page = 'pages_show_list pages_manage_posts,pages_read_engagement  pages_show_list';
  expect(load(page).config?.meta.scopes).toEqual(['pages_show_list', 'pages_manage_posts', 'pages_read_engagement']);
  expect(networks(page)).toEqual({
    facebook: { ready: true, limits: ['comments', 'figures'] },
    instagram: { ready: false, limits: [] },
  });
  const account = 'pages_show_list instagram_basic instagram_content_publish instagram_manage_insights';
  expect(networks(account)).toEqual({
    facebook: { ready: false, limits: [] },
    instagram: { ready: true, limits: ['comments'] },
  });
  expect(load('pages_everything').problems?.[0]).toMatch(/^META_SCOPES: must be names out of pages_show_list, /);
  expect(load('pages_show_list instagram_basic').problems?.[0]).toMatch(
    /^META_SCOPES: must allow to publish: pages_show_list, pages_manage_posts, pages_read_engagement; or /,
  );
});

test('All mistakes are reported at once', () => {
  const { problems } = loadConfig(live({ PORT: 'x', STORAGE_URL: 's3://', PUBLIC_URL: undefined }));
  expect(problems?.map((line) => line.split(':')[0])).toEqual(['PORT', 'STORAGE_URL', 'PUBLIC_URL']);
});

test('Files go to a folder or to a bucket', () => {
  const storage = (STORAGE_URL: string) => loadConfig({ WAYPOST_HOME: folder, STORAGE_URL }).config?.storage;
  expect(storage('/srv/media')).toEqual({ kind: 'disk', dir: '/srv/media' });
  expect(storage('file:///srv/media')).toEqual({ kind: 'disk', dir: '/srv/media' });
  expect(
    storage('s3://id:se%2Fcret@bucket/waypost/media/?region=ca-central-1&endpoint=http%3A%2F%2Flocalhost%3A9000'),
  ).toEqual({
    kind: 's3',
    bucket: 'bucket',
    region: 'ca-central-1',
    endpoint: 'http://localhost:9000',
    prefix: 'waypost/media',
    accessKeyId: 'id',
    secretAccessKey: 'se/cret',
  });
});

test('Every variable stands in the table of DEPLOY, and no other', () => {
  const deploy = readFileSync(path.join(projectRoot, 'docs', 'DEPLOY.md'), 'utf8');
  const first = [...deploy.matchAll(/^\| (`[A-Z].*?) \|/gm)].map(([, cell = '']) => cell);
  const told = first.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  expect(told.toSorted()).toEqual(Object.keys(envSchema.shape).toSorted());
});

test('Of the payment provider each mistake is told once, and its widget may ask where people reach it', () => {
  const outseta = { PAYMENTS_PROVIDER: 'outseta', OUTSETA_API_KEY: 'k', OUTSETA_SECRET_KEY: 's' };
  const of = (more: Record<string, string>) => loadConfig(live({ WAYPOST_HOME: folder, ...more }));
  expect(of({ ...outseta, OUTSETA_DOMAIN: 'https://acme' }).problems).toEqual([
    'OUTSETA_DOMAIN: must be a host name such as acme.outseta.com',
  ]);
  expect(of(outseta).problems).toEqual(['OUTSETA_DOMAIN: is missing; PAYMENTS_PROVIDER is outseta']);
  expect(of({ OUTSETA_DOMAIN: 'acme.outseta.com' }).problems).toEqual([
    'PAYMENTS_PROVIDER: is missing; outseta is asked for by OUTSETA_DOMAIN',
  ]);
  expect(of({ PAYMENTS_PROVIDER: 'paddle', OUTSETA_API_KEY: 'k' }).problems).toEqual([
    'PAYMENTS_PROVIDER: must be one of off, outseta',
  ]);
  for (const wrong of ['https://x.example/path?a=b', 'https://a:b@x.example', 'ftp://x.example', 'x.example'])
    expect(of({ BILLING_WIDGET_ORIGIN: wrong }).problems).toEqual([
      'BILLING_WIDGET_ORIGIN: must be an address without a path such as https://billing.example.com',
    ]);
  const whole = { ...outseta, OUTSETA_DOMAIN: 'acme.outseta.com', OUTSETA_API_BASE: 'https://proxy.example/api/v1' };
  const { config } = of({ ...whole, BILLING_WIDGET_ORIGIN: 'https://Pay.example/' });
  expect(config?.billingWidgetOrigin).toBe('https://pay.example');
  if (config?.payments === undefined) throw new Error('no payments');
  const { widget } = registeredPayments(config.payments);
  expect(widget.origins).toContain('https://acme.outseta.com');
  expect(widget.origins).not.toContain('https://proxy.example');
});
