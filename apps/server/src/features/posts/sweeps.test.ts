import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runDue } from '../../platform/sweeps/start-sweeps.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type Advisor, buildAdvisor } from '../../testing/factories.ts';
import { buildConnection, type TestPage } from '../../testing/page.ts';
import { buildPost } from '../../testing/post.ts';
import { nameLinks } from './creating/link-preview.ts';
import { preflightSweep } from './preflight/run-preflights.ts';
import { leftoverSweep } from './publishing/stage/discard-leftovers.ts';

let app: TestApp;
let ana: Advisor;
let page: TestPage;
let offset = 0;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await buildAdvisor(app);
  page = await buildConnection(app, ana.profileId);
  app.sandbox.control.clearFaults();
});

const later = async (minutes: number) => {
  offset += minutes * 60_000;
  await app.turnTo(offset);
};
const mails = () =>
  app.waypost.db.rows<{ kind: string; params: { problems?: { code: string }[] } }>(
    'SELECT kind, params FROM mails WHERE user_id = $1 ORDER BY id',
    [ana.userId],
  );
const due = (set: Record<string, unknown> = {}) =>
  buildPost(app, page, { inMinutes: 70, set: { preflight_at: app.waypost.clock.now(), ...set } });
const result = async (id: number) =>
  (await app.waypost.db.row<{ preflight_at: Date | null; preflight_result: { code: string }[] }>(
    'SELECT preflight_at, preflight_result FROM scheduled_postings WHERE id = $1',
    [id],
  )) ?? { preflight_at: null, preflight_result: [] };

describe('the preflight an hour before', () => {
  test('finds nothing on a healthy page, and asks the network once per page', async () => {
    const ids = [await due(), await due(), await due()];
    const asked = () => app.sandbox.control.calls().filter((call) => call.path.endsWith('/debug_token')).length;
    const before = asked();
    await runDue(preflightSweep(app.waypost));
    for (const id of ids) expect(await result(id)).toEqual({ preflight_at: null, preflight_result: [] });
    expect(asked() - before).toBe(1);
    expect(await mails()).toEqual([]);
  });

  test('a token that the network revoked: the connection breaks, the owner gets a mail for the page, not for each post', async () => {
    const ids = [await due(), await due()];
    app.sandbox.control.facebook.breakTokens({ pageId: page.pageId }, 460);
    await runDue(preflightSweep(app.waypost));
    for (const id of ids)
      expect((await result(id)).preflight_result.map((message) => message.code)).toEqual(['connection_broken']);
    const written = await mails();
    expect(written.filter((mail) => mail.kind === 'preflight_trouble')).toHaveLength(1);
    const [connection] = await app.waypost.db.rows<{ connected: boolean }>(
      'SELECT connected FROM connections WHERE id = $1',
      [page.connectionId],
    );
    expect(connection?.connected).toBe(false);
    const shown = await ana.client.get(`/api/scheduled_postings/${ids[0]}/`);
    expect(shown.body.preflight).toEqual([{ app: 'facebook', code: 'connection_broken', level: 'error' }]);
  });

  test('a network that is away is no trouble of the page', async () => {
    const id = await due();
    app.sandbox.control.addFault({ path: '/debug_token', times: -1, action: { kind: 'status', status: 503 } });
    await runDue(preflightSweep(app.waypost));
    expect(await result(id)).toEqual({ preflight_at: null, preflight_result: [] });
  });

  test('trouble of the post itself is a mail of its own', async () => {
    const at = new Date(app.waypost.clock.now().getTime() + 70 * 60_000);
    const twin = { message: 'The same', fire_at: at };
    const ids = [await due(twin), await due(twin)];
    await runDue(preflightSweep(app.waypost));
    const troubles = (await mails()).filter((mail) => mail.kind === 'preflight_trouble');
    expect(troubles.map((mail) => mail.params.problems?.map((problem) => problem.code))).toEqual([
      ['same_text'],
      ['same_text'],
    ]);
    expect(ids).toHaveLength(2);
  });

  test('a post that waits for nothing any more is looked over once, without a mail', async () => {
    const id = await due({ status: 20, phase: 'missed' });
    await app.waypost.db.run('UPDATE connections SET connected = false WHERE id = $1', [page.connectionId]);
    await runDue(preflightSweep(app.waypost));
    expect((await result(id)).preflight_at).toBeNull();
    expect(await mails()).toEqual([]);
  });

  test('deleted posts and posts that are not due are left alone', async () => {
    const deleted = await due({ deleted: true });
    const ahead = await due({ preflight_at: new Date(app.waypost.clock.now().getTime() + 3_600_000) });
    await runDue(preflightSweep(app.waypost));
    for (const id of [deleted, ahead]) expect((await result(id)).preflight_at).not.toBeNull();
  });
});

describe('what was staged and will not be used', () => {
  const leave = (remote_id: string) =>
    app.waypost.db.run(
      "INSERT INTO staged_leftovers (connection_id, remote_id, kind, due_at) VALUES ($1, $2, 'photo', app_now())",
      [page.connectionId, remote_id],
    );
  const left = async () =>
    await app.waypost.db.rows<{ remote_id: string; tries: number }>(
      'SELECT remote_id, tries FROM staged_leftovers WHERE connection_id = $1',
      [page.connectionId],
    );

  test('is discarded at the network; what is gone already is done with', async () => {
    await leave('1234567890123');
    await runDue(leftoverSweep(app.waypost));
    expect(await left()).toEqual([]);
    expect(app.sandbox.control.calls().some((call) => call.path.endsWith('/1234567890123'))).toBe(true);
  });

  test('is tried again while the network is away, five times at most', async () => {
    await leave('1234567890124');
    app.sandbox.control.addFault({ path: '/1234567890124$', times: -1, action: { kind: 'status', status: 503 } });
    await runDue(leftoverSweep(app.waypost));
    expect(await left()).toEqual([{ remote_id: '1234567890124', tries: 1 }]);
    for (let n = 0; n < 4; n += 1) {
      await later(600);
      await runDue(leftoverSweep(app.waypost));
    }
    expect(await left()).toEqual([]);
  });
});

describe('the title of a link', () => {
  const titleAfter = async (link: string) => {
    const id = await buildPost(app, page, { set: { type: 'link', link } });
    await nameLinks(app.waypost, [id]);
    return (await ana.client.get(`/api/scheduled_postings/${id}/`)).body.link_title;
  };
  test('is read from the page; an address that is not for us leaves the domain alone', async () => {
    expect(await titleAfter(`${app.sandbox.url}/facebook/wall/${page.pageId}`)).toEqual(
      expect.stringContaining('Page'),
    );
    expect(await titleAfter('http://169.254.169.254/latest/meta-data/')).toBeNull();
  });
});
