import { describe, expect } from 'vitest';
import { buildAdvisor, buildProfile, signedIn } from '../../../testing/factories.ts';
import { buildConnection } from '../../../testing/page.ts';
import { buildPost } from '../../../testing/post.ts';
import { PATH, type Page, test } from './testing/lists.ts';

describe('filters and order, each on a page of its own', () => {
  test('without a filter: not deleted, newest time first, stable for equal times', async ({ page, lists }) => {
    const time = new Date();
    const a = await page.post({ set: { fire_at: time } });
    const b = await page.post({ set: { fire_at: time } });
    const later = await page.post({ inMinutes: 500 });
    await page.post({ set: { deleted: true } });
    expect(await lists.idsOf('')).toEqual([later, b, a]);
    expect(await lists.idsOf('&ordering=fire_at')).toEqual([a, b, later]);
  });

  test('status list, deleted, type, ids', async ({ app, page, lists }) => {
    const by = (set: Record<string, unknown>, inMinutes = 60) => page.post({ inMinutes, set });
    const waiting = await by({ status: 0, type: 'image' }, 10);
    const posted = await by({ status: 10 }, 20);
    const failed = await by({ status: 100, type: 'link' }, 30);
    const given = await by({ status: 20, phase: 'rejected' }, 40);
    const gone = await by({ status: 0, deleted: true }, 50);
    const trimmed = await by({ status: 45, deleted: true }, 60);
    const withdrawn = await by({ status: 0, deleted: true, withdrawn_at: new Date() }, 70);
    const of = (query: string) => lists.idsOf(`${query}&ordering=fire_at`);
    expect(await of('')).toEqual([waiting, posted, failed, given]);
    expect(await of('&status=10')).toEqual([posted]);
    expect(await of('&status=0,20,100,110,120&deleted=false')).toEqual([waiting, failed, given]);
    expect(await of('&deleted=true')).toEqual([gone, trimmed]);
    expect(await of('&type=link')).toEqual([failed]);
    expect(await of(`&ids=${given},${waiting}`)).toEqual([waiting, given]);
    const staff = await buildAdvisor(app, { isStaff: true });
    expect(await lists.idsOf('&deleted=true&ordering=fire_at', staff)).toEqual([gone, trimmed, withdrawn]);
  });

  test('a post that came due on a paused page is called paused, wherever it is shown', async ({ ana, page, db }) => {
    const due = await page.post({ inMinutes: -5 });
    const later = await page.post({ inMinutes: 60 });
    await db.run('UPDATE connections SET paused = true WHERE id = $1', [page.connectionId]);
    const labels = async (more: string) => {
      const { body } = await ana.client.get(`/api/scheduled_postings/?pgid=${page.pageId}&ordering=fire_at${more}`);
      return (body.results as { label: string }[]).map(({ label }) => label);
    };
    for (const more of ['', '&fields=calendar']) expect(await labels(more)).toEqual(['paused', 'scheduled_for']);
    expect((await ana.client.get(`/api/scheduled_postings/${due}/`)).body.label).toBe('paused');
    expect((await ana.client.get(`/api/scheduled_postings/${later}/`)).body.label).toBe('scheduled_for');
    await db.run('UPDATE connections SET paused = false WHERE id = $1', [page.connectionId]);
    expect(await labels('')).toEqual(['publishing', 'scheduled_for']);
  });

  test('a post of a lost connection says so at once, and nowhere that it is scheduled', async ({ ana, page, db }) => {
    const id = await page.post({ inMinutes: 60 });
    const out = await page.post({ inMinutes: -60, set: { status: 10, phase: 'posted' } });
    const gone = await page.post({ inMinutes: 90, set: { deleted: true } });
    await db.run('UPDATE connections SET connected = false WHERE id = $1', [page.connectionId]);
    const shown = async (path: string) => {
      const { body } = await ana.client.get(path);
      return (body.results ?? [body]) as { id: number; label: string; reason?: string }[];
    };
    const of = `/api/scheduled_postings/?pgid=${page.pageId}`;
    for (const path of [of, `${of}&fields=calendar`, `/api/scheduled_postings/?profile=${page.profileId}`]) {
      const labels = Object.fromEntries((await shown(path)).map((post) => [post.id, post.label]));
      expect(labels, path).toEqual({ [id]: 'reconnect', [out]: 'posted' });
    }
    const [post] = await shown(`/api/scheduled_postings/${id}/`);
    expect(post).toMatchObject({ label: 'reconnect', reason: expect.stringContaining('Reconnect') });
    expect(await shown(`${of}&deleted=true`)).toMatchObject([{ id: gone, label: 'deleted' }]);
  });

  test('limits of time: instants include themselves, days are whole days in Toronto', async ({ page, lists }) => {
    const on = (fire_at: string) => page.post({ set: { fire_at, created_at: fire_at } });
    // 8 March 2026 has 23 hours in Toronto: it begins at 05:00 UTC and ends at 04:00 UTC.
    const before = await on('2026-03-08T04:59:59.999Z');
    const first = await on('2026-03-08T05:00:00Z');
    const last = await on('2026-03-09T03:59:59.999Z');
    const after = await on('2026-03-09T04:00:00Z');
    const of = (query: string) => lists.idsOf(`${query}&ordering=fire_at`);
    expect(await of('&fire_at_from=2026-03-08&fire_at_to=2026-03-08')).toEqual([first, last]);
    expect(await of('&created_from=2026-03-08&created_to=2026-03-08')).toEqual([first, last]);
    expect(await of('&fire_at_to=2026-03-08T05:00:00Z')).toEqual([before, first]);
    expect(await of('&fire_at_from=2026-03-09T00:00:00-04:00')).toEqual([after]);
    expect(await of('&created_from=2026-03-09')).toEqual([after]);
  });

  test('order by creation, both ways', async ({ page, lists }) => {
    const old = await page.post({ createdInMinutes: -20, inMinutes: 50 });
    const young = await page.post({ createdInMinutes: -10, inMinutes: 10 });
    expect(await lists.idsOf('&ordering=created')).toEqual([old, young]);
    expect(await lists.idsOf('&ordering=-created')).toEqual([young, old]);
  });

  test('top: five at most, best first, without figures last, ties by the newest; the order asked for is ignored', async ({
    app,
    page,
    lists,
  }) => {
    const ranked = (stats_rank: number | null, inMinutes: number, type = 'post') =>
      page.post({ inMinutes, set: { status: 10, stats_rank, type } });
    const none = await ranked(null, -1);
    const low = await ranked(3, -2);
    const oldTie = await ranked(9, -4);
    const newTie = await ranked(9, -3);
    await page.post({ set: { status: 0, stats_rank: 99 } });
    await page.post({ set: { status: 10, stats_rank: 98, deleted: true } });
    const query = '&top=true&status=0&ordering=fire_at&page_size=50';
    expect(await lists.idsOf(query)).toEqual([newTie, oldTie, low, none]);
    const reel = await ranked(50, -5, 'reel');
    const best = await ranked(60, -6);
    expect(await lists.idsOf(query)).toEqual([best, reel, newTie, oldTie, low]);
    expect(await lists.idsOf('&top=true&type=reel')).toEqual([reel]);
    expect(await lists.idsOf(`&top=true&fire_at_from=${app.at(-4.5)}`)).toEqual([newTie, oldTie, low, none]);
    expect((await lists.list('&top=true')).count).toBe(5);
  });

  test('provider: another one than the page has finds nothing', async ({ ana, page, lists }) => {
    expect(await lists.idsOf('&provider=linkedin')).toEqual([]);
    expect((await ana.client.get(`${PATH}?pgid=${page.pageId}&provider=nonsense`)).status).toBe(400);
  });
});

describe('pages', () => {
  test('count, next and previous keep the other parameters; an unknown page is 404', async ({ ana, page, lists }) => {
    const made: number[] = [];
    for (let n = 0; n < 5; n += 1) made.push(await page.post({ inMinutes: n }));
    const first = await lists.list('&page_size=2&ordering=fire_at');
    expect(first.results.map((post) => post.id)).toEqual(made.slice(0, 2));
    expect([first.count, first.previous]).toEqual([5, null]);
    const second = (await ana.client.get(String(first.next))).body as unknown as Page;
    expect(second.results.map((post) => post.id)).toEqual(made.slice(2, 4));
    const third = (await ana.client.get(String(second.next))).body as unknown as Page;
    expect([third.results.map((post) => post.id), third.next, third.count]).toEqual([made.slice(4), null, 5]);
    const beyond = await ana.client.get(`${PATH}?pgid=${page.pageId}&page_size=2&page=4`);
    expect(beyond.status).toBe(404);
    expect((await ana.client.get(`${PATH}?pgid=${page.pageId}&page_size=501`)).status).toBe(400);
  });
});

describe('who may read', () => {
  test("own pages only; staff everybody's; pgid is required", async ({ app, ana, page }) => {
    const id = await page.post();
    const other = await buildAdvisor(app);
    const staff = await buildAdvisor(app, { isStaff: true });
    const paths = [`${PATH}?pgid=${page.pageId}`, `${PATH}${id}/`, `${PATH}${id}/attempts/`, summary(page.pageId)];
    for (const path of paths) {
      expect((await app.client().get(path)).status, path).toBe(401);
      expect((await other.client.get(path)).status, path).toBe(404);
      expect((await staff.client.get(path)).status, path).toBe(200);
      expect((await ana.client.get(path)).status, path).toBe(200);
    }
    expect((await ana.client.get(PATH)).status).toBe(400);
    expect((await staff.client.get(`${PATH}?pgid=nobodys`)).status).toBe(404);
    expect((await ana.client.get(`${PATH}?pgid=${page.pageId}&profile=${other.profileId}`)).status).toBe(404);
  });
  test('staff are offered what they may do to the posts of others: look', async ({ app, ana, page }) => {
    const id = await page.post();
    const out = await page.post({ set: { status: 10, phase: 'posted', permalink: 'https://example.com/1' } });
    const staff = await buildAdvisor(app, { isStaff: true });
    const offered = async (client: typeof ana.client, path: string) => {
      const { body } = await client.get(path);
      const posts = (body.results ?? [body]) as { id: number; actions: string[] }[];
      return Object.fromEntries(posts.map(({ id: post, actions }) => [post, actions]));
    };
    for (const path of [`${PATH}?pgid=${page.pageId}`, `${PATH}?pgid=${page.pageId}&fields=calendar`]) {
      expect(await offered(staff.client, path)).toEqual({ [id]: [], [out]: ['analytics', 'see_post'] });
      expect((await offered(ana.client, path))[id]).toContain('edit');
    }
    expect(await offered(staff.client, `${PATH}${id}/`)).toEqual({ [id]: [] });
  });

  const summary = (pgid: string) => `${PATH}report_summary/?pgid=${pgid}`;

  test('many who ask at once see each their own', async ({ app }) => {
    const owners = await Promise.all(
      Array.from({ length: 6 }, async (_, n) => {
        const advisor = await buildAdvisor(app);
        const page = await buildConnection(app, advisor.profileId);
        const posts: number[] = [];
        for (let post = 0; post < n; post += 1)
          posts.push(await buildPost(app, page, { inMinutes: -post, set: { status: 10 } }));
        return { client: advisor.client, pageId: page.pageId, posts };
      }),
    );
    // The first turns are asked one by one, until PostgreSQL has said what the statements take.
    for (let turn = 0; turn < 4; turn += 1) {
      const lists = await Promise.all(
        owners.map(({ client, pageId }) => client.get(`${PATH}?pgid=${pageId}&status=10`)),
      );
      for (const [n, { body }] of lists.entries()) {
        const { count, results } = body as unknown as Page;
        expect([count, results.map((post) => post.id)]).toEqual([owners[n]?.posts.length, owners[n]?.posts]);
      }
    }
  });

  test('a changed page stays readable by its old id, and never shows what another advisor posted on it', async ({
    app,
    db,
    ana,
    page,
    lists,
  }) => {
    const mine = await page.post({ inMinutes: -60, set: { status: 10 } });
    await db.run("UPDATE connections SET page_id = page_id || '9' WHERE id = $1", [page.connectionId]);
    const next = await buildAdvisor(app);
    const taken = await buildConnection(app, next.profileId, { set: { page_id: page.pageId } });
    const theirs = await buildPost(app, { ...taken, pageId: page.pageId });
    expect(await lists.idsOf('')).toEqual([mine]);
    expect(await lists.idsOf('', next)).toEqual([theirs]);
    const shown = await ana.client.get(`${PATH}${mine}/`);
    expect(shown.body.page_name).toBeNull();
  });

  test('a page connected now lists what another profile of the same person has of it from earlier', async ({
    app,
    db,
    ana,
    page,
    lists,
  }) => {
    const old = await page.post({ inMinutes: -60, set: { status: 10 } });
    await db.run("UPDATE connections SET page_id = page_id || '7' WHERE id = $1", [page.connectionId]);
    const now = await buildConnection(app, (await buildProfile(app, ana.userId)).profileId, {
      set: { page_id: page.pageId },
    });
    const fresh = await buildPost(app, { ...now, pageId: page.pageId }, { inMinutes: 60 });
    expect(await lists.idsOf('')).toEqual([fresh, old]);
    expect(await lists.idsOf(`&profile=${page.profileId}`)).toEqual([old]);
    expect(await lists.idsOf(`&profile=${now.profileId}`)).toEqual([fresh]);
  });

  test('a connected page without posts is an empty list, and beyond it there is nothing', async ({
    ana,
    page,
    lists,
  }) => {
    expect(await lists.list('')).toMatchObject({ count: 0, results: [] });
    expect((await ana.client.get(`${PATH}?pgid=${page.pageId}&page=2`)).status).toBe(404);
  });

  test('an impersonating member of staff reads and acts as the advisor', async ({ app, db, ana, page }) => {
    const staff = await buildAdvisor(app, { isStaff: true, permissions: ['accounts.impersonate'] });
    const id = await page.post();
    const borrowed = await signedIn(app, ana.userId, staff.userId);
    expect((await borrowed.post(`${PATH}${id}/delete/`)).status).toBe(200);
    const [entry] = await db.rows<Record<string, unknown>>(
      "SELECT * FROM audit_log WHERE object_type = 'scheduled_posting' AND object_id = $1",
      [String(id)],
    );
    expect(entry).toMatchObject({ actor_id: staff.userId, acting_as_id: ana.userId, action: 'post.delete' });
    expect((await staff.client.post(`${PATH}${id}/restore/`)).status).toBe(404);
    const failed = await page.post({ set: { status: 20, phase: 'rejected' } });
    expect((await borrowed.post(`${PATH}${failed}/retry/`)).status).toBe(200);
    expect(
      await db.rows('SELECT actor_id, acting_as_id, action FROM audit_log WHERE object_id = $1', [String(failed)]),
    ).toEqual([{ actor_id: staff.userId, acting_as_id: ana.userId, action: 'post.retry' }]);
  });
});
