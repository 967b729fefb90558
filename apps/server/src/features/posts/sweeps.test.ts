import { describe, expect } from 'vitest';
import { runDue } from '../../platform/sweeps/start-sweeps.ts';
import { test as base } from '../../testing/test.ts';
import { nameLinks } from './creating/link-preview.ts';
import { preflightSweep } from './preflight/run-preflights.ts';
import { leftoverSweep } from './publishing/stage/discard-leftovers.ts';

const test = base.extend('swept', ({ app, db, ana, page }) => {
  const mails = () =>
    db.rows<{ kind: string; params: { problems?: { code: string }[] } }>(
      'SELECT kind, params FROM mails WHERE user_id = $1 ORDER BY id',
      [ana.userId],
    );
  const due = (set: Record<string, unknown> = {}) =>
    page.post({ inMinutes: 70, set: { preflight_at: app.waypost.clock.now(), ...set } });
  const leave = (remote_id: string) =>
    db.run(
      "INSERT INTO staged_leftovers (connection_id, remote_id, kind, due_at) VALUES ($1, $2, 'photo', app_now())",
      [page.connectionId, remote_id],
    );
  const left = async () =>
    await db.rows<{ remote_id: string; tries: number }>(
      'SELECT remote_id, tries FROM staged_leftovers WHERE connection_id = $1',
      [page.connectionId],
    );
  const titleAfter = async (link: string) => {
    const id = await page.post({ set: { type: 'link', link } });
    await nameLinks(app.waypost, [id]);
    return (await ana.client.get(`/api/scheduled_postings/${id}/`)).body.link_title;
  };
  return { mails, due, leave, left, titleAfter };
});

describe('the preflight an hour before', () => {
  test('finds nothing on a healthy page, and asks the network once per page', async ({
    app,
    world,
    network,
    swept,
  }) => {
    const ids = [await swept.due(), await swept.due(), await swept.due()];
    const asked = () => network.calls().filter((call) => call.path.endsWith('/debug_token')).length;
    const before = asked();
    await runDue(preflightSweep(app.waypost));
    for (const id of ids) expect(await world.row(id)).toMatchObject({ preflight_at: null, preflight_result: [] });
    expect(asked() - before).toBe(1);
    expect(await swept.mails()).toEqual([]);
  });

  test('a token that the network revoked: the connection breaks, the owner gets a mail for the page, not for each post', async ({
    app,
    db,
    world,
    ana,
    page,
    network,
    swept,
  }) => {
    const ids = [await swept.due(), await swept.due()];
    network.facebook.breakTokens({ pageId: page.pageId }, 460);
    await runDue(preflightSweep(app.waypost));
    for (const id of ids)
      expect((await world.row(id)).preflight_result.map((message) => message.code)).toEqual(['connection_broken']);
    const written = await swept.mails();
    expect(written.filter((mail) => mail.kind === 'preflight_trouble')).toHaveLength(1);
    const [connection] = await db.rows<{ connected: boolean }>('SELECT connected FROM connections WHERE id = $1', [
      page.connectionId,
    ]);
    expect(connection?.connected).toBe(false);
    const shown = await ana.client.get(`/api/scheduled_postings/${ids[0]}/`);
    expect(shown.body.preflight).toEqual([{ app: 'facebook', code: 'connection_broken', level: 'error' }]);
  });

  test('a network that is away is no trouble of the page', async ({ app, world, network, swept }) => {
    const id = await swept.due();
    network.addFault({ path: '/debug_token', times: -1, action: { kind: 'status', status: 503 } });
    await runDue(preflightSweep(app.waypost));
    expect(await world.row(id)).toMatchObject({ preflight_at: null, preflight_result: [] });
  });

  test('trouble of the post itself is a mail of its own', async ({ app, swept }) => {
    const at = new Date(app.waypost.clock.now().getTime() + 70 * 60_000);
    const twin = { message: 'The same', fire_at: at };
    const ids = [await swept.due(twin), await swept.due(twin)];
    await runDue(preflightSweep(app.waypost));
    const troubles = (await swept.mails()).filter((mail) => mail.kind === 'preflight_trouble');
    expect(troubles.map((mail) => mail.params.problems?.map((problem) => problem.code))).toEqual([
      ['same_text'],
      ['same_text'],
    ]);
    expect(ids).toHaveLength(2);
  });

  test('a post that waits for nothing any more is looked over once, without a mail', async ({
    app,
    db,
    world,
    page,
    swept,
  }) => {
    const id = await swept.due({ status: 20, phase: 'missed' });
    await db.run('UPDATE connections SET connected = false WHERE id = $1', [page.connectionId]);
    await runDue(preflightSweep(app.waypost));
    expect((await world.row(id)).preflight_at).toBeNull();
    expect(await swept.mails()).toEqual([]);
  });

  test('deleted posts and posts that are not due are left alone', async ({ app, world, swept }) => {
    const deleted = await swept.due({ deleted: true });
    const ahead = await swept.due({ preflight_at: new Date(app.waypost.clock.now().getTime() + 3_600_000) });
    await runDue(preflightSweep(app.waypost));
    for (const id of [deleted, ahead]) expect((await world.row(id)).preflight_at).not.toBeNull();
  });
});

describe('what was staged and will not be used', () => {
  test('is discarded at the network; what is gone already is done with', async ({ app, network, swept }) => {
    await swept.leave('1234567890123');
    await runDue(leftoverSweep(app.waypost));
    expect(await swept.left()).toEqual([]);
    expect(network.calls().some((call) => call.path.endsWith('/1234567890123'))).toBe(true);
  });

  test('is tried again while the network is away, five times at most', async ({ app, network, swept }) => {
    await swept.leave('1234567890124');
    network.addFault({ path: '/1234567890124$', times: -1, action: { kind: 'status', status: 503 } });
    await runDue(leftoverSweep(app.waypost));
    expect(await swept.left()).toEqual([{ remote_id: '1234567890124', tries: 1 }]);
    for (let n = 0; n < 4; n += 1) {
      await app.later(600);
      await runDue(leftoverSweep(app.waypost));
    }
    expect(await swept.left()).toEqual([]);
  });
});

describe('the title of a link', () => {
  test('is read from the page; an address that is not for us leaves the domain alone', async ({ app, page, swept }) => {
    expect(await swept.titleAfter(`${app.sandbox.url}/facebook/wall/${page.pageId}`)).toEqual(
      expect.stringContaining('Page'),
    );
    expect(await swept.titleAfter('http://169.254.169.254/latest/meta-data/')).toBeNull();
  });
});
