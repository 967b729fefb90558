import { expect, vi } from 'vitest';
import { buildAdvisor } from '../../../testing/factories.ts';
import { runWaitingJobs } from '../../../testing/outbox.ts';
import { lookSoon } from '../jobs.ts';
import { FREE, PRO, test } from '../testing/buyer.ts';
import { compareAccounts } from './compare-accounts.ts';
import { lookAtAccount, noteAccount } from './look-at-account.ts';

const ACCOUNT = '/crm/accounts/[A-Za-z0-9]+$';

test.for([
  ['in trouble', { kind: 'status', status: 500, body: 'Oops' }],
  ['busy', { kind: 'status', status: 429, body: { Message: 'quota' } }],
  ['refusing our key', { kind: 'status', status: 401, body: { Message: 'denied' } }],
  ['saying that there is no such account', { kind: 'status', status: 404, body: { Message: 'Account not found' } }],
  ['answering half a sentence', { kind: 'garbage' }],
  ['answering a page', { kind: 'status', status: 200, body: '<html>Maintenance</html>' }],
  ['answering nothing', { kind: 'status', status: 200, body: '{}' }],
  ['leaving out what matters', { kind: 'status', status: 200, body: '{"Uid":"X","AccountStage":3}' }],
  [
    'answering about another',
    {
      kind: 'status',
      status: 200,
      body: '{"Uid":"Other001","AccountStage":5,"CurrentSubscription":null,"LatestSubscription":null}',
    },
  ],
  ['hanging up', { kind: 'reset' }],
] as const)('A provider that is %s takes no plan, and is said to be away', async ([, action], {
  app,
  db,
  ida,
  network,
}) => {
  await ida.buy();
  await ida.read('?refresh=true');
  const before = await ida.row();
  network.addFault({ path: ACCOUNT, times: -1, action });
  const seen = await ida.read('?refresh=true');
  expect(seen).toMatchObject({ away: true, plan: { uid: PRO, slug: 'pro' }, status: 'active' });
  expect(await ida.plan()).toBe('pro');
  expect(await ida.row()).toEqual({ ...before, away_since: expect.any(Date) });
  await db.transaction((tx) => lookSoon(tx, ida.userId));
  await expect(runWaitingJobs(app.waypost, 'billing.look')).rejects.toThrow('did not answer');
  network.clearFaults();
  await db.run('DELETE FROM provider_paces');
  expect(await ida.read('?refresh=true')).toMatchObject({ away: false });
});

test('A provider that is slow keeps nobody waiting for longer than six seconds, and what it says late is kept', async ({
  ida,
  network,
}) => {
  await ida.buy();
  network.addFault({ path: ACCOUNT, action: { kind: 'delay', ms: 7_000 } });
  const began = performance.now();
  expect(await ida.read('?refresh=true')).toMatchObject({ away: true });
  expect(performance.now() - began).toBeLessThan(6_900);
  await expect.poll(ida.plan, { timeout: 8_000 }).toBe('pro');
});

test('A reading that began sooner and ends later changes nothing', async ({ app, db, ida, network }) => {
  const uid = await ida.buy();
  const late = new Date();
  const { payments } = app.waypost;
  // What other tests asked counts for the provider too.
  const old = await vi.waitFor(async () => {
    const answer = await payments?.account(uid, 'asked');
    if (answer?.kind !== 'ok') throw new Error('busy');
    return answer;
  }, 5_000);
  network.billing.choosePlan(uid, FREE);
  network.billing.expire(uid);
  await ida.read('?refresh=true');
  const now = await ida.row();
  await db.transaction((tx) => noteAccount(tx, app.waypost, { userId: ida.userId, began: late, account: old.value }));
  expect(await ida.row()).toEqual(now);
  expect(await ida.plan()).toBe('free');
});

test('Two looks at once, and the answer of a dead one, end with one event', async ({ app, db, ida }) => {
  await ida.buy();
  await Promise.all([1, 2, 3].map(() => lookAtAccount(app.waypost, ida.userId, 'asked')));
  expect(await db.rows('SELECT id FROM plan_events WHERE user_id = $1', [ida.userId])).toHaveLength(1);
});

test('A crash between what was seen and the plan leaves neither', async ({ app, db, ida }) => {
  const uid = await ida.buy();
  const before = await ida.row();
  const answer = await app.waypost.payments?.account(uid, 'asked');
  if (answer?.kind !== 'ok') throw new Error('no account');
  await expect(
    db.transaction(async (tx) => {
      await noteAccount(tx, app.waypost, { userId: ida.userId, began: new Date(), account: answer.value });
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  expect(await ida.row()).toEqual(before);
  expect(await ida.plan()).toBe('free');
  await ida.read('?refresh=true');
  expect(await ida.plan()).toBe('pro');
});

test('At night every account is compared, a page at a time, and those that changed are read', async ({
  app,
  db,
  ida,
  network,
}) => {
  await db.run('DELETE FROM graphile_worker._private_jobs');
  network.billing.set({ pageMax: { plain: 3, withChildren: 2 } });
  await ida.buy();
  const still = await buildAdvisor(app, { plan: 'free' });
  expect(await compareAccounts(app.waypost, 0)).toBe(true);
  for (let page = 1; page < 20; page += 1) {
    const next = await db.rows("SELECT FROM graphile_worker.jobs WHERE task_identifier = 'billing.compare'");
    if (next.length === 0) break;
    await runWaitingJobs(app.waypost, 'billing.compare');
  }
  await runWaitingJobs(app.waypost, 'billing.look');
  expect(await ida.plan()).toBe('pro');
  expect(await db.row('SELECT plan FROM users WHERE id = $1', [still.userId])).toEqual({ plan: 'free' });
  // Nothing has changed since: nobody is read.
  network.billing.set({ pageMax: { plain: 100, withChildren: 25 } });
  await compareAccounts(app.waypost, 0);
  expect(await db.rows("SELECT FROM graphile_worker.jobs WHERE task_identifier = 'billing.look'")).toEqual([]);
  network.addFault({ path: '/crm/accounts$', action: { kind: 'garbage' } });
  expect(await compareAccounts(app.waypost, 0)).toBe(false);
});

test('No second sees more than four requests of ours, however many ask', async ({ app, ida, network }) => {
  await ida.buy();
  const since = network.calls().at(-1)?.n ?? 0;
  const others = await Promise.all(
    Array.from({ length: 8 }, () => lookAtAccount(app.waypost, ida.userId, 'meanwhile')),
  );
  expect(others).toEqual(Array(8).fill('seen'));
  const times = network
    .calls(since)
    .filter(({ world }) => world === 'outseta')
    .map(({ realMs }) => realMs);
  expect(times).toHaveLength(8);
  for (const [n, at] of times.entries())
    expect(times.filter((other) => other >= at && other < at + 1_000).length, String(n)).toBeLessThanOrEqual(4);
  expect(network.calls(since).map(({ status }) => status)).not.toContain(429);
});
