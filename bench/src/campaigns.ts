import { setTimeout as wait } from 'node:timers/promises';
import { openDeps } from '../../apps/server/src/app/cli/open-deps.ts';
import { campaigns } from '../../apps/server/src/features/campaigns/index.ts';
import { loadConfig } from '../../apps/server/src/platform/config/config.ts';
import { beside, type Figure, figure } from './figures.ts';
import { load, median } from './load.ts';
import { type BenchDatabase, childEnv, openBenchDatabase, readerOf, startApi } from './world.ts';

const [POSTS, FEW, MANY, POSTINGS, ROUNDS] = [100_000, 1_000, 10_000, 20, 3];
const APPS = ['facebook', 'instagram', 'linkedin'] as const;
/** Whose agents these are: two campaigns that never meet. */
const CROWDS = { MX: FEW, CA: MANY } as const;
type Country = keyof typeof CROWDS;

/** One posting of staff becomes a post of every agent, while agents read their calendars and change their settings. */
export async function measureCampaigns(): Promise<Figure[]> {
  const database = await openBenchDatabase('campaigns', POSTS);
  const { config } = loadConfig({ ...childEnv(database.home, database.url), ROLE: 'worker' });
  if (config === undefined) throw new Error('the configuration is none');
  const deps = openDeps({ ...config, databaseUrl: database.url }, 'bench');
  try {
    for (const country of ['MX', 'CA'] as const) await crowd(database, country, CROWDS[country]);
    const spread = spreader(database, deps);
    const few: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) few.push((await spread.publish('MX')).seconds);
    return [...(await measurePublishing(database, spread, median(few))), ...(await measureEdits(spread))];
  } finally {
    await deps.close();
    await database.stop();
  }
}

/** Agents with a page on each network, made once. */
async function crowd(database: BenchDatabase, country: Country, count: number): Promise<void> {
  const slug = `crowd-${country.toLowerCase()}-`;
  const [there] = await database.query('SELECT 1 FROM profiles WHERE slug = $1', [`${slug}${count}`]);
  if (there !== undefined) return;
  console.error(`writing ${count} agents …`);
  await database.query(
    `WITH who AS (
       INSERT INTO users (email, first_name, last_name, plan, email_verified_at)
       SELECT $1 || n || '@example.test', 'Ana', 'Reyes', 'premium', now() FROM generate_series(1, $2::int) n RETURNING id, email
     ), prof AS (
       INSERT INTO profiles (user_id, slug, first_name, last_name, email, completed, country_id)
       SELECT id, split_part(email, '@', 1), 'Ana', 'Reyes', email, true, (SELECT id FROM countries WHERE iso2 = $3) FROM who RETURNING id
     )
     INSERT INTO connections (profile_id, app, provider, installed, connected, page_id, name, is_feed)
     SELECT prof.id, a, CASE a WHEN 'facebook' THEN 'fbpage' ELSE a END, true, true, 'crowd-' || prof.id || a, 'Page', false
     FROM prof, unnest($4::text[]) a ORDER BY prof.id`,
    [slug, count, country, [...APPS]],
  );
  await database.query('ANALYZE');
}

interface Spread {
  readonly seconds: number;
  readonly copies: number;
  readonly postings: readonly number[];
}

function spreader(database: BenchDatabase, deps: ReturnType<typeof openDeps>) {
  const job = campaigns.jobs?.(deps as never).find(({ id }) => id === 'campaigns-spread');
  const run = async (campaign: number, posting: number | null, what: string) => {
    const [row] = await database.query<{ id: string }>(
      'INSERT INTO campaign_spreads (campaign_id, posting_id, what) VALUES ($1, $2, $3) RETURNING id',
      [campaign, posting, what],
    );
    const began = performance.now();
    await job?.handle({ spread: Number(row?.id) } as never);
    const seconds = (performance.now() - began) / 1_000;
    const [done] = await database.query<{ made: number }>('SELECT made FROM campaign_spreads WHERE id = $1', [row?.id]);
    return { seconds, made: done?.made ?? 0 };
  };
  return {
    async publish(country: Country): Promise<Spread> {
      const [campaign] = await database.query<{ id: string }>(
        `INSERT INTO campaigns (type, title, countries, published_at) VALUES ('standard', 'Bench', ARRAY[$1], app_now()) RETURNING id`,
        [country],
      );
      const rows = await database.query<{ id: string }>(
        `INSERT INTO postings (campaign_id, app, type, message, link, fire_at)
         SELECT $1, ($2::text[])[1 + n % 3], 'post', 'Seven nights at sea, {{agent.first_name}}: ' || repeat('and a boat in the morning ', 12),
           'https://lines.example/' || n, app_now() + make_interval(days => 2 + n) FROM generate_series(1, $3::int) n RETURNING id`,
        [campaign?.id, [...APPS], POSTINGS],
      );
      const { seconds, made } = await run(Number(campaign?.id), null, 'publish');
      return { seconds, copies: made, postings: rows.map(({ id }) => Number(id)) };
    },
    async change(posting: number, what: 'edit' | 'reschedule' | 'delete'): Promise<number> {
      const [row] = await database.query<{ campaign_id: string }>(
        `UPDATE postings SET version = version + 1, message = message || '.', fire_at = CASE WHEN $2 = 'reschedule' THEN fire_at + interval '1 day' ELSE fire_at END,
           timed_version = CASE WHEN $2 = 'reschedule' THEN version + 1 ELSE timed_version END, deleted_at = CASE WHEN $2 = 'delete' THEN app_now() END
         WHERE id = $1 RETURNING campaign_id`,
        [posting, what],
      );
      return (await run(Number(row?.campaign_id), posting, what)).seconds;
    },
  };
}
type Spreader = ReturnType<typeof spreader>;

/** As a person saves the settings of a connection, again and again; how long the longest waited. */
function saving(database: BenchDatabase): () => Promise<number> {
  let over = false;
  let longest = 0;
  const going = (async () => {
    while (!over) {
      const began = performance.now();
      await database.query(
        `UPDATE connections SET updated_at = now() WHERE id = (SELECT id FROM connections WHERE page_id LIKE 'crowd-%' ORDER BY id OFFSET $1 LIMIT 1)`,
        [Math.floor(Math.random() * MANY)],
      );
      longest = Math.max(longest, performance.now() - began);
      await wait(5);
    }
  })();
  return async () => {
    over = true;
    await going;
    return longest;
  };
}

let changed: readonly number[] = [];

async function measurePublishing(database: BenchDatabase, spread: Spreader, few: number): Promise<Figure[]> {
  const quiet = await spread.publish('CA');
  const api = await startApi(database, 4397);
  try {
    const { cookie, pgid } = await readerOf(database);
    const month = 30 * 86_400_000;
    const day = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 10);
    const url = `${api.url}/api/scheduled_postings/?pgid=${pgid}&fire_at_from=${day(0)}&fire_at_to=${day(month)}&page_size=100`;
    await load({ url, cookie }, { connections: 1, seconds: 2 });
    const stop = saving(database);
    const [busy, read] = await Promise.all([
      spread.publish('CA'),
      load({ url, cookie }, { connections: 1, seconds: 8 }),
    ]);
    const waited = await stop();
    changed = busy.postings;
    return [
      figure(`publishing to ${MANY} agents × ${POSTINGS} posts (${quiet.copies} rows)`, quiet.seconds, '<=', 20, ' s'),
      figure('the same while agents read and save', busy.seconds, '<=', 20, ' s'),
      figure('agents’ calendar meanwhile, p95', read.p95, '<=', 20, ' ms'),
      figure('longest that anybody waited to save a connection meanwhile', waited, '<=', 200, ' ms'),
      figure(`time of a copy, ${MANY} agents ÷ ${FEW}`, quiet.seconds / MANY / (few / FEW), '<=', 1.3),
    ];
  } finally {
    await api.stop();
  }
}

async function measureEdits(spread: Spreader): Promise<Figure[]> {
  const of = async (what: 'edit' | 'reschedule' | 'delete') => {
    const runs: number[] = [];
    for (const posting of changed.slice(0, ROUNDS)) runs.push(await spread.change(posting, what));
    return median(runs);
  };
  return [
    figure(`an edit of one post with ${MANY} copies`, await of('edit'), '<=', 2, ' s'),
    figure('its new time', await of('reschedule'), '<=', 2, ' s'),
    beside('its deletion, seconds', await of('delete')),
  ];
}
