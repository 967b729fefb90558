import { expect } from 'vitest';
import { runWaitingJobs } from '../../../testing/outbox.ts';
import { test as base, PRO } from '../testing/buyer.ts';

const PATH = '/api/webhooks/billing/';

const test = base
  .extend('tell', ({ app }) => async (body: string, signature: string | null) => {
    const answer = await fetch(new URL(PATH, app.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature !== null && { 'x-hub-signature-256': signature }) },
      body,
    });
    return answer.status;
  })
  .extend('looks', ({ db }) => async () => {
    const waiting = await db.rows("SELECT FROM graphile_worker.jobs WHERE task_identifier = 'billing.look'");
    return waiting.length;
  });

test.beforeEach(async ({ db }) => {
  await db.run('DELETE FROM graphile_worker._private_jobs');
});

test('A notice has its account read again, and believes nothing that it says', async ({
  app,
  ida,
  network,
  tell,
  looks,
}) => {
  const uid = await ida.buy();
  const body = JSON.stringify({ Uid: uid, CurrentSubscription: { Plan: { Uid: 'WpPremA1' } }, Name: 'é\u2028 "' });
  expect(await tell(body, network.billing.sign(body))).toBe(200);
  expect(await ida.plan()).toBe('free');
  expect(await looks()).toBe(1);
  await runWaitingJobs(app.waypost, 'billing.look');
  expect(await ida.plan()).toBe('pro');
});

test('Forged, unsigned, cut and changed notices are refused, whatever they are', async ({
  ida,
  network,
  tell,
  looks,
}) => {
  const uid = await ida.enter();
  const body = JSON.stringify({ Uid: uid });
  const right = network.billing.sign(body);
  for (const signature of [
    null,
    '',
    'sha256=',
    right.slice(0, -1),
    right.replace(/.$/, (c) => (c === '0' ? '1' : '0')),
    `x${right}`,
  ])
    expect(await tell(body, signature)).toBe(401);
  expect(await tell(`${body} `, right)).toBe(401);
  expect(await tell('', right)).toBe(401);
  expect(await looks()).toBe(0);
});

test('The same notice told ten times, also at once, is taken once; another of the same account collapses with it', async ({
  db,
  ida,
  network,
  tell,
  looks,
}) => {
  const uid = await ida.enter();
  const body = JSON.stringify({ Uid: uid, Updated: '2026-11-23T05:00:00' });
  const answers = await Promise.all(Array.from({ length: 10 }, () => tell(body, network.billing.sign(body))));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await looks()).toBe(1);
  await db.run('DELETE FROM graphile_worker._private_jobs');
  expect(await tell(body, network.billing.sign(body))).toBe(200);
  expect(await looks()).toBe(0);
  for (const n of [1, 2]) {
    const other = JSON.stringify({ Uid: uid, Updated: `2026-11-23T05:00:0${n}` });
    expect(await tell(other, network.billing.sign(other))).toBe(200);
  }
  expect(await looks()).toBe(1);
});

test.for([
  '{"Uid":"Nobody99"}',
  '{}',
  '[]',
  'null',
  '"text"',
  '{"Uid":7,"PersonAccount":"no list"}',
  'no json at all',
])('A signed notice about nobody here is taken and does nothing: %s', async (body, { network, tell, looks }) => {
  expect(await tell(body, network.billing.sign(body))).toBe(200);
  expect(await looks()).toBe(0);
});

test('A subscription and a person are notices of their account', async ({ app, ida, network, tell, looks }) => {
  const uid = await ida.buy();
  await ida.read('?refresh=true');
  const { subscription_uid, person_uid } = (await ida.row()) ?? {};
  for (const body of [
    { Uid: 'Other001', Account: { Uid: uid } },
    { Uid: subscription_uid },
    { Uid: person_uid, Email: 'x' },
    { Uid: 'Other002', PersonAccount: [{ Account: { Uid: uid } }] },
  ]) {
    const text = JSON.stringify(body);
    expect(await tell(text, network.billing.sign(text))).toBe(200);
    expect(await looks(), text).toBe(1);
    await runWaitingJobs(app.waypost, 'billing.look');
  }
});

test('Notices out of order end with what is true: each only makes us look', async ({ app, ida, network }) => {
  network.billing.set({ webhookUrl: `${app.url}${PATH}` });
  network.billing.holdNotices(true);
  const uid = await ida.buy();
  network.billing.expire(uid);
  network.billing.choosePlan(uid, PRO);
  const told = network.billing.deliveries().filter(({ accountUid }) => accountUid === uid);
  expect(told.length).toBeGreaterThan(2);
  for (const { id } of told.toReversed()) {
    expect(await network.billing.sendNotice(id)).toBe(200);
    await runWaitingJobs(app.waypost, 'billing.look');
  }
  expect(await ida.plan()).toBe('pro');
  network.billing.holdNotices(false);
});
