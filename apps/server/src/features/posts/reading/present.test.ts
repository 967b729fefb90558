import { calendarPostingSchema, scheduledPostingSchema } from '@waypost/contract/posts';
import { describe, expect } from 'vitest';
import { buildAdvisor, buildImage, buildProfile } from '../../../testing/factories.ts';
import { buildConnection } from '../../../testing/page.ts';
import { PATH, test } from './testing/lists.ts';

describe('what a post says', () => {
  test('name and picture of the page stand beside its posts, in every list as in the detail', async ({
    app,
    ana,
    lists,
  }) => {
    const page = await buildConnection(app, (await buildProfile(app, ana.userId)).profileId, {
      set: { image: '/p.png' },
    });
    const id = await page.post();
    const staff = await buildAdvisor(app, { isStaff: true });
    const { siblings, ...body } = (await ana.client.get(`${PATH}${id}/`)).body;
    expect(siblings).toEqual([]);
    expect(body).toMatchObject({ page_image: '/p.png', app: 'facebook', provider: 'fbpage', pgid: page.pageId });
    for (const who of [ana, staff])
      expect((await lists.list('', who, page.pageId)).results).toEqual([{ ...body, actions: expect.any(Array) }]);
  });

  test('another try is promised only where one is planned, and never by what is past', async ({ db, ana, page }) => {
    const cause = { reason_code: 'fb_no_answer' };
    const planned = await page.post({ inMinutes: 0, set: { status: 100, ...cause } });
    const over = await page.post({ inMinutes: -60, set: { status: 20, phase: 'rejected', ...cause } });
    for (const [post, phase] of [
      [planned, 'waiting'],
      [over, 'failed'],
    ]) {
      await db.run(
        "INSERT INTO post_comments (scheduled_posting_id, text, phase, reason_code) VALUES ($1, 'Ask', $2, 'fb_no_answer')",
        [post, phase],
      );
      await db.run(
        `INSERT INTO publish_attempts (scheduled_posting_id, n, purpose, snapshot, version, ended_at, outcome, reason_code)
         VALUES ($1, 1, 'publish', '{}', 1, clock_timestamp(), 'try-later', 'fb_no_answer')`,
        [post],
      );
    }
    const said = async (id: number) => {
      const { body } = await ana.client.get(`${PATH}${id}/`);
      const attempts = (await ana.client.get(`${PATH}${id}/attempts/`)).body.results as { reason: string }[];
      return [body.reason, (body.first_comment as { reason: string }).reason, ...attempts.map(({ reason }) => reason)];
    };
    const [alone, again] = ['Facebook didn’t respond.', 'Facebook didn’t respond. We’ll try again automatically.'];
    expect(await said(planned)).toEqual([again, again, alone]);
    expect(await said(over)).toEqual([alone, alone, alone]);
  });

  test('every row of a list and the detail fit the contract', async ({ app, db, ana, page, lists }) => {
    const picture = await buildImage(app, page.profileId);
    const id = await page.post({
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
    await db.run(
      "INSERT INTO post_media (scheduled_posting_id, position, media_id, kind, alt_text) VALUES ($1, 0, $2, 'image', 'Sea')",
      [id, picture.mediaId],
    );
    const waiting = await page.post({ inMinutes: 90 });
    const failed = await page.post({
      inMinutes: -5,
      set: { status: 20, phase: 'rejected', reason_code: 'fb_duplicate' },
    });
    const full = await lists.list('');
    const lean = await lists.list('&fields=calendar');
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
      actions: ['edit', 'reschedule', 'revise', 'post_now', 'delete'],
      stats: null,
      page_name: expect.any(String),
    });
    expect(of(failed)).toMatchObject({
      label: 'post_error',
      actions: ['reschedule', 'revise', 'post_now', 'retry', 'delete'],
      reason: expect.stringContaining('the same text was just posted'),
    });
    expect((await ana.client.get(`${PATH}${id}/`)).body).toEqual({ ...of(id), siblings: [] });
  });

  test('reasons come in the language of the reader', async ({ ana, page }) => {
    const id = await page.post({
      inMinutes: -5,
      set: { status: 20, phase: 'missed', reason_code: 'missed' },
    });
    const of = async (locale: string) =>
      (await ana.client.get(`${PATH}${id}/`, { 'accept-language': locale })).body.reason;
    expect(await of('en')).toMatch(/^Its time passed/);
    expect(await of('fr')).toMatch(/^Son heure est passée/);
    expect(await of('es')).toMatch(/^Pasó su hora/);
  });

  test('a cause that nobody explained is not told in the words of the network, which are meant for developers', async ({
    ana,
    page,
  }) => {
    const set = {
      status: 20,
      phase: 'rejected',
      reason_code: 'zz_new',
      reason_values: '{"detail":"(#100) Invalid parameter"}',
    };
    const id = await page.post({ inMinutes: -5, set });
    const { siblings, ...body } = (await ana.client.get(`${PATH}${id}/`)).body;
    expect(siblings).toEqual([]);
    expect(body.reason).toMatch(/^The network/);
    expect(body.reason).not.toContain('Invalid parameter');
  });

  test('an open release is seen in the list: nothing is offered, and the candidates are in the log', async ({
    db,
    ana,
    page,
    lists,
  }) => {
    const id = await page.post({ inMinutes: -5, set: { phase: 'unconfirmed', ask_user: true } });
    const evidence = [
      { at: '2026-05-01T09:55:00.000Z', unreadable: 'li_no_answer' },
      { at: '2026-05-01T10:00:00.000Z', looked: 'complete' },
      {
        at: '2026-05-01T10:05:00.000Z',
        candidates: [{ remote_id: '1_2', text: 'Hi', created: null, url: null, evidence: 'text' }],
      },
      { at: '2026-05-01T10:10:00.000Z', answered_by: 1, said: 'there' },
    ];
    await db.run(
      `INSERT INTO publish_attempts (scheduled_posting_id, n, purpose, snapshot, version, evidence)
       VALUES ($1, 1, 'publish', '{}', 1, $2)`,
      [id, JSON.stringify(evidence)],
    );
    await db.run(
      `INSERT INTO publish_attempts (scheduled_posting_id, n, purpose, snapshot, version, outcome, reason_code)
       VALUES ($1, 2, 'publish', '{}', 1, 'not-sent', 'not_sent')`,
      [id],
    );
    const [row] = (await lists.list(`&ids=${id}&fields=calendar`)).results;
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
