import { type Figure, figure } from './figures.ts';
import { load, median } from './load.ts';
import { type BenchDatabase, type MixedReader, mixedReader, type Reader, readersOf, startApi } from './world.ts';

const POSTS = 10_000;
const ROUNDS = 3;
const SECONDS = 3;
/** Which of the readers it is: one that no other figure uses. */
const READER = 40;

/** What the page of analytics asks for: the summary of a page and its figures by month, over a profile's whole past. */
export async function measureAnalytics(large: BenchDatabase): Promise<Figure[]> {
  const reader = await longPast(large, (await readersOf(large, READER)).at(-1) as Reader);
  const api = await startApi(large, 4397);
  const asked = (call: string) => ({
    url: `${api.url}/api/scheduled_postings/${call}&pgid=mixed-instagram-${reader.profile}&profile=${reader.profile}&application=instagram&type=post`,
    cookie: reader.cookie,
  });
  const calls = {
    'the summary': asked('report_summary/?'),
    'figures by month': asked('report_steps/?step=month'),
  };
  const figures: Figure[] = [];
  try {
    for (const [name, call] of Object.entries(calls)) {
      const runs: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        runs.push((await load(call, { connections: 1, seconds: SECONDS })).p50);
      const told = `analytics of a profile with ${POSTS} posts on three networks, all dates: ${name}, p50`;
      figures.push(figure(told, median(runs), '<=', 15, ' ms'));
    }
  } finally {
    await api.stop();
  }
  return figures;
}

/** Three years of published posts on the three networks, with the figures that Instagram gives; among everybody's rows. */
async function longPast(database: BenchDatabase, of: Reader): Promise<MixedReader> {
  const reader = await mixedReader(database, of);
  await database.query(
    `INSERT INTO scheduled_postings (profile_id, connection_id, app, provider, pgid, type, source, origin_id, message,
       fire_at, created_at, status, phase, late_after, remote_id, published_text, posted_at, stats, stats_fetched_at, stats_rank)
     SELECT c.profile_id, c.id, c.app, c.provider, c.page_id, 'image', 'api', gen_random_uuid(), m.message, at, at, 10,
       'posted', at, 'past_' || c.id || '_' || n, m.message, at,
       jsonb_build_object('post_views', n * 7, 'post_reach', n * 5, 'post_interactions', n % 99, 'post_saved', n % 7,
         'post_likes', n % 91, 'post_comments', n % 13, 'post_shares', n % 5), at + interval '28 days', n % 977
     FROM generate_series(1, $2::int / 3) n CROSS JOIN connections c
       CROSS JOIN LATERAL (SELECT app_now() - interval '60 days' - n * interval '7 hours' AS at) t
       CROSS JOIN LATERAL (SELECT message FROM scheduled_postings WHERE pgid = $3 LIMIT 1) m
     WHERE c.profile_id = $1 AND NOT EXISTS (SELECT FROM scheduled_postings s WHERE s.connection_id = c.id AND s.remote_id LIKE 'past_%')
     ORDER BY n`,
    [reader.profile, POSTS, reader.pgid],
  );
  await database.query('VACUUM ANALYZE scheduled_postings');
  return reader;
}
