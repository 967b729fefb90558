import { describe, expect } from 'vitest';
import { test as base } from '../../../testing/test.ts';
import { resolvePost } from '../changing/resolve-post.ts';
import { retryPost } from '../changing/retry-post.ts';

type GraphError = { kind: 'graph_error'; code: number; subcode?: number };

const test = base.extend('feed', ({ page, network }) => {
  const calls = (pattern: RegExp) => network.calls().filter((call) => pattern.test(`${call.method} ${call.path}`));
  const feedPosts = () => calls(/^POST .*\/feed$/).filter((call) => call.path.includes(page.pageId));
  /** As the feed step of this page alone. */
  const fault = (script: {
    when: 'before' | 'after';
    action: { kind: 'reset' } | { kind: 'garbage' } | GraphError;
    times?: number;
  }) => network.addFault({ method: 'POST', path: `/${page.pageId}/feed$`, ...script });
  /** Who the page belongs to, at a screen of their own. */
  const owner = { userId: page.userId, impersonatorId: null } as Parameters<typeof retryPost>[1];
  return { calls, feedPosts, fault, owner };
});

describe('the usual way', () => {
  test('text, one photo and several photos go out once, each photo staged before the one call', async ({
    world,
    page,
    feed,
  }) => {
    const text = await world.post(page, { message: 'Only words' });
    const one = await world.post(page, { message: 'One picture', images: 1 });
    const three = await world.post(page, { message: 'Three pictures', images: 3 });
    await world.publish();
    expect(world.wall(page).sort()).toEqual(['One picture', 'Only words', 'Three pictures']);
    for (const id of [text, one, three]) {
      expect(await world.row(id)).toMatchObject({ status: 10, phase: 'posted', reason_code: null });
      expect(await world.outcomes(id)).toEqual(['posted']);
    }
    expect(feed.feedPosts()).toHaveLength(3);
    expect(feed.calls(new RegExp(`POST .*/${page.pageId}/photos`))).toHaveLength(4);
  });

  test('a post that is not due, deleted, paused or on a broken connection stays', async ({ db, world, page }) => {
    const future = await world.post(page, { inMinutes: 10 });
    const deleted = await world.post(page);
    await db.run('UPDATE scheduled_postings SET deleted = true WHERE id = $1', [deleted]);
    const other = await world.page();
    const parked = await world.post(other);
    await db.run('UPDATE connections SET paused = true WHERE id = $1', [other.connectionId]);
    await world.publish();
    expect(world.wall(page)).toEqual([]);
    expect(await world.row(future)).toMatchObject({ phase: 'due', status: 0 });
    expect(await world.row(parked)).toMatchObject({ phase: 'due', status: 0 });
    await db.run('UPDATE connections SET paused = false WHERE id = $1', [other.connectionId]);
    await world.publish();
    expect(await world.row(parked)).toMatchObject({ status: 10 });
  });

  test('two workers on the same rows publish each of them once', async ({ app, world, page }) => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => world.post(page)));
    await Promise.all([world.publish(), world.publish(), world.publish()]);
    await app.later(1);
    await world.publish();
    for (const id of ids) expect(await world.row(id)).toMatchObject({ status: 10 });
    expect(world.wall(page)).toHaveLength(12);
  });
});

describe('refusals', () => {
  test('a transient refusal climbs the ladder 100, 110, 120 and then gives up with a mail', async ({
    app,
    db,
    world,
    page,
    network,
    feed,
  }) => {
    const id = await world.post(page, { message: 'Nobody wants me' });
    feed.fault({ when: 'before', times: -1, action: { kind: 'graph_error', code: 100, subcode: 1363047 } });
    const seen: number[] = [];
    for (const wait of [0, 1, 5, 15]) {
      await app.later(wait);
      await world.publish();
      seen.push((await world.row(id)).status);
    }
    expect(seen).toEqual([100, 110, 120, 20]);
    expect(await world.outcomes(id)).toEqual(Array(4).fill('try-later'));
    // The cause says that we try again; a post that was given up does not.
    expect(await world.row(id)).toMatchObject({ reason_code: 'gave_up' });
    const mail = await db.row("SELECT 1 FROM mails WHERE kind = 'post_failed' AND params ->> 'postId' = $1", [
      String(id),
    ]);
    expect(mail).not.toBeNull();
    network.clearFaults();
    await retryPost(app.waypost, feed.owner, { id, applyToAll: false });
    await world.publish();
    expect(await world.row(id)).toMatchObject({ status: 10, failures: 0 });
  });

  test('what was never allowed fails for want of the permission, and promises no other try', async ({
    app,
    world,
    page,
    network,
    feed,
  }) => {
    const id = await world.post(page);
    feed.fault({ when: 'before', times: -1, action: { kind: 'graph_error', code: 200 } });
    const seen: unknown[] = [];
    for (const wait of [0, 1, 5, 15]) {
      await app.later(wait);
      await world.publish();
      seen.push((await world.row(id)).reason_code);
    }
    network.clearFaults();
    expect(seen).toEqual([...Array(3).fill('fb_not_allowed_now'), 'fb_permission_missing']);
    expect(await world.row(id)).toMatchObject({ status: 20, phase: 'rejected' });
  });

  test('a permanent refusal ends at once', async ({ world, page, feed }) => {
    const id = await world.post(page);
    feed.fault({ when: 'before', action: { kind: 'graph_error', code: 368, subcode: 1404102 } });
    await world.publish();
    expect(await world.row(id)).toMatchObject({ status: 20, phase: 'rejected' });
  });

  test('a rate limit waits, costs no try and holds the whole connection', async ({ app, world, page, feed }) => {
    const id = await world.post(page);
    const neighbour = await world.post(page);
    feed.fault({ when: 'before', action: { kind: 'graph_error', code: 32 } });
    await world.publish();
    expect(await world.row(id)).toMatchObject({ status: 0, failures: 0, phase: 'due' });
    expect(await world.row(neighbour)).toMatchObject({ status: 0 });
    await app.later(61);
    await world.publish();
    expect(await world.row(id)).toMatchObject({ status: 10 });
    expect(await world.row(neighbour)).toMatchObject({ status: 10 });
  });

  test('a revoked page token parks the post without burning a try, and breaks the connection', async ({
    db,
    world,
    page,
    network,
  }) => {
    const id = await world.post(page);
    network.facebook.breakTokens({ pageId: page.pageId }, 460);
    await world.publish();
    expect(await world.row(id)).toMatchObject({ status: 0, phase: 'reconnect', failures: 0 });
    const connection = await db.row('SELECT connected FROM connections WHERE id = $1', [page.connectionId]);
    expect(connection).toEqual({ connected: false });
  });
});

describe('unknown outcomes', () => {
  for (const kind of ['reset', 'garbage'] as const) {
    test(`an answer lost after the side effect (${kind}) is found and adopted, never sent again`, async ({
      app,
      world,
      page,
      feed,
    }) => {
      const words = await world.post(page, { message: `Lost words ${kind}` });
      const picture = await world.post(page, { message: `Lost picture ${kind}`, images: 1 });
      feed.fault({ when: 'after', times: 2, action: { kind } });
      await world.publish();
      expect(await world.row(words)).toMatchObject({ phase: 'unconfirmed', status: 0 });
      await app.later(1);
      await world.publish();
      for (const id of [words, picture]) {
        expect(await world.row(id)).toMatchObject({ status: 10, phase: 'posted' });
        expect(await world.outcomes(id)).toEqual(['adopted']);
      }
      expect(world.wall(page)).toHaveLength(2);
    });
  }

  test('a picture that never arrived is sent again after four complete reads, words are not: the person is asked', async ({
    app,
    world,
    page,
    feed,
  }) => {
    const words = await world.post(page, { message: 'Words that never arrived' });
    const picture = await world.post(page, { message: 'Picture that never arrived', images: 1 });
    feed.fault({ when: 'before', times: 2, action: { kind: 'reset' } });
    await world.publish();
    for (const wait of [1, 3, 4, 6]) {
      await app.later(wait);
      await world.publish();
      expect(world.wall(page)).toEqual([]);
    }
    await app.later(11);
    await world.publish();
    expect(world.wall(page)).toEqual(['Picture that never arrived']);
    expect(await world.outcomes(picture)).toEqual(['absent', 'posted']);
    expect(await world.row(words)).toMatchObject({ phase: 'unconfirmed', ask_user: true });
    await resolvePost(app.waypost, feed.owner, words, { absent: true });
    await world.publish();
    expect(world.wall(page)).toContain('Words that never arrived');
    expect(await world.row(words)).toMatchObject({ status: 10 });
  });

  test('a read that fails counts for nothing', async ({ app, world, page, network, feed }) => {
    const id = await world.post(page, { images: 1 });
    feed.fault({ when: 'before', action: { kind: 'reset' } });
    network.addFault({
      method: 'GET',
      path: `/${page.pageId}/feed`,
      times: 3,
      action: { kind: 'status', status: 500 },
    });
    await world.publish();
    for (const wait of [3, 3, 6]) {
      await app.later(wait);
      await world.publish();
    }
    const [attempt] = await world.attempts(id);
    expect(attempt).toMatchObject({ outcome: null, absent_reads: 0 });
  });

  test('while one text is open on a connection, the same text does not start', async ({ world, page, feed }) => {
    const first = await world.post(page, { message: 'Twins' });
    feed.fault({ when: 'before', action: { kind: 'reset' } });
    await world.publish();
    const second = await world.post(page, { message: 'Twins' });
    await world.publish();
    expect(await world.row(first)).toMatchObject({ phase: 'unconfirmed' });
    expect(await world.row(second)).toMatchObject({ phase: 'due' });
  });
});
