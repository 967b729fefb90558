import { readFile } from 'node:fs/promises';
import { CONTACT_FILES } from '@waypost/contract/contacts';
import { NEWSLETTER_PREVIEWS } from '@waypost/contract/newsletters';
import { ONE_CLICKS } from '@waypost/contract/notices';
import { ADDRESS_CHECKS } from '@waypost/contract/publishing';
import { type EndpointName, endpoints } from '@waypost/contract/registry';
import { RECIPIENT_FILES } from '@waypost/contract/reports';
import { type Allowance, CHANGES, type Endpoint } from '@waypost/contract/wire';
import { expect } from 'vitest';
import { allowancesOf, countCall } from '../../platform/http/count-call.ts';
import type { Counted } from '../../platform/throttle/throttle.ts';
import { callOf, ownerOf, send } from '../../testing/sample-calls.ts';
import { test as base } from '../../testing/test.ts';

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
const test = base.extend('mine', { scope: 'file' }, ({ app }) => ownerOf(app, { isSuperuser: true }));

const PERIODS: Readonly<Record<number, string>> = {
  60: 'a minute',
  600: '10 minutes',
  900: '15 minutes',
  3600: 'an hour',
  86400: 'a day',
};

/** The table as DEPLOY has it: a line for each counter, with the calls that count there. */
function tableOfAllowances(): string[] {
  const calls = new Map<Allowance, string[]>();
  for (const [, endpoint] of all)
    for (const each of endpoint.allowances ?? [])
      calls.set(each, [...(calls.get(each) ?? []), `\`${endpoint.method} ${endpoint.path}\``]);
  const rows = [...calls].map(([each, named]) => rowOf(each, named.join(', ')));
  return [
    ...rows,
    rowOf(CHANGES.session, 'everything that changes something'),
    rowOf(CHANGES.public, 'the same, without a session'),
    rowOf(ADDRESS_CHECKS, '`GET /.well-known/waypost`'),
    rowOf(CONTACT_FILES, 'files of contacts and of rows that an import refused'),
    rowOf(NEWSLETTER_PREVIEWS, 'previews of newsletters'),
    rowOf(RECIPIENT_FILES, 'files of recipients'),
    rowOf(ONE_CLICKS, '`POST /accounts/notices/`'),
  ];
}
const rowOf = ({ name, per, hits, windowS }: Allowance, calls: string) =>
  `| ${calls} | ${per} | ${hits.toLocaleString('en')} in ${PERIODS[windowS]} | \`${name}\` |`;

test('DEPLOY lists every allowance, and no other', async () => {
  const deploy = await readFile(new URL('../../../../../docs/DEPLOY.md', import.meta.url), 'utf8');
  const section = deploy.split('## Limits')[1]?.split('\n## ')[0] ?? '';
  expect(section.split('\n').filter((line) => /^\| (?!Call)/.test(line))).toEqual(tableOfAllowances());
});

test('Whoever needs no session has an allowance of his network beside that of all changes', () => {
  const bare = all.filter(([, { access, method, needs, allowances = [] }]) => {
    if (access !== 'public' || method === 'GET' || needs === 'demo') return false;
    return !allowances.some(({ per }) => per === 'network');
  });
  // Signing out ends one session and makes nothing.
  expect(bare.map(([name]) => name)).toEqual(['signOut']);
});

/** Whoever makes these calls has no session afterwards. */
const LAST_CALLS: readonly EndpointName[] = ['endSession', 'endSessions'];

test.for(
  all.filter(([, endpoint]) => allowancesOf(endpoint).some(({ by }) => by === undefined)),
)('%s is counted', async ([name, endpoint], { app, db, mine }) => {
  const { client, subject } = LAST_CALLS.includes(name) ? await ownerOf(app) : mine;
  await db.run('DELETE FROM throttles');
  await send(endpoint.access !== 'public' ? client : app.client(), name, callOf(name, subject));
  const keys = (await db.rows<{ key: string }>('SELECT key FROM throttles')).map(({ key }) => key);
  for (const { by, name: counter } of allowancesOf(endpoint))
    if (by === undefined)
      expect(
        keys.some((key) => key.startsWith(`${counter}:`)),
        counter,
      ).toBe(true);
});

test('A call that only reads stores nothing, unless it has an allowance', async ({ app, db }) => {
  const mine = await ownerOf(app, { isSuperuser: true });
  await db.run(`
    CREATE TABLE written (tbl text);
    CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO written VALUES (TG_TABLE_NAME); RETURN NULL; END $$;
    DO $$ DECLARE t text; BEGIN
      FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'written' LOOP
        EXECUTE format('CREATE TRIGGER note_write AFTER INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION note_write()', t);
      END LOOP;
    END $$`);
  const reads = all.filter(([, { method, allowances }]) => method === 'GET' && allowances === undefined);
  for (const [name] of reads) {
    await send(mine.client, name, callOf(name, mine.subject));
    expect(await db.rows('SELECT tbl FROM written'), name).toEqual([]);
  }
});

test('A call counts under all its allowances at once', async () => {
  for (const [name, endpoint] of all) {
    const asked: string[][] = [];
    const count = async (counted: readonly Counted[]) => void asked.push(counted.map(([each]) => each.name));
    await countCall({ count }, endpoint, { actor: { userId: 7, impersonatorId: null }, ip: '192.0.2.1' });
    const own = allowancesOf(endpoint).filter(({ by }) => by === undefined);
    expect(asked, name).toEqual(own.length === 0 ? [] : [own.map((each) => each.name)]);
  }
});

test('Whoever asks for our address is counted in the database, for all processes together', async ({ app, db }) => {
  const ask = () => app.client().get(`/.well-known/waypost?c=${'0'.repeat(32)}`);
  await db.run('DELETE FROM throttles');
  expect((await ask()).status).toBe(200);
  await db.run('UPDATE throttles SET hits = $1', [ADDRESS_CHECKS.hits]);
  expect(await ask()).toMatchObject({ status: 429, body: { code: 'throttled' } });
});

test('Beyond it a call is refused with the time to wait, for this account alone', async ({ app, db, ana }) => {
  const change = () => ana.client.patch('/api/account_settings/', { first_name: 'Ana' });
  await db.run('DELETE FROM throttles');
  expect((await change()).status).toBe(200);
  await db.run("UPDATE throttles SET hits = $1 WHERE key LIKE 'changes:account:%'", [CHANGES.session.hits]);
  const refused = await change();
  expect(refused).toMatchObject({ status: 429, body: { code: 'throttled' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = await ownerOf(app);
  expect((await other.client.patch('/api/account_settings/', { first_name: 'Bo' })).status).toBe(200);
});
