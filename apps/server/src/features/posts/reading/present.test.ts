import { calendarPostingSchema, scheduledPostingSchema } from '@waypost/contract/posts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { type Advisor, buildAdvisor, buildImage, buildProfile } from '../../../testing/factories.ts';
import { buildConnection, type TestPage } from '../../../testing/page.ts';
import { buildPost } from '../../../testing/post.ts';

const PATH = '/api/scheduled_postings/';
let app: TestApp;
let ana: Advisor;
let page: TestPage;

beforeAll(async () => {
  app = await createTestApp();
  ana = await buildAdvisor(app);
  page = await buildConnection(app, ana.profileId);
});
afterAll(() => app.close());

interface Page {
  count: number;
  next: string | null;
  previous: string | null;
  results: { id: number }[];
}
const list = async (query: string, client = ana.client, pgid = page.pageId) =>
  (await client.get(`${PATH}?pgid=${pgid}${query}`)).body as unknown as Page;

describe('what a post says', () => {
  test('name and picture of the page stand beside its posts, in every list as in the detail', async () => {
    const own = await buildConnection(app, (await buildProfile(app, ana.userId)).profileId, {
      set: { image: '/p.png' },
    });
    const id = await buildPost(app, own);
    const staff = await buildAdvisor(app, { isStaff: true });
    const { body } = await ana.client.get(`${PATH}${id}/`);
    expect(body).toMatchObject({ page_image: '/p.png', app: 'facebook', provider: 'fbpage', pgid: own.pageId });
    for (const client of [ana.client, staff.client])
      expect((await list('', client, own.pageId)).results).toEqual([{ ...body, actions: expect.any(Array) }]);
  });

  test('every row of a list and the detail fit the contract', async () => {
    const own = await buildConnection(app, (await buildProfile(app, ana.userId)).profileId);
    const picture = await buildImage(app, own.profileId);
    const id = await buildPost(app, own, {
      inMinutes: -100,
      set: {
        status: 10,
        type: 'image',
        permalink: 'https://facebook.test/1',
        published_text: 'As it went out',
        stats: JSON.stringify({ post_views: 3, post_clicks: null }),
        stats_fetched_at: new Date(),
      },
    });
    await app.waypost.db.run(
      "INSERT INTO post_media (scheduled_posting_id, position, media_id, kind, alt_text) VALUES ($1, 0, $2, 'image', 'Sea')",
      [id, picture.mediaId],
    );
    const waiting = await buildPost(app, own, { inMinutes: 90 });
    const failed = await buildPost(app, own, {
      inMinutes: -5,
      set: { status: 20, phase: 'rejected', reason_code: 'fb_duplicate' },
    });
    const full = await list('', ana.client, own.pageId);
    const lean = await list('&fields=calendar', ana.client, own.pageId);
    for (const post of full.results) expect(scheduledPostingSchema.parse(post)).toEqual(post);
    for (const post of lean.results) expect(calendarPostingSchema.strict().parse(post)).toEqual(post);
    const of = (id: number) => full.results.find((post) => post.id === id);
    expect(of(id)).toMatchObject({
      label: 'posted',
      actions: ['analytics', 'see_post'],
      messages_with_custom_text: 'As it went out',
      stats: { post_views: 3, post_clicks: null },
      media: [{ alt_text: 'Sea' }],
    });
    expect(of(waiting)).toMatchObject({
      label: 'scheduled_for',
      actions: ['edit', 'reschedule', 'post_now', 'delete'],
      stats: null,
      page_name: expect.any(String),
    });
    expect(of(failed)).toMatchObject({
      label: 'post_error',
      actions: ['reschedule', 'post_now', 'retry', 'delete'],
      reason: expect.stringContaining('the same text was posted just before'),
    });
    expect((await ana.client.get(`${PATH}${id}/`)).body).toEqual(of(id));
  });

  test('reasons come in the language of the reader', async () => {
    const id = await buildPost(app, page, {
      inMinutes: -5,
      set: { status: 20, phase: 'missed', reason_code: 'missed' },
    });
    const of = async (locale: string) =>
      (await ana.client.get(`${PATH}${id}/`, { 'accept-language': locale })).body.reason;
    expect(await of('en')).toMatch(/^Its time passed/);
    expect(await of('fr')).toMatch(/^Son heure est passée/);
    expect(await of('es')).toMatch(/^Pasó su hora/);
  });

  test('a cause that nobody explained keeps the words of the network', async () => {
    const set = { status: 20, phase: 'rejected', reason_code: 'zz_new', reason_values: '{"detail":"Nope {really}"}' };
    const id = await buildPost(app, page, { inMinutes: -5, set });
    const { body } = await ana.client.get(`${PATH}${id}/`);
    expect(body.reason).toBe('The network refused it and says: Nope {really}');
  });

  test('an open release is seen in the list: nothing is offered, and the candidates are in the log', async () => {
    const id = await buildPost(app, page, { inMinutes: -5, set: { phase: 'unconfirmed', ask_user: true } });
    const evidence = [
      { at: '2026-05-01T10:00:00.000Z', looked: 'complete' },
      {
        at: '2026-05-01T10:05:00.000Z',
        candidates: [{ remote_id: '1_2', text: 'Hi', created: null, url: null, evidence: 'text' }],
      },
    ];
    await app.waypost.db.run(
      `INSERT INTO publish_attempts (scheduled_posting_id, n, purpose, snapshot, version, evidence)
       VALUES ($1, 1, 'publish', '{}', 1, $2)`,
      [id, JSON.stringify(evidence)],
    );
    await app.waypost.db.run(
      `INSERT INTO publish_attempts (scheduled_posting_id, n, purpose, snapshot, version, outcome, reason_code)
       VALUES ($1, 2, 'publish', '{}', 1, 'not-sent', 'not_sent')`,
      [id],
    );
    const [row] = (await list(`&ids=${id}&fields=calendar`)).results;
    expect(row).toMatchObject({ label: 'unconfirmed', actions: ['resolve'] });
    const log = (await ana.client.get(`${PATH}${id}/attempts/`)).body as unknown as { results: unknown[] };
    expect(log.results).toEqual([
      expect.objectContaining({ number: 2, outcome: 'not-sent', reason: expect.stringMatching(/^Nothing was sent/) }),
      expect.objectContaining({
        number: 1,
        outcome: null,
        candidates: [{ remote_id: '1_2', text: 'Hi', created: null, url: null }],
        looked_at: ['2026-05-01T10:00:00.000Z', '2026-05-01T10:05:00.000Z'],
      }),
    ]);
  });
});
