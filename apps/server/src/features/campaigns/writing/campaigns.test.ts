import { describe, expect } from 'vitest';
import { planOf } from '../../../testing/database/plan-of.ts';
import { test } from '../testing/campaign-world.ts';
import { ALL, listCampaigns } from './campaign-store.ts';

describe('A campaign', () => {
  test('is begun, changed on top of what was seen, deleted and taken back', async ({ staff, supplier, ana }) => {
    const own = await supplier();
    const made = await staff.campaign({ countries: ['CA', 'US'], supplier: own });
    expect(made).toMatchObject({
      ...{ type: 'standard', countries: ['US', 'CA'], published: false, num_postings: 0, version: 1, deleted: false },
      ...{ supplier: { id: own }, ogs: [], spreads: [], first_at: null },
    });
    const path = `/api/campaigns/${made.id}/`;
    const { client } = staff;
    expect((await client.patch(path, { version: 1, title: 'Fjords in May' })).body).toMatchObject({ version: 2 });
    expect(await client.patch(path, { version: 1, title: 'Other' })).toMatchObject({
      ...{ status: 409, body: { code: 'stale_version' } },
    });
    expect(await client.patch(path, { version: 2, supplier: 99_999 })).toMatchObject({
      ...{ status: 400, body: { supplier: [expect.any(String)] } },
    });
    expect((await client.delete(path)).status).toBe(204);
    expect((await client.patch(path, { version: 3, title: 'x' })).status).toBe(404);
    expect(await staff.get('/api/campaigns/?state=deleted')).toMatchObject({
      results: [{ id: made.id, deleted: true }],
    });
    expect((await client.post(`${path}restore/`)).body).toMatchObject({ deleted: false });
    for (const answer of [await ana.client.get(path), await ana.client.post('/api/campaigns/', { title: 'x' })])
      expect(answer.status).toBe(403);
  });

  test('becomes a library without times and a campaign with no more posts than one may have', async ({ staff, db }) => {
    const { id } = await staff.campaign();
    const posting = await staff.posting({ campaign: id });
    const as = (type: string, version: number) => staff.client.patch(`/api/campaigns/${id}/`, { type, version });
    expect((await as('library', 2)).body).toMatchObject({ type: 'library', first_at: null, last_at: null });
    expect(await staff.get(`/api/postings/${posting.id}/`)).toMatchObject({ fire_at: null });
    expect((await as('standard', 3)).body).toMatchObject({ first_at: posting.fire_at });
    await as('library', 4);
    await db.run(
      "INSERT INTO postings (campaign_id, app, message) SELECT $1, 'facebook', 'x' FROM generate_series(1, 200)",
      [id],
    );
    expect(await as('standard', 5)).toMatchObject({ status: 400, body: { type: [expect.stringContaining('200')] } });
    const published = await staff.client.post(`/api/campaigns/${id}/publish/`, { version: 5 });
    expect(published.status, JSON.stringify(published.body)).toBe(200);
    const timed = await db.rows('SELECT id FROM postings WHERE campaign_id = $1 AND fire_at IS NOT NULL', [id]);
    expect(timed).toEqual([]);
  });

  test('is found by what its posts say without all of them being read', async ({ staff, db }) => {
    const { id } = await staff.campaign({ type: 'library' });
    await db.run(
      `INSERT INTO postings (campaign_id, app, message)
       SELECT $1, 'facebook', 'A long story ' || n || repeat(' about the sea', 40) FROM generate_series(1, 2000) AS n`,
      [id],
    );
    await db.run("SELECT gin_clean_pending_list('postings_said')");
    await db.run('ANALYZE postings');
    const plan = await planOf(db, (spy) => listCampaigns(spy, ALL, { page: 1, page_size: 20, search: 'québec' }));
    expect(plan).toContain('postings_said');
    expect(plan).not.toContain('Seq Scan on postings');
  });

  test('is found by its title, what its posts say, its kind, country and supplier', async ({ staff, supplier }) => {
    const own = await supplier();
    const { id } = await staff.campaign({ title: 'Été à Québec', countries: ['CA'], supplier: own, type: 'library' });
    await staff.posting({ campaign: id, message: 'Glaciers up close', fire_at: null });
    const ids = async (query: string) =>
      (await staff.get(`/api/campaigns/?${query}`)).results.map((row) => row.id).filter((found) => found === id);
    for (const query of [
      'search=ete',
      'search=glaciers',
      'type=library',
      'country=CA',
      `supplier=${own}`,
      'state=draft',
    ])
      expect(await ids(query), query).toEqual([id]);
    for (const query of ['search=desert', 'type=standard', 'country=US', 'supplier=1&search=x', 'state=published'])
      expect(await ids(query), query).toEqual([]);
  });

  test('is duplicated with its posts, at the same time of Toronto’s day on both sides of a change of clocks', async ({
    staff,
    db,
  }) => {
    const { id } = await staff.campaign();
    const file = await staff.picture();
    const { id: first } = await staff.posting({
      ...{ campaign: id, media: [{ id: file, alt_text: 'Cliffs' }], destination: ['alaska'] },
      ...{ link: 'https://fjords.example/spring', fire_at: '2027-03-12T14:00:00Z' },
    });
    const { id: gone } = await staff.posting({ campaign: id, fire_at: '2027-03-12T14:00:00Z' });
    await staff.client.delete(`/api/postings/${gone}/`);
    const copy = await staff.client.post(`/api/campaigns/${id}/duplicate/`, { title: 'Again', days: 3 });
    expect(copy, JSON.stringify(copy.body)).toMatchObject({ status: 201, body: { num_postings: 1, published: false } });
    const { results } = await staff.get(`/api/postings/?campaign=${copy.body.id}`);
    expect(results).toMatchObject([
      {
        ...{ fire_at: '2027-03-15T13:00:00.000Z', link: 'https://fjords.example/spring', message: expect.any(String) },
        ...{ media: [{ id: file, alt_text: 'Cliffs' }], destination: [{ slug: 'alaska', name: 'Alaska' }] },
      },
    ]);
    const origins = await db.rows('SELECT DISTINCT origin_id FROM postings WHERE id = ANY($1)', [
      [first, results[0]?.id],
    ]);
    expect(origins).toHaveLength(2);
  });

  test('keeps what pages say of themselves, and posts pick one', async ({ staff }) => {
    const { id } = await staff.campaign();
    const path = `/api/campaigns/${id}/`;
    const link = 'https://nowhere.invalid/spring';
    const { id: early } = await staff.posting({ campaign: id, link });
    const read = await staff.client.post(`${path}ogs/`, { url: link });
    expect(read, JSON.stringify(read.body)).toMatchObject({
      status: 201,
      body: { ogs: [{ idx: 0, url: link, title: link }] },
    });
    expect(await staff.get(`/api/postings/${early}/`)).toMatchObject({ og_index: 0, og_data: { title: link } });
    const image = await staff.picture();
    const named = await staff.client.patch(`${path}ogs/0/`, { title: 'Fjords', image });
    expect(named.body).toMatchObject({ ogs: [{ title: 'Fjords', image: expect.stringContaining('/media/') }] });
    expect((await staff.posting({ campaign: id, link })).og_index).toBe(0);
    expect(await staff.client.patch(`/api/postings/${early}/`, { og_index: 7 })).toMatchObject({
      ...{ status: 400, body: { og_index: [expect.any(String)] } },
    });
    expect((await staff.client.post(`${path}ogs/`, { url: link })).body.ogs).toHaveLength(1);
    expect((await staff.client.delete(`${path}ogs/0/`)).status).toBe(204);
    expect(await staff.get(`/api/postings/${early}/`)).toMatchObject({ og_index: null, og_data: null });
  });

  test('of another supplier is nowhere for who manages suppliers, nor is anything of it', async ({
    staff,
    supplier,
    manager,
  }) => {
    const [mine, other] = [await supplier(), await supplier()];
    const client = await manager(mine);
    const own = await staff.campaign({ supplier: mine });
    const { id: seen } = await staff.posting({ campaign: own.id });
    const hidden = [await staff.campaign({ supplier: other }), await staff.campaign()];
    const posts = await Promise.all(hidden.map(({ id }) => staff.posting({ campaign: id })));
    expect((await client.get('/api/campaigns/')).body.results).toMatchObject([{ id: own.id }]);
    expect((await client.get('/api/postings/')).body.results).toMatchObject([{ id: seen, actions: [] }]);
    for (const { id } of hidden) expect((await client.get(`/api/campaigns/${id}/`)).status).toBe(404);
    for (const { id } of hidden) expect((await client.get(`/api/campaigns/${id}/checks/`)).status).toBe(404);
    for (const { id } of posts) expect((await client.get(`/api/postings/${id}/`)).status).toBe(404);
    expect((await client.get(`/api/postings/?supplier=${other}`)).body).toMatchObject({ count: 0 });
    expect((await client.get(`/api/campaigns/${own.id}/`)).status).toBe(200);
    const refused = [
      client.patch(`/api/campaigns/${own.id}/`, { version: 1, title: 'x' }),
      client.patch(`/api/postings/${seen}/`, { message: 'x' }),
      client.get(`/api/campaigns/${own.id}/agents/`),
      // What a post looks like names nobody; whose page it is looked at on does.
      client.get(`/api/postings/${seen}/preview/?profile=1`),
    ];
    for (const answer of await Promise.all(refused)) expect(answer.status).toBe(403);
    expect((await client.get(`/api/postings/${seen}/preview/`)).body).toMatchObject({ app: 'facebook', profile: null });
    for (const { id } of posts) expect((await client.get(`/api/postings/${id}/preview/`)).status).toBe(404);
  });
});
