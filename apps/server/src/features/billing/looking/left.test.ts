import { expect } from 'vitest';
import { runWaitingJobs } from '../../../testing/outbox.ts';
import { billing } from '../index.ts';
import { test as base, PRO } from '../testing/buyer.ts';
import { startComparing } from './compare-accounts.ts';
import { lookAtAccount } from './look-at-account.ts';

const test = base.extend('left', ({ app, db, ida, network }) => ({
  /** Deletes her account while a key to the widget is still good. */
  leave: async () => {
    await db.run('UPDATE users SET deleted_at = app_now() WHERE id = $1', [ida.userId]);
    await db.transaction(async (tx) => billing.leaving?.(app.waypost).endAccount?.(tx, ida.userId));
  },
  erase: async () => {
    await db.transaction(async (tx) => billing.leaving?.(app.waypost).eraseAccount?.(tx, ida.userId));
    await db.run('UPDATE users SET is_active = false WHERE id = $1', [ida.userId]);
  },
  work: async () => {
    for (const name of ['billing.cancel', 'billing.look', 'billing.cancel', 'billing.look'])
      await runWaitingJobs(app.waypost, name);
  },
  stage: (uid: string) => network.billing.account(uid).stage,
}));

test('What is bought in a widget that was still open when its account was deleted is cancelled', async ({
  app,
  ida,
  left,
  network,
}) => {
  const uid = await ida.enter();
  await left.leave();
  await left.work();
  network.billing.setCard(uid, 'good');
  network.billing.choosePlan(uid, PRO);
  expect(left.stage(uid)).toBe(3);
  // The notice, or the comparison of the night.
  await lookAtAccount(app.waypost, ida.userId, 'meanwhile');
  await left.work();
  expect(left.stage(uid)).toBe(4);
  expect(await ida.row()).toMatchObject({ state_there: 'cancelling', told_plan: null });
  expect(await ida.plan()).toBe('free');
});

test('A cancellation that was given up is taken up at night', async ({ app, db, ida, left }) => {
  const uid = await ida.buy();
  await ida.read('?refresh=true');
  await left.leave();
  await db.run('DELETE FROM graphile_worker._private_jobs');
  await startComparing(app.waypost);
  await runWaitingJobs(app.waypost, 'billing.look');
  await left.work();
  expect(left.stage(uid)).toBe(4);
});

test('Of who has left and still pays, the name at the provider is kept until that has ended', async ({
  app,
  db,
  ida,
  left,
}) => {
  const uid = await ida.buy();
  await ida.read('?refresh=true');
  await left.leave();
  await db.run('DELETE FROM graphile_worker._private_jobs');
  await left.erase();
  expect(await ida.row()).toMatchObject({ provider_uid: uid, login: null, address: null, zip_code: null });
  await startComparing(app.waypost);
  await runWaitingJobs(app.waypost, 'billing.look');
  await left.work();
  expect(left.stage(uid)).toBe(4);
  await startComparing(app.waypost);
  expect(await ida.row()).toBeNull();
});

test('Who comes back within the thirty days has what she bought meanwhile', async ({ app, db, ida, left, network }) => {
  const uid = await ida.enter();
  await left.leave();
  network.billing.setCard(uid, 'good');
  network.billing.choosePlan(uid, PRO);
  await lookAtAccount(app.waypost, ida.userId, 'meanwhile');
  await db.run('UPDATE users SET deleted_at = NULL WHERE id = $1', [ida.userId]);
  await lookAtAccount(app.waypost, ida.userId, 'meanwhile');
  expect(await ida.plan()).toBe('pro');
});
