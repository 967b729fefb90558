import { expect } from 'vitest';
import { runWaitingJobs } from '../../testing/outbox.ts';
import { sendEmail } from './send-email.ts';
import { test as buyer } from './testing/buyer.ts';

const test = buyer.extend('email', async ({ app, db, ida, network }) => {
  const uid = await ida.enter();
  /** As her settings do it, and the link of the mail. */
  const change = async (email: string) => {
    await db.run('UPDATE users SET email = $2, email_verified_at = NULL WHERE id = $1', [ida.userId, email]);
  };
  const confirm = () =>
    db.transaction(async (tx) => {
      await tx.run('UPDATE users SET email_verified_at = app_now() WHERE id = $1', [ida.userId]);
      await app.waypost.addressConfirmed(tx, ida.userId);
    });
  const jobs = () => db.rows("SELECT FROM graphile_worker.jobs WHERE task_identifier = 'billing.email'");
  const there = () => network.billing.person(uid).email;
  return { uid, change, confirm, jobs, there, work: () => runWaitingJobs(app.waypost, 'billing.email') };
});

test('A new address reaches the provider once it is confirmed, and the widget opens by it', async ({
  app,
  ida,
  email,
}) => {
  const before = await email.there();
  await email.change('ida.new@agency.example');
  expect(await sendEmail(app.waypost, ida.userId)).toBe(true);
  expect([email.there(), await email.jobs()]).toEqual([before, []]);
  await email.confirm();
  expect(await email.jobs()).toHaveLength(1);
  await email.work();
  expect(email.there()).toBe('ida.new@agency.example');
  expect(await ida.row()).toMatchObject({ login: 'ida.new@agency.example' });
  expect((await ida.client.get(`${ida.path}?token=true`)).status).toBe(200);
  // The same once more tells nobody anything.
  await email.confirm();
  expect(await email.jobs()).toEqual([]);
});

test('While the provider is away it is tried again; a reading that began before does not bring the former one back', async ({
  app,
  ida,
  email,
  network,
}) => {
  await email.change('ida.again@agency.example');
  await email.confirm();
  network.addFault({ method: 'PUT', path: '/crm/people/', action: { kind: 'status', status: 503 } });
  await expect(email.work()).rejects.toThrow();
  expect(await ida.row()).toMatchObject({ in_hand_until: null });
  expect(await sendEmail(app.waypost, ida.userId)).toBe(true);
  expect(email.there()).toBe('ida.again@agency.example');
  await runWaitingJobs(app.waypost, 'billing.look');
  expect(await ida.row()).toMatchObject({ login: 'ida.again@agency.example' });
});

test('One that is another customer’s there stays with him, and hers as it was', async ({ app, ida, email }) => {
  const before = email.there();
  await email.change('marina@bluefjord.example');
  await email.confirm();
  await email.work();
  expect(email.there()).toBe(before);
  expect(await ida.row()).toMatchObject({ login: before, in_hand_until: null });
  expect(await sendEmail(app.waypost, ida.userId)).toBe(true);
  await email.change(`${ida.userId}@example.test`);
});
