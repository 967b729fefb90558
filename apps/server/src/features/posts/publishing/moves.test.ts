import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { projectRoot } from '../../../platform/config/paths.ts';
import { preparedNames } from '../../../testing/database/prepared-names.ts';
import type { TestPage } from '../../../testing/page.ts';
import { test as base } from '../../../testing/test.ts';
import { postNow } from '../changing/post-now.ts';
import { retryPost } from '../changing/retry-post.ts';
import { undoOfNew } from '../changing/undo/undo.ts';
import { undoPostNow } from '../changing/undo/undo-post-now.ts';
import { takeBackPosts } from '../creating/take-back-posts.ts';
import { openAttemptOf } from './attempts/attempts.ts';
import { claimPosts } from './claim/claim.ts';
import { stepPost } from './claim/step-post.ts';
import { LOOKABLE } from './look/look-store.ts';
import { MOVES } from './moves.ts';
import { recordRefusal } from './release/record-refusal.ts';
import { watchMoves } from './testing/watched-moves.ts';
import { transition } from './transition.ts';

const ownerOf = ({ userId }: TestPage) => ({ userId, impersonatorId: null }) as Parameters<typeof retryPost>[1];

const test = base
  .extend('watched', { scope: 'file' }, ({ db }) => watchMoves(db))
  .extend('made', ({ app, db, world, network }) => {
    const refuse = (page: TestPage, edge: string, code: number, subcode?: number) =>
      network.addFault({
        method: 'POST',
        path: `/${page.pageId}/${edge}$`,
        when: 'before',
        action: { kind: 'graph_error', code, ...(subcode !== undefined && { subcode }) },
      });
    const lose = (page: TestPage, when: 'before' | 'after', times = 1) =>
      network.addFault({
        method: 'POST',
        path: `/${page.pageId}/feed$`,
        when,
        times,
        action: { kind: 'reset' },
      });
    const setConnection = (page: TestPage, set: string) =>
      db.run(`UPDATE connections SET ${set} WHERE id = $1`, [page.connectionId]);
    /** One step of everything that is due; `publish` would go on as long as a slow machine lets waits run out. */
    async function stepOnce(): Promise<void> {
      for (const row of await claimPosts(db, { limit: 100, leaseMs: 60_000 })) await stepPost(world.deps, row);
    }
    /** Posts that their network works on, or that wait for it. */
    async function onTheirWay(count: number, options: { video: 'video' } | { images: 1 }) {
      const posts: { page: TestPage; id: number }[] = [];
      for (let n = 0; n < count; n += 1) {
        const page = await world.page({ app: 'video' in options ? 'facebook' : 'instagram' });
        posts.push({ page, id: await world.post(page, options) });
      }
      await stepOnce();
      for (const { id } of posts)
        expect(await world.row(id)).toMatchObject({ phase: 'video' in options ? 'accepted' : 'waiting' });
      return posts;
    }

    async function goOut(): Promise<void> {
      const page = await world.page();
      const undo = undoOfNew(new Date(app.waypost.clock.now().getTime() + 60_000));
      const regretted = await world.post(page, { inMinutes: 60, set: { undo: JSON.stringify(undo) } });
      await db.transaction((tx) => takeBackPosts(app.waypost, tx, [regretted]));
      const known = await world.post(page, { message: 'Published before the dump was restored' });
      await world.publish();
      expect(await world.row(known)).toMatchObject({ phase: 'posted' });
      await world.forget(known);
      await world.doubt(page);
      await world.look();
      expect(await world.row(known)).toMatchObject({ phase: 'posted' });
      const posts = [...(await onTheirWay(1, { video: 'video' })), ...(await onTheirWay(1, { images: 1 }))];
      await app.later(5);
      for (const { id } of posts) {
        await world.publish();
        expect(await world.row(id)).toMatchObject({ phase: 'posted' });
      }
    }

    async function beRefused(): Promise<void> {
      const page = await world.page();
      const passing = await world.post(page);
      refuse(page, 'feed', 100, 1363047);
      await world.publish();
      expect(await world.row(passing)).toMatchObject({ phase: 'due', status: 100 });
      const lost = await world.post(page, { images: 1 });
      network.addFault({ method: 'POST', path: `/${page.pageId}/photos$`, action: { kind: 'reset' } });
      await world.publish();
      expect(await world.row(lost)).toMatchObject({ phase: 'due' });
      const bad = await world.post(page, { images: 1 });
      // By its address, and as a file.
      refuse(page, 'photos', 100, 1366046);
      refuse(page, 'photos', 100, 1366046);
      await world.publish();
      expect(await world.row(bad)).toMatchObject({ phase: 'rejected' });
      await postNow(app.waypost, ownerOf(page), { id: bad, applyToAll: false }, 10);
      await undoPostNow(app.waypost, ownerOf(page), { id: bad, applyToAll: false });
      expect(await world.row(bad)).toMatchObject({ phase: 'rejected' });
      const refused = await world.post(page);
      refuse(page, 'feed', 368, 1404102);
      await world.publish();
      expect(await world.row(refused)).toMatchObject({ phase: 'rejected' });
      await retryPost(app.waypost, ownerOf(page), { id: refused, applyToAll: false });
      for (const options of [{}, { images: 1 }]) {
        const revoked = await world.page();
        const id = await world.post(revoked, options);
        network.facebook.breakTokens({ pageId: revoked.pageId }, 460);
        await world.publish();
        expect(await world.row(id)).toMatchObject({ phase: 'reconnect' });
      }
    }

    async function waitAndMiss(): Promise<void> {
      const { pendingPosts, db } = app.waypost;
      const [gone, broken, never] = await onTheirWay(3, { images: 1 });
      if (gone === undefined || broken === undefined || never === undefined) throw new Error('not on their way');
      const [back, tooLate] = [await world.page(), await world.page()];
      const [soon, missed] = [await world.post(back), await world.post(tooLate)];
      for (const page of [back, tooLate, broken.page]) await setConnection(page, 'connected = false');
      expect(await pendingPosts.delete(db, gone.page.connectionId)).toBe(1);
      await setConnection(never.page, 'paused = true');
      await app.later(5);
      await world.sweep();
      for (const id of [soon, missed, broken.id]) expect(await world.row(id)).toMatchObject({ phase: 'reconnect' });
      await setConnection(back, 'connected = true');
      await pendingPosts.wake(db, back.connectionId);
      expect(await world.row(soon)).toMatchObject({ phase: 'due' });
      await setConnection(back, 'paused = true');
      const held = await world.page();
      const taken = await world.post(held);
      await world.claim(taken);
      await db.run("UPDATE scheduled_postings SET lease_until = lease_until - interval '1 hour' WHERE id = $1", [
        taken,
      ]);
      await app.later(130);
      await world.sweep();
      for (const id of [soon, missed, never.id, taken]) expect(await world.row(id)).toMatchObject({ phase: 'missed' });
      await postNow(app.waypost, ownerOf(held), { id: taken, applyToAll: false });
      expect(await world.row(taken)).toMatchObject({ phase: 'due' });
    }

    async function loseAnswers(): Promise<void> {
      const page = await world.page();
      const [again, ended] = [await world.post(page, { images: 1 }), await world.post(page, { images: 1 })];
      await db.run('UPDATE scheduled_postings SET failures = 3 WHERE id = $1', [ended]);
      lose(page, 'before', 2);
      for (const wait of [0, 1, 3, 4, 6, 11]) {
        await app.later(wait);
        await world.publish();
      }
      expect(await world.row(again)).toMatchObject({ phase: 'posted' });
      expect(await world.row(ended)).toMatchObject({ phase: 'rejected' });
      const member = await world.page({ app: 'linkedin', member: true });
      const id = await world.post(member);
      network.addFault({ method: 'POST', path: '/rest/posts$', when: 'after', action: { kind: 'reset' } });
      await world.publish();
      for (let round = 0; round < 10; round += 1) {
        await app.later(1 / 3);
        await world.publish();
      }
      expect(await world.row(id)).toMatchObject({ phase: 'posted' });
    }

    async function settleBadly(): Promise<void> {
      const refusals = [
        { kind: 'try-later', code: 'fb_unavailable' },
        { kind: 'rejected', code: 'fb_video_invalid' },
        { kind: 'reconnect', scope: 'page', code: 'fb_token_expired' },
      ] as const;
      for (const refusal of refusals) {
        const [video] = await onTheirWay(1, { video: 'video' });
        await app.later(5);
        const id = video?.id ?? 0;
        const row = await world.claim(id);
        const attempt = await openAttemptOf(db, id);
        const sent = { row, attempt: attempt?.id ?? 0, text: row.message, tokenVersion: 0 };
        await recordRefusal(world.deps, sent, { ...refusal, detail: null });
      }
      for (const { id, page } of await onTheirWay(1, { video: 'video' })) {
        await setConnection(page, 'page_token_enc = NULL, grant_id = NULL');
        await app.later(5);
        await world.publish();
        expect(await world.row(id)).toMatchObject({ phase: 'unconfirmed', ask_user: true });
      }
    }
    /** What can be read by nobody is a question, wherever it stood when the database was set back. */
    async function beDoubted(): Promise<void> {
      const page = await world.page({ app: 'linkedin', member: true });
      const ids: number[] = [];
      for (const phase of LOOKABLE) {
        const status = phase === 'rejected' || phase === 'missed' ? 20 : 0;
        ids.push(await world.post(page, { inMinutes: -20, set: { phase, status } }));
      }
      await world.doubt(page);
      await world.look();
      for (const id of ids) expect(await world.row(id)).toMatchObject({ phase: 'unconfirmed', ask_user: true });
    }
    return { beDoubted, goOut, beRefused, waitAndMiss, loseAnswers, settleBadly };
  });

test('every move of the table is made in the lives of posts, and no other', { timeout: 120_000 }, async ({
  app,
  watched,
  made,
}) => {
  await made.goOut();
  await made.beRefused();
  await made.waitAndMiss();
  await made.loseAnswers();
  await made.settleBadly();
  await made.beDoubted();
  expect(await watched.illegal()).toEqual([]);
  expect(await watched.unmade()).toEqual([]);
  // A statement for each set of columns that the code writes out (15 of them here), and none for each value.
  const statements = new Set((await preparedNames(app)).filter((name) => name.startsWith('move_')));
  expect(statements.size).toBeGreaterThan(0);
  expect(statements.size).toBeLessThan(25);
});

test('the documentation shows the table', () => {
  const page = readFileSync(path.join(projectRoot, 'docs/RELIABILITY.md'), 'utf8');
  const moves = Object.entries(MOVES).flatMap(([from, targets]) =>
    Object.entries(targets).map(([to, why]) => `| ${from} | ${to} | ${why} |`),
  );
  const [, shown = ''] = page.split('| From | To | Why |\n|---|---|---|\n');
  expect(shown.split('\n\n')[0]?.trim().split('\n')).toEqual(moves);
  expect(page).toContain(`| ${moves.length} moves, and the end of a post that was unmade |`);
});

test('a move that is not in the table is refused', async ({ db, world, page }) => {
  const row = await world.claim(await world.post(page));
  const from: keyof typeof MOVES = 'posted';
  await expect(transition(db, row, { from, to: 'due' as 'posted' })).rejects.toThrow('from posted to due');
});
