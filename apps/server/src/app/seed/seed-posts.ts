import { randomUUID } from 'node:crypto';
import { int4, int8, text } from '../../platform/db/column.ts';
import { query, sql } from '../../platform/db/query.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Deps } from '../../platform/deps.ts';

const POSTS_PER_PROFILE = 200;
const BATCH_PROFILES = 250;

/**
 * Fills the tables for measuring: profiles of 200 posts each, two a day, so that a month of a page has about
 * sixty. Set-based SQL only. The posts have no next step and their pages are paused: nothing ever tries to publish them.
 */
export async function seedPosts({ db, log }: Deps, options: { posts: number }): Promise<{ profiles: number }> {
  const profiles = Math.max(1, Math.ceil(options.posts / POSTS_PER_PROFILE));
  const run = randomUUID().slice(0, 8);
  for (let first = 1; first <= profiles; first += BATCH_PROFILES) {
    const last = Math.min(profiles, first + BATCH_PROFILES - 1);
    const wanted = Math.min(options.posts, last * POSTS_PER_PROFILE) - (first - 1) * POSTS_PER_PROFILE;
    await db.transaction(async (tx) => {
      await tx.run(query.selectNoFrom(sql`set_config('synchronous_commit', 'off', true)`.as('set')));
      for (const add of [addUsers, addSlugs, addProfiles, addPages]) await tx.run(add({ run, first, last }));
      await tx.run(addPosts({ run, each: POSTS_PER_PROFILE, wanted }));
    });
    log.info({ profiles: last, of: profiles }, 'seeded posts');
  }
  for (const table of ['users', 'profiles', 'connections', 'scheduled_postings'])
    await db.send({ text: `VACUUM ANALYZE ${table}`, values: [] });
  return { profiles };
}

const numbers = { takes: { run: text(), first: int4, last: int4 }, gives: {} };

const addUsers = statement(
  'seed-users',
  numbers,
  ($) => `
    INSERT INTO users (email, first_name, last_name, plan, email_verified_at)
    SELECT format('advisor-%s-%s@load.example', ${$.run}::text, n), 'Advisor', n::text, 'premium', app_now()
    FROM generate_series(${$.first}::int, ${$.last}::int) n`,
);
const addSlugs = statement(
  'seed-slugs',
  numbers,
  ($) => `
    INSERT INTO used_slugs (slug)
    SELECT format('load-%s-%s', ${$.run}::text, n) FROM generate_series(${$.first}::int, ${$.last}::int) n`,
);
const addProfiles = statement(
  'seed-profiles',
  numbers,
  ($) => `
    INSERT INTO profiles (user_id, slug, first_name, last_name, email, country_id, completed)
    SELECT u.id, format('load-%s-%s', ${$.run}::text, n), u.first_name, u.last_name, u.email, 1, true
    FROM generate_series(${$.first}::int, ${$.last}::int) n
      JOIN users u ON lower(u.email) = format('advisor-%s-%s@load.example', ${$.run}::text, n)`,
);
const addPages = statement(
  'seed-pages',
  numbers,
  ($) => `
    INSERT INTO connections (profile_id, app, provider, installed, connected, paused, page_id, name)
    SELECT p.id, 'facebook', 'fbpage', true, true, true, format('load-%s-%s', ${$.run}::text, n), format('Page %s', n)
    FROM generate_series(${$.first}::int, ${$.last}::int) n
      JOIN profiles p ON p.slug = format('load-%s-%s', ${$.run}::text, n)`,
);

/** `wanted` posts for the pages that have none: half of them published with figures, half planned. */
const addPosts = statement(
  'seed-posts',
  { takes: { run: text(), each: int4, wanted: int8 }, gives: {} },
  ($) => `
    INSERT INTO scheduled_postings (profile_id, connection_id, app, provider, pgid, type, source, origin_id, message,
      fire_at, created_at, status, phase, late_after, remote_id, permalink, published_text, posted_at,
      stats, stats_fetched_at, stats_rank)
    SELECT profile_id, connection_id, 'facebook', 'fbpage', page_id, type, 'api', gen_random_uuid(), message,
      fire_at, fire_at - interval '20 days', CASE WHEN past THEN 10 ELSE 0 END, CASE WHEN past THEN 'posted' ELSE 'due' END,
      fire_at + interval '2 hours', remote_id, 'https://www.facebook.com/' || remote_id,
      CASE WHEN past THEN message END, CASE WHEN past THEN fire_at END,
      CASE WHEN past THEN jsonb_build_object('views', rank * 7, 'likes', rank % 90, 'comments', rank % 12) END,
      CASE WHEN past THEN fire_at + interval '1 day' END, CASE WHEN past THEN rank * 7 END
    FROM (
      SELECT c.profile_id, c.id AS connection_id, c.page_id, k <= ${$.each} / 2 AS past,
        (ARRAY['image', 'image', 'post', 'link'])[1 + k % 4] AS type,
        format('%s #%s: seven nights between fjords and glaciers, cabins from CA$ %s. Ask me for the dates that are left, and for the early-booking rate of this week. Flights from Toronto, Montreal and Vancouver, one small bag or two large ones, and a guide who speaks your language from the first evening to the last.',
          (ARRAY['Norway by sea', 'Winter sun in Mexico', 'Quebec in colour', 'Alaska close up'])[1 + k % 4], k, 900 + k * 7) AS message,
        date_trunc('hour', app_now()) + (k - ${$.each} / 2) * interval '12 hours' + (c.id % 60) * interval '1 minute' AS fire_at,
        CASE WHEN k <= ${$.each} / 2 THEN format('%s_%s', c.page_id, k) END AS remote_id,
        (c.id * 31 + k * 17) % 400 AS rank
      FROM connections c CROSS JOIN generate_series(1, ${$.each}::int) k
      WHERE c.page_id LIKE 'load-' || ${$.run} || '-%'
        AND NOT EXISTS (SELECT 1 FROM scheduled_postings o WHERE o.connection_id = c.id)
      ORDER BY c.id, k LIMIT ${$.wanted}
    ) posts`,
);
