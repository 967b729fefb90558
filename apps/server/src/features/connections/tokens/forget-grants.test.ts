import { expect } from 'vitest';
import { runDue } from '../../../platform/sweeps/start-sweeps.ts';
import { connectPage, consent, PAGES, pathOf } from '../../../testing/consent.ts';
import { test as base } from '../../../testing/test.ts';
import type { ConnectionDeps } from '../deps.ts';
import { connectionOf } from '../testing/connections-world.ts';
import { tokenSweep } from './check-tokens.ts';
import { revokeGrant } from './forget-grants.ts';

const test = base.extend('unused', async ({ app, ana, db }) => {
  await db.run('TRUNCATE connections, social_grants CASCADE');
  app.sandbox.control.reset();
  await connectPage(ana, PAGES.blueFjord.id);
  const grantId = (await connectionOf(app, ana)).grant_id ?? 0;
  await ana.client.delete(`${pathOf(ana)}/`);
  /** Withdraws it, and does something while the network is being asked. */
  const revoke = (meanwhile: () => Promise<unknown>) => {
    const { facebook } = app.waypost.social;
    if (facebook === null) throw new Error('Facebook is not set up');
    const revoke: typeof facebook.revoke = async (access) => {
      await meanwhile();
      await facebook.revoke(access);
    };
    const deps: ConnectionDeps = {
      ...app.waypost,
      social: { ...app.waypost.social, facebook: { ...facebook, revoke } },
    };
    return revokeGrant(deps, grantId);
  };
  const kept = () => db.row('SELECT access_token_enc IS NOT NULL AS kept FROM social_grants WHERE id = $1', [grantId]);
  const withdrawals = () => app.sandbox.control.calls().filter(({ method }) => method === 'DELETE').length;
  return { grantId, revoke, kept, withdrawals };
});

test('While the network is asked to withdraw a consent nothing is locked and no transaction is open', async ({
  db,
  unused,
}) => {
  await unused.revoke(async () => {
    await db.row('SELECT id FROM social_grants WHERE id = $1 FOR UPDATE NOWAIT', [unused.grantId]);
    const open = "SELECT FROM pg_stat_activity WHERE state LIKE 'idle in%' AND datname = current_database()";
    expect(await db.rows(open)).toEqual([]);
  });
  expect(await unused.kept()).toEqual({ kept: false });
});

test('A consent that is given meanwhile is kept, and found out at once when the network withdrew it too', async ({
  app,
  ana,
  unused,
}) => {
  await unused.revoke(async () => connectPage(ana, PAGES.blueFjord.id));
  expect(await unused.kept()).toEqual({ kept: true });
  expect((await connectionOf(app, ana)).connected).toBe(true);
  expect(await runDue(tokenSweep(app.waypost))).toBe(1);
  expect(await connectionOf(app, ana)).toMatchObject({ connected: false, broken_reason: 'fb_app_removed' });
  await consent(ana, { reconnect: true });
  expect((await connectionOf(app, ana)).connected).toBe(true);
});

test('Two workers that withdraw the same consent, and one that died after the answer, end with it erased', async ({
  app,
  unused,
}) => {
  await unused.revoke(() => revokeGrant(app.waypost, unused.grantId));
  expect(await unused.kept()).toEqual({ kept: false });
  expect(unused.withdrawals()).toBe(2);
  await revokeGrant(app.waypost, unused.grantId);
  expect(unused.withdrawals()).toBe(2);
});
