import { beside, type Figure, figure } from '../figures.ts';
import { median } from '../load.ts';
import { type BenchDatabase, openBenchDatabase, startApi } from '../world.ts';
import { reading, saving } from './people.ts';
import { APPS, type Country, POSTINGS, type Spreader, startSpreader } from './spreader.ts';

const [POSTS, FEW, MANY, ROUNDS] = [100_000, 1_000, 10_000, 3];
/** Whose agents these are: two campaigns that never meet. */
const CROWDS = { MX: FEW, CA: MANY } as const;

/** One posting of staff becomes a post of every agent, while agents read their calendars and change their settings. */
export async function measureCampaigns(): Promise<Figure[]> {
  const database = await openBenchDatabase('campaigns', POSTS, { fresh: true });
  try {
    for (const country of ['MX', 'CA'] as const) await crowd(database, country, CROWDS[country]);
    const spreader = startSpreader(database);
    try {
      const few = [await spreader.publish('MX'), await spreader.publish('MX'), await spreader.publish('MX')];
      const edited = await changed(spreader, 'edit', few[0]?.postings);
      return await measurePublishing(database, spreader, {
        published: median(few.map(({ seconds }) => seconds)),
        edited,
      });
    } finally {
      await spreader.stop();
    }
  } finally {
    await database.stop();
  }
}

/** Agents with a page on each network. */
async function crowd(database: BenchDatabase, country: Country, count: number): Promise<void> {
  const slug = `crowd-${country.toLowerCase()}-`;
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

async function measurePublishing(
  database: BenchDatabase,
  spreader: Spreader,
  few: { readonly published: number; readonly edited: number },
): Promise<Figure[]> {
  const quiet = await spreader.publish('CA');
  const api = await startApi(database, 4397);
  try {
    const stopReading = await reading(database, api);
    const stopSaving = saving(database);
    const busy = await spreader.publish('CA');
    const [read, waited] = [await stopReading(), await stopSaving()];
    return [
      figure(`publishing to ${MANY} agents × ${POSTINGS} posts (${quiet.copies} rows)`, quiet.seconds, '<=', 20, ' s'),
      figure('the same while agents read and save', busy.seconds, '<=', 20, ' s'),
      figure(
        `agents’ calendar meanwhile (${read.length} opened), p95`,
        read[Math.floor(read.length * 0.95)] ?? 0,
        '<=',
        20,
        ' ms',
      ),
      figure('longest that anybody waited to save a connection meanwhile', waited, '<=', 200, ' ms'),
      figure(`time of a copy, ${MANY} agents ÷ ${FEW}`, quiet.seconds / MANY / (few.published / FEW), '<=', 1.3),
      ...(await measureEdits(spreader, busy.postings, few.edited)),
    ];
  } finally {
    await api.stop();
  }
}

async function changed(
  spreader: Spreader,
  what: 'edit' | 'reschedule' | 'delete',
  postings: readonly number[] = [],
): Promise<number> {
  const runs: number[] = [];
  for (const posting of postings.slice(0, ROUNDS)) runs.push(await spreader.change(posting, what));
  return median(runs);
}

async function measureEdits(spreader: Spreader, postings: readonly number[], few: number): Promise<Figure[]> {
  const edited = await changed(spreader, 'edit', postings);
  return [
    figure(`an edit of one post with ${MANY} copies`, edited, '<=', 2, ' s'),
    figure(`time of an edited copy, ${MANY} agents ÷ ${FEW}`, edited / MANY / (few / FEW), '<=', 1.3),
    figure('its new time', await changed(spreader, 'reschedule', postings), '<=', 2, ' s'),
    beside('its deletion, seconds', await changed(spreader, 'delete', postings)),
  ];
}
