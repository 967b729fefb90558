import { POST_PHASES, POST_STATUS_VALUES, type PostAction, postActions } from '@waypost/contract/posts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { buildConnection } from '../../../testing/page.ts';
import { test as base } from '../../../testing/test.ts';

const state = fc
  .record({
    status: fc.constantFrom(...POST_STATUS_VALUES),
    phase: fc.constantFrom(...POST_PHASES),
    deleted: fc.boolean(),
    withdrawn: fc.boolean(),
    askUser: fc.boolean(),
    openAttempt: fc.boolean(),
    lookedFor: fc.boolean(),
    inMinutes: fc.constantFrom(-500, -1, 30, 500),
  })
  // No release begins before its time: nobody asks for one there.
  .filter(({ openAttempt, phase, inMinutes }) => !(openAttempt && phase === 'due' && inMinutes > 0));
const VERBS = ['edit', 'reschedule', 'revise', 'delete', 'post_now', 'restore'] as const;

const test = base.extend('posts', ({ app, ana }) => {
  function call(id: number, verb: (typeof VERBS)[number]) {
    const url = `/api/scheduled_postings/${id}/`;
    if (verb === 'edit') return ana.client.patch(url, { message: `Edited ${Math.random()}` });
    const fire_at = new Date(app.waypost.clock.now().getTime() + 3_600_000).toISOString();
    if (verb === 'reschedule') return ana.client.patch(url, { fire_at });
    if (verb === 'revise')
      return ana.client.put(`${url}content/`, { version: 1, fire_at, message: `Revised ${Math.random()}` });
    return ana.client.post(`${url}${verb}/`);
  }
  return { call };
});

test('a verb passes exactly when the contract offers it, whatever state a post is in', async ({
  app,
  db,
  ana,
  page,
  posts,
}) => {
  await fc.assert(
    fc.asyncProperty(state, fc.constantFrom(...VERBS), async (post, verb) => {
      const posted = post.status === 10;
      const id = await page.post({
        inMinutes: post.inMinutes,
        set: {
          status: post.status,
          phase: post.phase,
          deleted: post.deleted,
          withdrawn_at: post.withdrawn ? new Date() : null,
          ask_user: post.askUser,
          look_from: post.lookedFor ? new Date() : null,
          ...(posted && { remote_id: `${page.pageId}_${Math.random()}` }),
        },
      });
      if (post.openAttempt)
        await db.run(
          "INSERT INTO publish_attempts (scheduled_posting_id, n, purpose, snapshot, version) VALUES ($1, 1, 'publish', '{}', 1)",
          [id],
        );
      const now = app.waypost.clock.now().getTime();
      const facts = {
        ...post,
        fireAt: now + post.inMinutes * 60_000,
        hasPermalink: false,
        hasStats: false,
        openAttempt: post.openAttempt && !posted && !post.deleted,
        removable: post.status === 50,
      };
      const offered: readonly PostAction[] = postActions(facts, now, { mayRefreshStats: false });
      const shown = (await ana.client.get(`/api/scheduled_postings/${id}/`)).body.actions;
      expect(shown).toEqual(offered);
      const answer = await posts.call(id, verb);
      const expected =
        verb === 'delete' ? offered.some((name) => name === 'delete' || name === 'dismiss') : offered.includes(verb);
      expect(answer.status, JSON.stringify(answer.body)).toBe(expected ? 200 : 409);
      await db.run("UPDATE scheduled_postings SET deleted = true, phase = 'due' WHERE id = $1", [id]);
    }),
    { numRuns: 150 },
  );
});

test('on a page that was removed or changed a post offers nothing that would send it, but the way back', async ({
  db,
  ana,
  page,
  posts,
}) => {
  const states = [
    [{ status: 20, phase: 'missed', reason_code: 'missed' }, ['reconnect', 'dismiss']],
    [{ status: 20, phase: 'rejected' }, ['reconnect', 'delete']],
    [{ deleted: true }, ['reconnect']],
  ] as const;
  await db.run('INSERT INTO former_pages (connection_id, page_id) VALUES ($1, $2)', [page.connectionId, page.pageId]);
  for (const change of ['installed = false, connected = false', "page_id = page_id || '9'"])
    for (const [set, actions] of states) {
      const id = await page.post({ inMinutes: 500, set });
      await db.run(`UPDATE connections SET ${change} WHERE id = $1`, [page.connectionId]);
      const one = await ana.client.get(`/api/scheduled_postings/${id}/`);
      const reason = expect.stringMatching('deleted' in set ? /to restore this post\.$/ : /to publish this post\.$/);
      expect(one.body).toMatchObject({ actions, reason_code: 'connection_removed', reason });
      const all = await ana.client.get(
        `/api/scheduled_postings/?profile=${ana.profileId}&ids=${id}&deleted=${'deleted' in set}`,
      );
      expect(all.body.results).toMatchObject([{ actions, reason_code: 'connection_removed' }]);
      for (const verb of ['reschedule', 'revise', 'post_now', 'restore'] as const)
        expect(await posts.call(id, verb)).toMatchObject({ status: 400, body: { code: 'connection_broken' } });
      await db.run(`UPDATE connections SET installed = true, connected = true, page_id = $2 WHERE id = $1`, [
        page.connectionId,
        page.pageId,
      ]);
    }
});

test('on a page that is gone the answer to a question sends nothing, and the post can be deleted', async ({
  db,
  ana,
  page,
}) => {
  const id = await page.post({
    inMinutes: -60,
    set: { phase: 'unconfirmed', ask_user: true, reason_code: 'unconfirmed_ask_text' },
  });
  await db.run(
    "INSERT INTO publish_attempts (scheduled_posting_id, n, purpose, snapshot, version) VALUES ($1, 1, 'publish', '{}', 1)",
    [id],
  );
  await db.run('UPDATE connections SET installed = false, connected = false WHERE id = $1', [page.connectionId]);
  const url = `/api/scheduled_postings/${id}/`;
  expect((await ana.client.get(url)).body).toMatchObject({
    actions: ['resolve', 'reconnect'],
    reason_code: 'unconfirmed_ask_text',
  });
  expect(await ana.client.post(`${url}resolve/`, { absent: true })).toMatchObject({
    status: 200,
    body: { status: 20, phase: 'rejected', actions: ['reconnect', 'delete'], reason_code: 'connection_removed' },
  });
  const [attempt] = (await ana.client.get(`${url}attempts/`)).body.results as object[];
  expect(attempt).toMatchObject({ outcome: 'absent' });
});

test('what is offered after a downgrade, without the generator and on a lost connection passes there', async ({
  app,
  db,
  ana,
}) => {
  const instagram = await buildConnection(app, ana.profileId, { app: 'instagram' });
  const changes = [
    ['UPDATE connections SET connected = false WHERE id = $1', instagram.connectionId, null],
    ['UPDATE profiles SET generator_enabled = false WHERE id = $1', ana.profileId, undefined],
    ["UPDATE users SET plan = 'free' WHERE id = $1", ana.userId, 'upgrade_required'],
  ] as const;
  for (const [change, of, refused] of changes) {
    const id = await instagram.post({ images: 1 });
    const url = `/api/scheduled_postings/${id}/`;
    await db.run(change, [of]);
    const actions = (await ana.client.get(url)).body.actions as PostAction[];
    expect(actions).toEqual(expect.arrayContaining(['edit', 'reschedule']));
    const { media: _, ...content } = (await ana.client.get(`${url}content/`)).body;
    const revised = await ana.client.put(`${url}content/`, { ...content, message: `Revised ${id}` });
    expect(actions.includes('revise')).toBe(refused === null);
    for (const list of [`pgid=${instagram.pageId}`, `profile=${ana.profileId}`])
      for (const fields of ['', '&fields=calendar'])
        expect(
          (await ana.client.get(`/api/scheduled_postings/?${list}&ids=${id}${fields}`)).body.results,
        ).toMatchObject([{ actions }]);
    // The composer is for PRO; what was planned before is edited, moved and posted without it.
    expect(revised.status, JSON.stringify(revised.body)).toBe(refused === null ? 200 : 403);
    expect(revised.body.code).toBe(refused ?? undefined);
    expect((await ana.client.patch(url, { fire_at: app.at(60) })).status).toBe(200);
    expect((await ana.client.patch(url, { message: `Edited ${id}` })).status).toBe(200);
  }
});
