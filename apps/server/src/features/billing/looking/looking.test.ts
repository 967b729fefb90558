import { expect } from 'vitest';
import { signedIn } from '../../../testing/factories.ts';
import { runWaitingJobs } from '../../../testing/outbox.ts';
import { billing } from '../index.ts';
import { FREE, PRO, test } from '../testing/buyer.ts';
import { lookAtDue } from './compare-accounts.ts';
import { unknownPlans } from './unknown-plans.ts';

test('What she buys is hers at once after a look, an event with its source, and the answer says until when', async ({
  db,
  ida,
}) => {
  await ida.buy();
  expect(await ida.plan()).toBe('free');
  const seen = await ida.read('?refresh=true');
  expect(seen).toMatchObject({ plan: { uid: PRO, slug: 'pro' }, status: 'active', upcoming_plan: null, away: false });
  expect(Date.parse(seen.subscription_data?.RenewalDate ?? '')).toBeGreaterThan(Date.now() + 360 * 86_400_000);
  expect(await ida.plan()).toBe('pro');
  const events = await db.rows('SELECT from_plan, to_plan, source, actor_id FROM plan_events WHERE user_id = $1', [
    ida.userId,
  ]);
  expect(events).toEqual([{ from_plan: 'free', to_plan: 'pro', source: 'provider', actor_id: null }]);
  await ida.read('?refresh=true');
  expect(await db.rows('SELECT id FROM plan_events WHERE user_id = $1', [ida.userId])).toHaveLength(1);
});

test('A downgrade waits for the end of the cycle, which its date is told of, and then takes the plan', async ({
  app,
  ida,
  network,
}) => {
  const uid = await ida.buy();
  const { subscription_data: paid } = await ida.read('?refresh=true');
  network.billing.choosePlan(uid, FREE);
  const waiting = await ida.read('?refresh=true');
  expect(waiting).toMatchObject({ plan: { slug: 'pro' }, upcoming_plan: 'Free' });
  expect(waiting.account_data?.LatestSubscription.StartDate).toBe(paid?.RenewalDate);
  expect(await ida.plan()).toBe('pro');
  await app.turnTo(366 * 86_400_000);
  const client = await signedIn(app, ida.userId);
  await client.get(`${ida.path}?refresh=true`);
  expect(await ida.plan()).toBe('free');
  expect((await client.get(ida.path)).body).toMatchObject({
    plan: { slug: 'free' },
    upcoming_plan: null,
    account_data: null,
  });
});

test('Choosing the plan that one has again lets the upcoming one go', async ({ ida, network }) => {
  const uid = await ida.buy();
  network.billing.choosePlan(uid, FREE);
  expect(await ida.read('?refresh=true')).toMatchObject({ upcoming_plan: 'Free' });
  network.billing.choosePlan(uid, PRO);
  expect(await ida.read('?refresh=true')).toMatchObject({ upcoming_plan: null, status: 'active' });
});

test.for([
  ['cancel', 'cancelling', 'pro'],
  ['expire', 'expired', 'free'],
  ['refund', 'expired', 'free'],
] as const)('After %s at the provider her plan is %s, and she has %s', async ([verb, status, plan], {
  ida,
  network,
}) => {
  const uid = await ida.buy();
  await ida.read('?refresh=true');
  network.billing[verb](uid);
  const seen = await ida.read('?refresh=true');
  expect(seen).toMatchObject({ status });
  expect(await ida.plan()).toBe(plan);
  // Nothing is promised of what is over.
  if (status === 'expired')
    expect(seen).toMatchObject({ plan: null, subscription_data: null, upcoming_plan: null, account_data: null });
  else expect(seen).toMatchObject({ plan: { slug: 'pro' }, subscription_data: { RenewalDate: expect.any(String) } });
});

test.for([
  ['good', 'active', 'pro'],
  ['failing', 'expired', 'free'],
] as const)('A card that fails leaves her the plan while the provider tries; then a %s one makes it %s', async (then, {
  app,
  ida,
  network,
}) => {
  const [card, status, plan] = then;
  const uid = await ida.buy();
  await ida.read('?refresh=true');
  network.billing.setCard(uid, 'failing');
  await app.turnTo(366 * 86_400_000);
  const look = async () => (await (await signedIn(app, ida.userId)).get(`${ida.path}?refresh=true`)).body;
  expect(await look()).toMatchObject({ status: 'past_due', plan: { slug: 'pro' } });
  expect(await ida.plan()).toBe('pro');
  network.billing.setCard(uid, card);
  await app.turnTo(381 * 86_400_000);
  expect(await look()).toMatchObject({ status });
  expect(await ida.plan()).toBe(plan);
});

test('What staff give by hand stands until something is bought', async ({ db, ida, network }) => {
  const uid = await ida.enter();
  await db.run("UPDATE users SET plan = 'premium' WHERE id = $1", [ida.userId]);
  await ida.read('?refresh=true');
  expect(await ida.plan()).toBe('premium');
  network.billing.choosePlan(uid, FREE);
  await ida.read('?refresh=true');
  expect(await ida.plan()).toBe('premium');
  network.billing.setCard(uid, 'good');
  network.billing.choosePlan(uid, PRO);
  await ida.read('?refresh=true');
  expect(await ida.plan()).toBe('pro');
});

test('A plan of the provider’s that none of ours stands for changes nothing, and is told to staff', async ({
  app,
  db,
  ida,
  network,
}) => {
  const uid = await ida.buy();
  await ida.read('?refresh=true');
  network.billing.addPlan({ uid: 'Strange1', name: 'Strange', description: '', annualRate: 900, active: true });
  network.billing.choosePlan(uid, 'Strange1');
  const seen = await ida.read('?refresh=true');
  expect(seen).toMatchObject({ plan: { uid: 'Strange1', slug: 'pro' } });
  expect(await ida.plan()).toBe('pro');
  expect(await ida.row()).toMatchObject({ unknown_plan_uid: 'Strange1', told_plan: 'pro' });
  const unknown = { provider: 'Outseta', unknown_plans: [{ uid: 'Strange1', people: 1 }] };
  expect(await unknownPlans(app.waypost)).toEqual(unknown);
  // Staff enter it: the line is gone, and the account is read again by itself.
  await db.run("UPDATE plans SET uid = 'Strange1' WHERE slug = 'premium'");
  expect(await unknownPlans(app.waypost)).toEqual({ ...unknown, unknown_plans: [] });
  expect(await lookAtDue(app.waypost)).toBe(1);
  await runWaitingJobs(app.waypost, 'billing.look');
  expect(await ida.plan()).toBe('premium');
  expect(await ida.row()).toMatchObject({ unknown_plan_uid: null });
  expect(await lookAtDue(app.waypost)).toBe(0);
});

test('Signing in has an account read that was not for six hours, by a job', async ({ app, db, ida }) => {
  await ida.buy();
  const jobs = () => db.rows("SELECT FROM graphile_worker.jobs WHERE task_identifier = 'billing.look'");
  const client = app.client();
  await db.run("UPDATE users SET demo_role = NULL WHERE demo_role = 'advisor-free'");
  await db.run("UPDATE users SET demo_role = 'advisor-free' WHERE id = $1", [ida.userId]);
  await client.demo('advisor-free');
  expect(await jobs()).toHaveLength(1);
  await runWaitingJobs(app.waypost, 'billing.look');
  expect(await ida.plan()).toBe('pro');
  await client.demo('advisor-free');
  expect(await jobs()).toHaveLength(0);
  await ida.client.get(`${ida.path}?sync=true`);
  expect(await jobs()).toHaveLength(0);
});

test('Who deletes her account pays no more after this year; who took it back first keeps what she bought', async ({
  app,
  db,
  ida,
  network,
}) => {
  const uid = await ida.buy();
  const leave = () => db.transaction(async (tx) => billing.leaving?.(app.waypost).endAccount?.(tx, ida.userId));
  await leave();
  await runWaitingJobs(app.waypost, 'billing.cancel');
  expect(network.billing.account(uid).stage).toBe(3);
  await db.run('UPDATE users SET deleted_at = app_now() WHERE id = $1', [ida.userId]);
  await leave();
  network.addFault({ path: '/cancellation/', action: { kind: 'reset' } });
  await expect(runWaitingJobs(app.waypost, 'billing.cancel')).rejects.toThrow();
  await leave();
  await runWaitingJobs(app.waypost, 'billing.cancel');
  expect(network.billing.account(uid).stage).toBe(4);
});
