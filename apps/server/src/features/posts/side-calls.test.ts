import { CHANNELS, SIDE_CALLS, type SideCall, SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { translator } from '@waypost/i18n';
import type { FaultAction } from '@waypost/sandbox';
import { describe, expect } from 'vitest';
import { runDue } from '../../platform/sweeps/start-sweeps.ts';
import { buildAdvisor } from '../../testing/factories.ts';
import { buildConnection, type TestPage } from '../../testing/page.ts';
import { PLAYED } from '../../testing/played.ts';
import { test as base } from '../../testing/test.ts';
import { connections } from '../connections/index.ts';
import { commentSweep } from './comments/step-comments.ts';
import { pendingPosts } from './following/index.ts';
import { statsSweep } from './stats/collect-stats.ts';

/** In minutes. */
const HOUR = 60;
const DAY = 24 * HOUR;

/** What the network may refuse beside publishing. */
const sideCallsOf = (app: SocialApp) => SIDE_CALLS.filter((call) => CHANNELS[app].beside[call] !== null);
const plainest = (app: SocialApp) => ({ images: CHANNELS[app].pictures.required ? 1 : 0 });

interface State {
  readonly connected: boolean;
  readonly missing_permissions: readonly string[];
}

const test = base.extend('calls', ({ app, db, world, network }) => {
  const stepComments = () => runDue(commentSweep(world.deps));
  const collectStats = () => runDue(statsSweep(world.deps));
  const collectFollowers = async () => {
    for (const sweep of (await connections.sweeps?.(app.waypost)) ?? [])
      if (sweep.id === 'connections.followers') await runDue(sweep);
  };

  const refuse = (app: SocialApp, call: SideCall | 'release', action: FaultAction) =>
    network.addFault({ ...PLAYED[app].calls[call], times: 1, action });

  async function published(page: TestPage, firstComment?: string): Promise<number> {
    const id = await world.post(page, { ...plainest(page.app), firstComment });
    await publish(id);
    expect(await world.row(id)).toMatchObject({ status: 10 });
    return id;
  }
  /** Containers take a while. */
  async function publish(id: number): Promise<void> {
    for (let n = 0; n < 20; n += 1) {
      await world.publish();
      if (!['due', 'waiting', 'accepted'].includes((await world.row(id)).phase)) return;
      await app.later(1 / 6);
    }
  }
  const state = ({ connectionId }: TestPage) =>
    db.row<State>('SELECT connected, missing_permissions FROM connections WHERE id = $1', [connectionId]);
  const mails = async ({ connectionId }: TestPage) =>
    (await db.rows("SELECT id FROM mails WHERE dedupe_key LIKE 'connection_broken:' || $1 || ':%'", [connectionId]))
      .length;

  /** Has the call made, for a post that is out. */
  const MAKE: Record<SideCall, (page: TestPage) => Promise<unknown>> = {
    comments: async (page) => {
      await published(page, 'Link inside');
      return stepComments();
    },
    figures: async (page) => {
      await published(page);
      await app.later(HOUR + 1);
      return collectStats();
    },
    followers: async (page) => {
      await db.run('UPDATE connections SET followers_due_at = app_now() WHERE id = $1', [page.connectionId]);
      return collectFollowers();
    },
  };

  return { stepComments, collectStats, collectFollowers, refuse, published, publish, state, mails, MAKE };
});

test.override('ana', ({ app }) => buildAdvisor(app, { permissions: ['fbreport.view_fbpost'] }));
test.beforeAll(({ app }) => {
  for (const network of SOCIAL_APPS) PLAYED[network].beforeFigures?.(app.sandbox.control);
});
test.afterEach(async ({ db }) => {
  await db.run('UPDATE scheduled_postings SET stats_due_at = NULL');
  await db.run('UPDATE connections SET followers_due_at = NULL');
});

describe.each(SOCIAL_APPS)('on %s', (name) => {
  test.override('page', ({ app, ana }) => buildConnection(app, ana.profileId, { app: name }));

  test.for(
    sideCallsOf(name),
  )('%s that a permission is missing for leave the page connected, and say so until they are answered', async (call, {
    app,
    page,
    calls,
  }) => {
    calls.refuse(name, call, PLAYED[name].forbidden);
    await calls.MAKE[call](page);
    expect(await calls.state(page)).toEqual({ connected: true, missing_permissions: [call] });
    expect(await calls.mails(page)).toBe(0);
    await calls.published(page);

    await app.later(DAY);
    await { comments: calls.stepComments, figures: calls.collectStats, followers: calls.collectFollowers }[call]();
    expect(await calls.state(page)).toEqual({ connected: true, missing_permissions: [] });
  });

  test.for(sideCallsOf(name))('%s that a dead token is refused break it', async (call, { page, calls }) => {
    calls.refuse(name, call, PLAYED[name].deadToken);
    await calls.MAKE[call](page);
    expect(await calls.state(page)).toMatchObject({ connected: false, missing_permissions: [] });
    expect(await calls.mails(page)).toBe(1);
  });

  test.runIf(CHANNELS[name].beside.comments !== null)(
    'a comment that waited for a permission goes out when a consent brings it, and meanwhile asks for nothing',
    async ({ db, ana, page, calls }) => {
      calls.refuse(name, 'comments', PLAYED[name].forbidden);
      const id = await calls.published(page, 'Link inside');
      await calls.stepComments();
      const comment = async () => (await ana.client.get(`/api/scheduled_postings/${id}/`)).body.first_comment;
      expect(await comment()).toMatchObject({ state: 'waiting', reason: expect.stringContaining('econnect') });
      await db.transaction(async (tx) => {
        await tx.run("UPDATE connections SET missing_permissions = '[]' WHERE id = $1", [page.connectionId]);
        await pendingPosts.wake(tx, page.connectionId);
      });
      expect(await comment()).toMatchObject({ state: 'waiting', reason: null });
      await calls.stepComments();
      expect(await comment()).toMatchObject({ state: 'posted', reason: null });
    },
  );

  test('figures that a person asks for are refused with the permission that is missing', async ({
    app,
    ana,
    page,
    calls,
  }) => {
    const id = await calls.published(page);
    await app.later(HOUR + 1);
    await calls.collectStats();
    await app.later(HOUR);
    calls.refuse(name, 'figures', PLAYED[name].forbidden);
    const answer = await ana.client.get(`/api/scheduled_postings/${id}/fetch_stats/`);
    expect(answer).toMatchObject({
      status: 400,
      body: { user_message: expect.stringMatching(/permission/) },
    });
    expect(await calls.state(page)).toEqual({ connected: true, missing_permissions: ['figures'] });
  });

  test('a release that is forbidden once goes out at the next try; the page stays connected', async ({
    app,
    ana,
    world,
    page,
    calls,
  }) => {
    calls.refuse(name, 'release', PLAYED[name].forbidden);
    const id = await world.post(page, plainest(name));
    await world.publish();
    for (let n = 0; n < 20 && (await world.row(id)).status === 0; n += 1) {
      await app.later(1 / 6);
      await world.publish();
    }
    expect(await world.row(id)).toMatchObject({ status: 100, phase: 'due' });
    const said = (again: 'yes' | 'no') =>
      translator('en')('connections.shared_reasons.not_allowed_now', { network: CHANNELS[name].name, again });
    expect(await ana.client.get(`/api/scheduled_postings/${id}/`)).toMatchObject({ body: { reason: said('yes') } });
    expect(await ana.client.get(`/api/scheduled_postings/${id}/attempts/`)).toMatchObject({
      body: { results: [{ reason: said('no') }] },
    });
    expect(await calls.state(page)).toEqual({ connected: true, missing_permissions: [] });
    await app.later(1);
    await calls.publish(id);
    expect(await world.row(id)).toMatchObject({ status: 10 });
    expect(world.wall(page)).toHaveLength(1);
  });
});
