import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openDeps } from '../../apps/server/src/app/cli/open-deps.ts';
import { createStorage } from '../../apps/server/src/connectors/storage/create.ts';
import { contacts } from '../../apps/server/src/features/contacts/index.ts';
import { loadConfig } from '../../apps/server/src/platform/config/config.ts';
import { type Figure, figure } from './figures.ts';
import { load, median } from './load.ts';
import { type BenchDatabase, childEnv, openBenchDatabase, type Reader, readersOf, startApi } from './world.ts';

const [CONTACTS, ROWS, ROUNDS, SECONDS] = [1_000_000, 50_000, 3, 3];

/** A list of a million contacts beside whom another list is imported into, as one installation has them. */
export async function measureContacts(): Promise<Figure[]> {
  const database = await openBenchDatabase('contacts', 10_000);
  try {
    const [one, other] = await readersOf(database, 2);
    if (one === undefined || other === undefined) throw new Error('the seed made too few profiles');
    const many = await listOf(database, one);
    await fill(database, many.list);
    return [
      ...(await measurePages(database, one, many)),
      ...(await measureImports(database, await listOf(database, other))),
    ];
  } finally {
    await database.stop();
  }
}

interface List {
  readonly account: number;
  readonly list: number;
  readonly user: number;
}

async function listOf(database: BenchDatabase, { slug }: Reader): Promise<List> {
  await database.query(
    `WITH a AS (INSERT INTO newsletter_accounts (profile_id, sender_name, reply_to) SELECT id, 'Bench', 'bench@agency.example'
       FROM profiles WHERE slug = $1 ON CONFLICT DO NOTHING RETURNING id)
     INSERT INTO contact_lists (account_id) SELECT id FROM a`,
    [slug],
  );
  const [row] = await database.query<{ account: string; list: string; user: string }>(
    `SELECT a.id AS account, l.id AS list, p.user_id AS user FROM profiles p JOIN newsletter_accounts a ON a.profile_id = p.id
       JOIN contact_lists l ON l.account_id = a.id WHERE p.slug = $1`,
    [slug],
  );
  if (row === undefined) throw new Error('the list was not made');
  return { account: Number(row.account), list: Number(row.list), user: Number(row.user) };
}

/** Names of which each is borne by hundreds; one of a hundred has opted out, one of three hundred has no mailbox. */
async function fill(database: BenchDatabase, list: number): Promise<void> {
  const [row] = await database.query<{ n: number }>('SELECT count(*)::int AS n FROM contacts WHERE list_id = $1', [
    list,
  ]);
  if ((row?.n ?? 0) >= CONTACTS) return;
  console.error(`writing ${CONTACTS} contacts …`);
  await database.query(
    `INSERT INTO contacts (list_id, email, email_key, key_hash, first_name, last_name, optout_status, optout_date)
     SELECT $1::int8, k, k, sha256(k::bytea), 'First' || n % 3001, 'Last' || n % 7919, s, CASE WHEN s <> 'F' THEN now() - n * interval '1 minute' END
     FROM generate_series($2::int, $3::int) n, LATERAL (SELECT 'client' || n || '@place' || n % 500 || '.example' AS k,
       CASE WHEN n % 100 = 0 THEN 'T' WHEN n % 300 = 1 THEN 'U' ELSE 'F' END AS s) x`,
    [list, (row?.n ?? 0) + 1, CONTACTS],
  );
  await database.query('VACUUM ANALYZE contacts');
}

const PAGES = {
  'a page': '',
  'page 500, by last name': '&ordering=-last_name&page=500',
  'who has opted out, by date': '&optout_status=T&ordering=optout_date',
  'a search inside of words': '&filter=t4711@',
  'a search that finds too many': '&filter=place',
  'a search for two letters': '&filter=zo',
};

async function measurePages(database: BenchDatabase, { cookie }: Reader, { account, list }: List): Promise<Figure[]> {
  const api = await startApi(database, 4396);
  const figures: Figure[] = [];
  try {
    for (const [name, query] of Object.entries(PAGES)) {
      const url = `${api.url}/api/contacts/?emarketing=${account}&contact_list=${list}${query}`;
      const runs: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        runs.push((await load({ url, cookie }, { connections: 1, seconds: SECONDS })).p50);
      figures.push(figure(`${name} of a list of ${CONTACTS} contacts, p50`, median(runs), '<=', 10, ' ms'));
    }
  } finally {
    await api.stop();
  }
  return figures;
}

/** As the worker does it, in this process, so that its event loop can be watched: into an empty list, and once more over what is there. */
async function measureImports(database: BenchDatabase, of: List): Promise<Figure[]> {
  const { config } = loadConfig({ ...childEnv(database.home, database.url), ROLE: 'worker' });
  if (config === undefined) throw new Error('the configuration is none');
  const deps = openDeps({ ...config, databaseUrl: database.url }, 'bench');
  const storage = createStorage(config);
  const job = contacts.jobs?.({ ...deps, storage }).find(({ id }) => id === 'contacts.import');
  const lines = Array.from({ length: ROWS }, (_, n) => `Zoé${n},Müller,brought${n}@place${n % 300}.example`);
  const bytes = Buffer.from(['First name,Last name,Email', ...lines].join('\n'));
  const seconds: number[] = [];
  const stalls: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await database.query('DELETE FROM contacts WHERE list_id = $1', [of.list]);
      await database.query('VACUUM contacts');
      const key = `private/bench/${Date.now()}.csv`;
      await storage.put(key, bytes, 'text/csv');
      const [row] = await database.query<{ id: string }>(
        `INSERT INTO contact_imports (list_id, user_id, state, key, file_name, columns, sample, suggested, headings, mapping, locale, turn, started_at)
         VALUES ($1, $2, 'importing', $3, 'bench.csv', '[]', '[]', '{}', true,
           '{"Email": "email", "First name": "first_name", "Last name": "last_name"}', 'en', 1, now()) RETURNING id`,
        [of.list, of.user, key],
      );
      const delay = monitorEventLoopDelay({ resolution: 1 });
      delay.enable();
      const began = performance.now();
      await job?.handle({ import: Number(row?.id), turn: 1 } as never);
      seconds.push((performance.now() - began) / 1000);
      delay.disable();
      stalls.push(delay.max / 1e6);
    }
  } finally {
    await deps.close();
  }
  return [
    figure(`import of ${ROWS} contacts`, median(seconds), '<=', 5, ' s'),
    figure('longest stall of the worker meanwhile', median(stalls), '<=', 50, ' ms'),
  ];
}
