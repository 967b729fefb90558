import { describe, expect } from 'vitest';
import { buildAdvisor } from '../../../testing/factories.ts';
import { inDays, test } from '../testing/campaign-world.ts';

describe('A post of a campaign', () => {
  test('says, shows and is filed under what its writer chose', async ({ staff }) => {
    const file = await staff.picture();
    const made = await staff.posting({
      ...{ app: 'instagram', media: [{ id: file, alt_text: ' Cliffs ' }], link: 'fjords.example/spring' },
      ...{ travel_type: ['beach', 'beach'], category: ['inspirational'] },
    });
    expect(made).toMatchObject({
      ...{ app: 'instagram', type: 'post', post_type: 'image', status: 'pending', version: 1, has_custom_image: true },
      ...{ link: 'https://fjords.example/spring', landing_page_link: 'https://fjords.example/spring', og_index: null },
      ...{ media: [{ id: file, alt_text: 'Cliffs', state: 'ready' }], travel_type: [{ slug: 'beach', name: 'Beach' }] },
      ...{ destination: [], related_data: null, stats: null, actions: ['edit', 'reschedule', 'delete'] },
      campaign: { type: 'standard', published: false, countries: ['US', 'CA'] },
    });
    const { client } = staff;
    const path = `/api/postings/${made.id}/`;
    const wrong = await client.patch(path, {
      ...{ media: [{ id: 99_999 }], destination: ['atlantis'], fire_at: '2026-01-01T00:00:00Z' },
    });
    expect(wrong).toMatchObject({
      status: 400,
      body: {
        media: [expect.any(String)],
        destination: [expect.any(String)],
        fire_at: [expect.any(String)],
      },
    });
    const changed = await client.patch(path, { version: 1, message: 'Bonjour', media: [], travel_type: [] });
    expect(changed.body).toMatchObject({ version: 2, message: 'Bonjour', media: [], type: 'post', travel_type: [] });
    expect(changed.body).toMatchObject({ post_type: 'link', category: [{ slug: 'inspirational' }] });
    expect(await client.patch(path, { version: 1, message: 'x' })).toMatchObject({ body: { code: 'stale_version' } });
    // Without a version it is said on top of whatever is there.
    expect((await client.patch(path, { message: 'Hello' })).body).toMatchObject({ version: 3 });
    expect(await staff.get(`/api/campaigns/${(made.campaign as { id: number }).id}/`)).toMatchObject({ version: 4 });
  });

  test('moves by days and hours of Toronto’s clock, backwards too, and never into the past', async ({ staff }) => {
    const { id } = await staff.posting({ fire_at: '2027-03-13T14:00:00Z' });
    const path = `/api/postings/${id}/reschedule/`;
    const move = async (body: object) => (await staff.client.patch(path, body)).body;
    expect(await move({ hours: 0, days: 1 })).toMatchObject({ fire_at: '2027-03-14T13:00:00.000Z', version: 2 });
    expect(await move({ hours: -2, days: -1, version: 2 })).toMatchObject({ fire_at: '2027-03-13T12:00:00.000Z' });
    expect(await move({ hours: -2, days: 1 })).toMatchObject({ fire_at: '2027-03-14T09:00:00.000Z' });
    expect(await move({ hours: 26, days: -1 })).toMatchObject({ fire_at: '2027-03-14T11:00:00.000Z' });
    // 02:30 on the 14th is skipped.
    await staff.client.patch(`/api/postings/${id}/`, { fire_at: '2027-03-13T07:30:00Z' });
    expect(await move({ hours: 24, days: 0 })).toMatchObject({ fire_at: '2027-03-14T07:30:00.000Z' });
    expect(await staff.client.patch(path, { hours: 0, days: -900 })).toMatchObject({
      ...{ status: 400, body: { non_field_errors: [expect.any(String)] } },
    });
    expect(await staff.client.patch(path, { hours: 0, days: 1, version: 2 })).toMatchObject({ status: 409 });
    expect(await staff.client.patch(path, { hours: '' })).toMatchObject({
      ...{ status: 400, body: { hours: [expect.any(String)], days: [expect.any(String)] } },
    });
    // No further than a time that is typed.
    await staff.client.patch(`/api/postings/${id}/`, { fire_at: '2099-12-20T14:00:00Z' });
    expect(await staff.client.patch(path, { hours: 0, days: 30 })).toMatchObject({
      ...{ status: 400, body: { days: [expect.any(String)] } },
    });
    const { id: library } = await staff.campaign({ type: 'library' });
    const { id: untimed } = await staff.posting({ campaign: library, fire_at: null });
    expect((await staff.client.patch(`/api/postings/${untimed}/reschedule/`, { hours: 1, days: 0 })).status).toBe(409);
  });

  test('that is out there keeps leading somewhere, and is another one where something is another alone', async ({
    staff,
    db,
  }) => {
    const link = 'https://fjords.example/spring';
    const file = await staff.picture();
    const { id, campaign } = await staff.posting({ media: [{ id: file }], landing_page_link: link });
    await db.run('UPDATE campaigns SET published_at = app_now() WHERE id = $1', [(campaign as { id: number }).id]);
    const path = `/api/postings/${id}/`;
    const change = async (body: object) => (await staff.client.patch(path, body)).body;
    expect(await staff.client.patch(path, { landing_page_link: null })).toMatchObject({
      ...{ status: 400, body: { landing_page_link: [expect.any(String)] } },
    });
    // Who sends a form sends all of it.
    const form = { message: 'Hello from {{agency.name}}', landing_page_link: link, media: [{ id: file }] };
    expect(await change({})).toMatchObject({ version: 1 });
    expect(await change({ ...form, version: 1 })).toMatchObject({ version: 1 });
    const counted = `SELECT (SELECT count(*)::int FROM campaign_spreads WHERE posting_id = $1) AS spreads,
      (SELECT count(*)::int FROM audit_log WHERE action = 'posting.change' AND object_id = $1::text) AS told`;
    expect(await db.row(counted, [id])).toEqual({ spreads: 0, told: 0 });
    expect(await change({ ...form, landing_page_link: `${link}/late` })).toMatchObject({ version: 2 });
    const { worded_version: worded } = (await db.row<{ worded_version: number }>(
      'SELECT worded_version FROM postings WHERE id = $1',
      [id],
    )) ?? { worded_version: -1 };
    expect(worded).toBeLessThan(2);
    expect(await db.row(counted, [id])).toEqual({ spreads: 1, told: 1 });
    expect(await change({ media: [{ id: file, alt_text: 'Cliffs' }] })).toMatchObject({ version: 3 });
    expect(await staff.client.patch(path, { link: 'fjords.example', landing_page_link: null })).toMatchObject({
      status: 200,
    });
  });

  test('is deleted, leaves the lists, and can be taken back while its campaign is in work', async ({ staff, db }) => {
    const { id, campaign } = await staff.posting();
    const of = `/api/postings/?campaign=${(campaign as { id: number }).id}`;
    expect((await staff.client.delete(`/api/postings/${id}/?version=7`)).status).toBe(409);
    expect((await staff.client.delete(`/api/postings/${id}/?version=1`)).status).toBe(204);
    expect((await staff.client.delete(`/api/postings/${id}/`)).status).toBe(404);
    expect(await staff.get(of)).toMatchObject({ count: 0 });
    expect(await staff.get(`${of}&deleted=true`)).toMatchObject({
      results: [{ id, status: 'removed', actions: ['restore'], restorable_until: null }],
    });
    expect((await staff.client.post(`/api/postings/${id}/restore/`)).body).toMatchObject({
      deleted: false,
      version: 3,
    });
    const written = await db.rows<{ action: string }>(
      'SELECT action FROM audit_log WHERE object_type = $1 AND object_id = $2 ORDER BY id',
      ['posting', String(id)],
    );
    expect(written.map(({ action }) => action)).toEqual(['posting.create', 'posting.delete', 'posting.undo']);
  });

  test('of a published library is filed by superusers alone', async ({ app, staff, db }) => {
    const { id: library } = await staff.campaign({ type: 'library' });
    const { id } = await staff.posting({ campaign: library, fire_at: null, category: ['offers'] });
    const { id: faulty } = await staff.posting({ campaign: library, fire_at: null, message: 'Ask {{agent.shoe}}' });
    await staff.client.delete(`/api/postings/${faulty}/`);
    await db.run('UPDATE campaigns SET published_at = app_now() WHERE id = $1', [library]);
    const path = `/api/postings/${id}/`;
    expect((await staff.client.patch(path, { category: [] })).status).toBe(403);
    expect((await staff.client.patch(path, { message: 'Anew' })).body).toMatchObject({
      message: 'Anew',
      type: 'library',
    });
    // What agents find is publishable, whatever is done to it.
    expect(await staff.client.patch(path, { message: ' ' })).toMatchObject({ status: 400 });
    expect(await staff.client.patch(path, { message: 'Ask {{agent.shoe}}' })).toMatchObject({
      ...{ status: 400, body: { message: [expect.stringContaining('{{agent.shoe}}')] } },
    });
    expect(await staff.client.post(`/api/postings/${faulty}/restore/`)).toMatchObject({ status: 400 });
    const bare = { campaign: library, app: 'instagram', message: 'No picture' };
    expect(await staff.client.post('/api/postings/', bare)).toMatchObject({
      ...{ status: 400, body: { media: [expect.any(String)] } },
    });
    const { client } = await buildAdvisor(app, { isSuperuser: true });
    const filed = await client.patch(path, { category: ['seasonal'], destination: ['alaska'] });
    expect(filed.body, JSON.stringify(filed.body)).toMatchObject({
      ...{ category: [{ slug: 'seasonal' }], destination: [{ slug: 'alaska' }] },
      actions: ['edit', 'delete', 'categorize', 'fetch_stats'],
    });
  });
});

describe('The list of posts', () => {
  test('goes on behind the last one, also where posts have the same time or none', async ({ staff }) => {
    const { id } = await staff.campaign();
    const times = [inDays(5), inDays(4), inDays(4), null, null];
    const made = [];
    for (const fire_at of times) made.push((await staff.posting({ campaign: id, fire_at })).id);
    const [e, a, b, n, m] = made;
    const seen: unknown[] = [];
    let next: string | null = `/api/postings/?ordering=fire_at,id&campaign=${id}&page_size=2`;
    while (next !== null) {
      const page = await staff.get(next);
      expect(page.count).toBe(5);
      seen.push(...page.results.map((row) => row.id));
      next = page.next;
    }
    expect(seen).toEqual([a, b, e, n, m]);
    expect((await staff.client.get('/api/postings/?after=nonsense')).status).toBe(400);
  });

  test('is narrowed by time, network, country, supplier and terms; the calendar shows what is published', async ({
    staff,
    supplier,
    db,
  }) => {
    const own = await supplier();
    const { id } = await staff.campaign({ countries: ['CA'], supplier: own });
    const late = await staff.posting({ campaign: id, app: 'linkedin', fire_at: inDays(20), destination: ['alaska'] });
    const soon = await staff.posting({ campaign: id, fire_at: inDays(2), travel_type: ['beach', 'luxury'] });
    const ids = async (query: string) =>
      (await staff.get(`/api/postings/?supplier=${own}&${query}`)).results.map((row) => row.id);
    expect(await ids('')).toEqual([soon.id, late.id]);
    expect(await ids(`fire_at_from=${inDays(10)}`)).toEqual([late.id]);
    expect(await ids(`fire_at_to=${inDays(10).slice(0, 10)}`)).toEqual([soon.id]);
    expect(await ids('apps=linkedin,instagram')).toEqual([late.id]);
    expect(await ids('country=CA,US')).toHaveLength(2);
    expect(await ids('country=US')).toEqual([]);
    expect(await ids('destination=alaska,mexico')).toEqual([late.id]);
    expect(await ids('travel_type=luxury&destination=alaska')).toEqual([]);
    expect(await ids('schedule=true')).toEqual([]);
    await db.run('UPDATE campaigns SET published_at = app_now() WHERE id = $1', [id]);
    expect(await staff.get(`/api/postings/?supplier=${own}&schedule=true&fields=calendar`)).toMatchObject({
      results: [{ id: soon.id, message: expect.any(String), campaign: { id } }, { id: late.id }],
    });
    await db.run('UPDATE campaigns SET deleted_at = app_now(), published_at = NULL WHERE id = $1', [id]);
    expect(await ids('')).toEqual([]);
  });
});
