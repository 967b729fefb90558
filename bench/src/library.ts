import { type Figure, figure } from './figures.ts';
import { load, median } from './load.ts';
import { type BenchDatabase, openBenchDatabase, readersOf, startApi } from './world.ts';

const [POSTS, CAMPAIGNS, ROUNDS, SECONDS] = [100_000, 400, 3, 2];
const WORDS =
  'sea cruise fjord beach morning coffee whale market old town sunset island ship glacier wine family summer snow palm harbour train village mountain light book price cabin balcony port night walk food taste music dance lagoon reef coral turtle desert dune camel temple garden bridge plage croisière soleil playa crucero invierno montagne';

/** A library of a hundred thousand posts: what advisors ask of it, one after the other. */
export async function measureLibrary(): Promise<Figure[]> {
  const database = await openBenchDatabase('library', 10_000);
  try {
    await fill(database);
    const [reader] = await readersOf(database, 1);
    if (reader === undefined) throw new Error('the seed made no profile');
    await database.query(
      `UPDATE users SET plan = 'premium' WHERE id IN (SELECT user_id FROM profiles WHERE slug = $1)`,
      [reader.slug],
    );
    const [profile] = await database.query<{ id: string }>('SELECT id FROM profiles WHERE slug = $1', [reader.slug]);
    const api = await startApi(database, 4397);
    const figures: Figure[] = [];
    try {
      for (const [name, query] of Object.entries(SEARCHES)) {
        const target = { url: `${api.url}/api/post_library/?profile=${profile?.id}${query}`, cookie: reader.cookie };
        const runs: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1)
          runs.push((await load(target, { connections: 1, seconds: SECONDS })).p50);
        figures.push(figure(`library of 100,000 posts: ${name}, p50`, median(runs), '<=', 10, ' ms'));
      }
    } finally {
      await api.stop();
    }
    return figures;
  } finally {
    await database.stop();
  }
}

const SEARCHES = {
  'the newest': '',
  'a word that most posts have': '&search=sea',
  'a word that few have': '&search=turtle',
  'three words': '&search=glacier%20wine%20balcony',
  'a number that one has': '&search=77123',
  'a travel type and a destination': '&travel_type=beach&destination=caribbean',
  'a word in a campaign': '&search=harbour&campaign=7',
  'a word that is mistyped': '&search=glacer',
};

/** Words by a steep curve, as texts have them: the first stands in most posts, the last in few. */
async function fill(database: BenchDatabase): Promise<void> {
  const [row] = await database.query<{ n: number }>('SELECT count(*)::int AS n FROM library_search');
  if ((row?.n ?? 0) >= POSTS) return;
  console.error(`writing ${POSTS} library posts …`);
  await database.query(
    `INSERT INTO campaigns (type, title, published_at) SELECT 'library', 'Campaign ' || n, now() FROM generate_series(1, $1::int) n`,
    [CAMPAIGNS],
  );
  // Indexed all at once below, as a migration would.
  await database.query('ALTER TABLE postings DISABLE TRIGGER USER');
  await database.query('ALTER TABLE posting_terms DISABLE TRIGGER USER');
  await database.query(
    `INSERT INTO postings (campaign_id, app, message) SELECT c.id, 'facebook', x.said || ' ' || n
     FROM generate_series(1, $1::int) n JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS at FROM campaigns) c ON c.at = n % $2::int,
       LATERAL (SELECT string_agg((string_to_array($3, ' '))[1 + floor(power(random(), 3) * 50)::int], ' ') AS said FROM generate_series(1, 30) WHERE n > 0) x`,
    [POSTS, CAMPAIGNS, WORDS],
  );
  await database.query(
    `INSERT INTO posting_terms (posting_id, term_id) SELECT p.id, t.id FROM postings p
       JOIN (SELECT id, row_number() OVER (ORDER BY id) AS at FROM taxonomy_terms) t ON t.at IN (1 + p.id % 14, 15 + p.id % 13)`,
  );
  await database.query(
    `INSERT INTO library_search (posting_id, campaign_id, terms, words)
     SELECT p.id, p.campaign_id, ARRAY(SELECT term_id FROM posting_terms t WHERE t.posting_id = p.id), library_words(library_letters(p.message)) FROM postings p`,
  );
  await database.query(
    `INSERT INTO library_lexicon SELECT DISTINCT word FROM unnest(string_to_array(library_letters($1), ' ')) word WHERE length(word) > 3
     UNION SELECT 'word' || md5(n::text) FROM generate_series(1, 20000) n`,
    [WORDS],
  );
  await database.query('ALTER TABLE postings ENABLE TRIGGER USER');
  await database.query('ALTER TABLE posting_terms ENABLE TRIGGER USER');
  await database.query('VACUUM ANALYZE library_search, postings, posting_terms, library_lexicon');
}
