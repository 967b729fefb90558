import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/database.ts';
import { startProgram } from '../../../testing/program/started-program.ts';
import { checkScopes, checkVersions } from './doctor-outside.ts';
import { checkVideoTools } from './doctor-tools.ts';

let home: string;
let database: TestDatabase;
beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'waypost-doctor-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(home, { recursive: true });
});

const live = {
  META_APP_ID: '1',
  META_APP_SECRET: 'x',
  PUBLIC_URL: 'https://waypost.example.com',
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  SESSION_SECRET: 's'.repeat(40),
  MAIL_FROM: 'post@example.com',
};

async function doctor(env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const program = startProgram(['doctor'], { WAYPOST_HOME: home, ...env });
  const { code } = await program.exited;
  return { code, lines: program.output().split('\n') };
}

test('In a fresh sandbox installation there is nothing to mend', async () => {
  const { code, lines } = await doctor({});
  expect(code, lines.join('\n')).toBe(0);
  expect(lines.at(-1)).toMatch(/^0 to mend/);
  const line = (subject: string) => lines.find((one) => one.slice(6).startsWith(subject)) ?? '';
  expect(line('ffmpeg')).toMatch(/ffmpeg +(\S+ \(\/|not found: videos are off; \S+)/);
  for (const network of ['facebook', 'instagram', 'linkedin'])
    expect(line(`${network} API`)).toMatch(/(no end announced|answers until \d{4}-\d\d-\d\d)/);
  expect(line('linkedin scopes')).toContain('w_organization_social');
});

test('What can be reached is told from what cannot, and what must be mended fails the command', async () => {
  const network = createServer((_request, response) => response.writeHead(400).end()).listen(0, '127.0.0.1');
  await new Promise((resolve) => network.once('listening', resolve));
  const address = network.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`INSERT INTO installation (key, value) VALUES
    ('publishing_held', '{"reason": "set_back"}'), ('address_asked', 'true')`);
  await client.end();
  const { code, lines } = await doctor({
    ...live,
    WAYPOST_HOME: home,
    DATABASE_URL: database.url,
    META_GRAPH_BASE: `http://127.0.0.1:${port}`,
    SMTP_URL: 'smtp://127.0.0.1:1',
    STORAGE_URL: path.join(import.meta.filename, 'media'),
    META_GRAPH_VERSION: 'v19.0',
  });
  network.close();
  const state = (subject: string) =>
    lines.filter((line) => line.slice(6).startsWith(subject)).map((line) => line.slice(0, 4));
  expect(code).toBe(1);
  expect(state('database')).toEqual(['ok  ']);
  expect(state('migrations')).toEqual(['ok  ']);
  expect(state('publishing')).toEqual(['FAIL']);
  expect(state('who answers there')).toEqual(['WARN']);
  // The test server runs without fsync, which an installation must not.
  expect(state('durable commits')).toEqual(['FAIL']);
  expect(state('media storage')).toEqual(['FAIL']);
  expect(state('mail server')).toEqual(['FAIL']);
  expect(state('facebook  ')).toEqual(['ok  ']);
  expect(state('linkedin  ')).toEqual(['    ']);
  expect(state('facebook API')).toEqual(['ok  ', 'WARN']);
  expect(lines.join('\n')).not.toContain(new URL(database.url).password);
});

test('Scopes that the LinkedIn app lacks are named with what they cost', () => {
  const scopes = ['openid', 'profile', 'w_member_social'];
  const linkedin = { clientId: '', clientSecret: '', oauthBase: '', apiBase: '', scopes };
  expect(checkScopes({ linkedin })).toEqual([
    {
      state: 'note',
      subject: 'linkedin scopes',
      text: 'openid profile w_member_social; not possible: posts of organizations, figures of members',
    },
  ]);
});

test('Missing video tools are told with the command that brings them', async () => {
  expect(await checkVideoTools({})).toMatchObject([{ state: 'warn', text: expect.stringContaining('install') }]);
});

test('An API version is told to be fine, near its end, or gone', () => {
  const today = Temporal.PlainDate.from('2026-11-21');
  const states = (sunset: string | null) =>
    checkVersions('v26.0', today, [{ network: 'facebook', version: 'v26.0', sunset }]).map((finding) => finding.state);
  expect([null, '2028-07-29', '2027-03-01', '2026-11-20'].map(states)).toEqual([['ok'], ['ok'], ['warn'], ['fail']]);
});
