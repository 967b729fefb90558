import { expect } from 'vitest';
import { test } from '../../testing/test.ts';
import { searchPosts } from './search-posts.ts';
import { buildCampaign } from './testing/library.ts';

const POSTS = 20_000;
interface Query {
  compile(): { sql: string; parameters: readonly unknown[] };
}
const ASKED = { page: 1, page_size: 24, campaign: [], collections: [] };
const TERMS = { travel_type: [], travel_types: [], destination: [], destinations: [], category: [], categories: [] };

test('Rare words are found by their index, frequent ones by the order of posts', async ({ app, db, ana }) => {
  const campaign = await buildCampaign(app);
  await db.transaction(async (tx) => {
    // Each post alone would be indexed as it is written.
    await tx.run('SET LOCAL session_replication_role = replica');
    await tx.run(
      `INSERT INTO postings (campaign_id, app, message) SELECT $1, 'facebook', 'A morning at sea, ' || n || CASE WHEN n % 400 = 0 THEN ' turtle' ELSE '' END
       FROM generate_series(1, ${POSTS}) n`,
      [campaign],
    );
    await tx.run(
      `INSERT INTO library_search (posting_id, campaign_id, words) SELECT id, campaign_id, library_words(library_letters(message)) FROM postings WHERE campaign_id = $1`,
      [campaign],
    );
  });
  await db.run('VACUUM ANALYZE library_search');
  let plan = '';
  const told = {
    rows: (query: never) => db.rows(query),
    row: async (query: Query) => {
      const { sql, parameters } = query.compile();
      plan = JSON.stringify(await db.rows(`EXPLAIN ${sql}`, [...parameters] as never));
      return db.row(query as never);
    },
  };
  const search = async (text: string) => {
    const scope = { profileId: ana.profileId };
    const asked = { ...ASKED, ...TERMS, search: text };
    const { count } = await searchPosts(told as never, scope as never, asked as never, { locale: 'en', library: true });
    return { count, byWords: plan.includes('library_search_words') };
  };
  expect(await search('17123')).toEqual({ count: 1, byWords: true });
  expect(await search('turtle')).toEqual({ count: 50, byWords: true });
  expect(await search('turtle 400')).toMatchObject({ byWords: true });
  expect(await search('morning')).toEqual({ count: 1_000, byWords: false });
  expect(await search('morning sea')).toEqual({ count: 200, byWords: false });
});
