import type { LibraryPost } from '@waypost/contract/library';
import { describe, expect } from 'vitest';
import type { Answer } from '../../testing/client.ts';
import { buildAdvisor, insertId, tag } from '../../testing/factories.ts';
import { test as base } from '../../testing/test.ts';
import { buildCampaign, buildPosting } from './testing/library.ts';

const messages = (answer: Answer) => (answer.body.results as LibraryPost[]).map(({ message }) => message);

const test = base.extend('shelf', async ({ app, ana, db }) => {
  // What other tests have put there is taken away: a library is everybody's.
  await db.run('UPDATE campaigns SET published_at = NULL');
  const campaign = await buildCampaign(app, { title: 'Winter sun' });
  const list = (query: Record<string, string> = {}, who = ana) =>
    who.client.get(`/api/post_library/?${new URLSearchParams({ profile: String(who.profileId), ...query })}`);
  const add = (options: Parameters<typeof buildPosting>[2] = {}, of = campaign) => buildPosting(app, of, options);
  const countryOf = (iso: string, who = ana) =>
    db.run('UPDATE profiles SET country_id = (SELECT id FROM countries WHERE iso2 = $2) WHERE id = $1', [
      who.profileId,
      iso,
    ]);
  return { campaign, list, add, countryOf };
});

describe('the list', () => {
  test('shows posts of published libraries, the newest first, with all that a card says', async ({ shelf, ana }) => {
    await shelf.add({ message: 'First' });
    const id = await shelf.add({
      message: 'Ask {{agency.name}}',
      link: 'ships.example/winter',
      terms: ['beach', 'caribbean', 'inspirational'],
      pictures: 2,
    });
    const { status, body } = await shelf.list();
    expect([status, body.count, body.more, body.corrected]).toEqual([200, 2, false, null]);
    const [post, first] = body.results as LibraryPost[];
    expect(first?.message).toBe('First');
    expect(post).toMatchObject({
      id,
      app: 'facebook',
      message: 'Ask {{agency.name}}',
      video: null,
      link: 'ships.example/winter',
      external_link: 'http://ships.example/winter',
      domain: 'ships.example',
      stats: null,
      alt_texts: ['Picture 1', 'Picture 2'],
      campaign: { id: shelf.campaign, type: 'library', title: 'Winter sun' },
      travel_type: [{ slug: 'beach', name: 'Beach' }],
      destination: [{ slug: 'caribbean', name: 'Caribbean' }],
      category: [{ slug: 'inspirational', name: 'Inspirational' }],
    });
    expect(post?.image).toBe(post?.media[0]?.url);
    const french = await ana.client.request('GET', `/api/post_library/?profile=${ana.profileId}`, {
      headers: { 'accept-language': 'fr' },
    });
    expect((french.body.results as LibraryPost[])[0]?.travel_type).toEqual([{ slug: 'beach', name: 'Plage' }]);
  });

  test('shows nothing that is not published, deleted, for another country or of a retired supplier', async ({
    app,
    db,
    shelf,
  }) => {
    const supplier = await insertId(db, 'suppliers', { supplier_name: tag(), supplier_label: 'Fjord Line' });
    const of = await buildCampaign(app, { supplier });
    const unpublished = await buildCampaign(app, { published: false });
    const american = await buildCampaign(app, { countries: ['US'] });
    await shelf.add({ message: 'of a supplier' }, of);
    await shelf.add({ message: 'unpublished' }, unpublished);
    await shelf.add({ message: 'american' }, american);
    const gone = await shelf.add({ message: 'gone' });
    await shelf.countryOf('CA');
    await db.run('UPDATE postings SET deleted_at = now() WHERE id = $1', [gone]);
    expect(messages(await shelf.list())).toEqual(['of a supplier']);
    await db.run('UPDATE suppliers SET active = false WHERE id = $1', [supplier]);
    expect(messages(await shelf.list())).toEqual([]);
    await shelf.countryOf('US');
    expect(messages(await shelf.list())).toEqual(['american']);
    await db.run('UPDATE postings SET deleted_at = NULL WHERE id = $1', [gone]);
    expect(messages(await shelf.list())).toEqual(['gone', 'american']);
  });

  test('is for holders of either permission; choosing needs its own', async ({ app, shelf }) => {
    await shelf.add();
    const owns = await buildAdvisor(app, { plan: 'free', permissions: ['accounts.custom_images'] });
    const uses = await buildAdvisor(app, { plan: 'free', permissions: ['accounts.publish_post_library'] });
    const none = await buildAdvisor(app, { plan: 'pro' });
    expect([(await shelf.list({}, owns)).status, (await shelf.list({}, uses)).status]).toEqual([200, 200]);
    expect(await shelf.list({}, none)).toMatchObject({ status: 403, body: { code: 'post_library_permission' } });
    const taken = await owns.client.post(`/api/post_library/1/schedule/?profile=${owns.profileId}`, {});
    expect(taken).toMatchObject({ status: 403, body: { code: 'post_library_permission' } });
    expect(taken.body.user_message).toContain('permission to use post library');
    expect(taken.body.error).toBe(taken.body.user_message);
  });
});

describe('a search', () => {
  test('finds words as they stand, begun, by their stems, without accents and in any language', async ({ shelf }) => {
    await shelf.add({ message: 'Quiet mornings on the fjords' });
    await shelf.add({ message: 'Les plages de la Méditerranée' });
    await shelf.add({ message: 'Playas tranquilas', terms: ['river-cruise'] });
    const find = async (search: string) => messages(await shelf.list({ search }));
    expect(await find('fjord')).toEqual(['Quiet mornings on the fjords']);
    expect(await find('MORNING quiet')).toEqual(['Quiet mornings on the fjords']);
    expect(await find('mediterranee')).toEqual(['Les plages de la Méditerranée']);
    expect(await find('plage')).toEqual(['Les plages de la Méditerranée']);
    expect(await find('playa')).toEqual(['Playas tranquilas']);
    expect(await find('medit')).toEqual(['Les plages de la Méditerranée']);
    // What it is filed under and what its campaign is called count too.
    expect(await find('croisière fluviale')).toEqual(['Playas tranquilas']);
    expect((await find('winter sun')).length).toBe(3);
    expect(await find('fjord playas')).toEqual([]);
    expect(await find('!!! & | :*')).toEqual([]);
  });

  test('takes what is mistyped for the nearest word that there is, and says so', async ({ shelf }) => {
    await shelf.add({ message: 'Glaciers from the balcony' });
    expect((await shelf.list({ search: 'glacer' })).body).toMatchObject({ count: 1, corrected: 'glaciers' });
    expect((await shelf.list({ search: 'balcony' })).body).toMatchObject({ count: 1, corrected: null });
    expect((await shelf.list({ search: 'xylophones' })).body).toMatchObject({ count: 0, corrected: null });
  });

  test('knows at once what staff changed: words, terms, titles, suppliers', async ({ app, db, shelf }) => {
    const supplier = await insertId(db, 'suppliers', { supplier_name: tag(), supplier_label: 'Halden Cruises' });
    const campaign = await buildCampaign(app, { title: 'Northern lights', supplier });
    const id = await shelf.add({ message: 'Tromsø' }, campaign);
    const find = async (search: string) => (await shelf.list({ search })).body.count;
    expect([await find('northern'), await find('halden')]).toEqual([1, 1]);
    await db.run(`UPDATE postings SET message = 'Reindeer' WHERE id = $1`, [id]);
    await db.run(`UPDATE campaigns SET title = 'Aurora' WHERE id = $1`, [campaign]);
    await db.run(`UPDATE suppliers SET supplier_label = 'Norlys' WHERE id = $1`, [supplier]);
    expect([await find('tromsø'), await find('northern'), await find('halden')]).toEqual([0, 0, 0]);
    expect([await find('reindeer'), await find('aurora'), await find('norlys')]).toEqual([1, 1, 1]);
    await db.run(
      `INSERT INTO posting_terms (posting_id, term_id) SELECT $1, id FROM taxonomy_terms WHERE slug = 'wellness'`,
      [id],
    );
    expect(await find('wellness')).toBe(1);
    await db.run('DELETE FROM posting_terms WHERE posting_id = $1', [id]);
    expect(await find('wellness')).toBe(0);
  });

  test('that two change at once knows both in the end', async ({ app, db, shelf }) => {
    const campaign = await buildCampaign(app, { title: 'Old name' });
    const id = await shelf.add({ message: 'Old words' }, campaign);
    for (let turn = 0; turn < 10; turn += 1)
      await Promise.all([
        db.run('UPDATE campaigns SET title = $2 WHERE id = $1', [campaign, `title${turn}`]),
        db.run('UPDATE postings SET message = $2 WHERE id = $1', [id, `message${turn}`]),
      ]);
    expect((await shelf.list({ search: 'title9 message9' })).body.count).toBe(1);
  });
});

describe('filters', () => {
  test('add up inside one, narrow down together, and take the names of lists too', async ({ app, shelf }) => {
    const other = await buildCampaign(app, { title: 'Rivers' });
    await shelf.add({ message: 'a', terms: ['beach', 'caribbean'] });
    await shelf.add({ message: 'b', terms: ['luxury', 'caribbean'] });
    await shelf.add({ message: 'c', terms: ['beach', 'mexico', 'offers'] }, other);
    const find = async (query: Record<string, string>) => messages(await shelf.list(query));
    expect(await find({ travel_type: 'beach' })).toEqual(['c', 'a']);
    expect(await find({ travel_types: 'beach,luxury', destinations: 'caribbean' })).toEqual(['b', 'a']);
    expect(await find({ travel_type: 'beach', travel_types: 'luxury' })).toEqual(['c', 'b', 'a']);
    expect(await find({ collections: String(other) })).toEqual(['c']);
    expect(await find({ campaign: String(shelf.campaign), destination: 'mexico' })).toEqual([]);
    expect(await find({ category: 'offers' })).toEqual(['c']);
    expect(await find({ destination: 'atlantis' })).toEqual([]);
    // A term of another kind is none of this one.
    expect(await find({ destination: 'beach' })).toEqual([]);
  });

  test('page through what they find, and say where it ends', async ({ shelf }) => {
    for (const message of ['a', 'b', 'c']) await shelf.add({ message });
    const second = await shelf.list({ page_size: '2', page: '2' });
    expect([messages(second), second.body.count, second.body.next]).toEqual([['a'], 3, null]);
    expect((await shelf.list({ page_size: '2', page: '3' })).status).toBe(404);
  });
});

describe('campaigns', () => {
  test('are told with their posts; libraries to those who may use them alone', async ({ app, ana, db, shelf }) => {
    const standard = await buildCampaign(app, { type: 'standard', title: 'Spring sale' });
    await shelf.add({ pictures: 1 });
    await shelf.add({ message: 'Sale', terms: ['offers'] }, standard);
    const pro = await buildAdvisor(app, { plan: 'pro' });
    const read = (who: typeof ana) => who.client.get(`/api/campaign_library/?profile=${who.profileId}`);
    const all = (await read(ana)).body.results as {
      title: string;
      type: string;
      num_posts: number;
      image: string | null;
    }[];
    expect(all.map(({ title, type, num_posts }) => [title, type, num_posts])).toEqual([
      ['Spring sale', 'standard', 1],
      ['Winter sun', 'library', 1],
    ]);
    expect(all[1]?.image).toEqual(expect.stringContaining('thumb'));
    expect((await read(pro)).body.results).toMatchObject([{ title: 'Spring sale' }]);
    const libraries = await ana.client.get(`/api/campaign_library/?profile=${ana.profileId}&type=library`);
    expect(libraries.body).toMatchObject({ count: 1, results: [{ title: 'Winter sun' }] });
    // The media picker's collections are theirs, too, who may look through its posts (MEDIA-003).
    const owns = await buildAdvisor(app, { plan: 'free', permissions: ['accounts.custom_images'] });
    const ofType = async (who: typeof ana) =>
      (await who.client.get(`/api/campaign_library/?profile=${who.profileId}&type=library`)).body.count;
    expect([await ofType(owns), await ofType(pro)]).toEqual([1, 0]);
    expect((await read(owns)).body.results).toMatchObject([{ title: 'Spring sale' }]);
    const one = (who: typeof ana, id: number) =>
      who.client.get(`/api/campaign_library/${id}/?profile=${who.profileId}`);
    expect([(await one(ana, shelf.campaign)).status, (await one(pro, shelf.campaign)).status]).toEqual([200, 404]);
    // Posts of a ready-made campaign are everybody's to look at.
    expect(messages(await shelf.list({ campaign: String(standard) }, pro))).toEqual(['Sale']);
    expect(messages(await shelf.list({ campaign: String(standard), category: 'offers' }))).toEqual(['Sale']);
    const [sale] = (await shelf.list({ campaign: String(standard) })).body.results as LibraryPost[];
    await db.run(
      `INSERT INTO posting_stats (posting_id, country, fetched_at, posts, metrics) VALUES ($1, 'CA', '2026-11-01T12:00:00Z', 2, '{"post_views": 12}')`,
      [sale?.id],
    );
    const [told] = (await shelf.list({ campaign: String(standard) })).body.results as LibraryPost[];
    expect(told?.stats).toEqual({ CA: { fetched_at: '2026-11-01T12:00:00.000Z', metrics: { post_views: 12 } } });
    expect(messages(await shelf.list({ campaign: String(shelf.campaign) }, pro))).toEqual([]);
  });
});
