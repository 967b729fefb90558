import { DAY_MS } from '@waypost/contract/wire';
import { DEMO_WORLD } from '@waypost/sandbox';
import { describe, expect } from 'vitest';
import { runDue } from '../../../platform/sweeps/start-sweeps.ts';
import { connectPage, consentToLinkedIn, PAGES, pathOf } from '../../../testing/consent.ts';
import { buildAdvisor } from '../../../testing/factories.ts';
import { test as base } from '../../../testing/test.ts';
import { connectionOf } from '../testing/connections-world.ts';
import { expirySweep } from './mail-expiring.ts';

const { organizations } = DEMO_WORLD.linkedin;

const test = base
  .extend('ada', { scope: 'file' }, ({ app }) => buildAdvisor(app))
  .extend('reminders', ({ app, ada, db }) => {
    const sweep = () => runDue(expirySweep(app.waypost));
    /** A day later than the notice falls due, whatever the hour at which the test runs. */
    const daysBefore = (days: number) => app.turnTo((60 - days) * DAY_MS + DAY_MS);
    const mails = async () =>
      (
        await db.rows<{ kind: string; params: { days: number; pageName: string } }>(
          `SELECT kind, params FROM mails WHERE kind = 'connection_expiring' ORDER BY id`,
        )
      ).map(({ params }) => [params.days, params.pageName]);
    /** Sessions do not live as long as consents. */
    const signInAgain = () => ada.client.demo('advisor', 'premium');
    const patch = (body: object) => ada.client.patch(`${pathOf(ada, 'linkedin')}/settings/`, body);
    return { sweep, daysBefore, mails, signInAgain, patch };
  });

test.beforeEach(async ({ app, ada, db }) => {
  await app.turnTo(0);
  app.sandbox.control.reset();
  app.sandbox.control.linkedin.set({ mintingWindowMs: 0 });
  await db.run('TRUNCATE connections, social_grants, mails CASCADE');
  await consentToLinkedIn(ada);
  await ada.client.post(`${pathOf(ada, 'linkedin')}/select/`, { id: organizations.blueFjord.id });
});

describe('A connection that runs out', () => {
  test('is told of three times, each once, whoever looks and however often', async ({ app, ada, reminders }) => {
    expect(await reminders.sweep()).toBe(0);
    for (const days of [21, 7, 1]) {
      // The day before, so that it is too early at whatever hour the test runs.
      await reminders.daysBefore(days + 2);
      expect(await reminders.sweep()).toBe(0);
      const at = (await connectionOf(app, ada, 'linkedin')).expiry_mail_at;
      await app.turnTo((at?.getTime() ?? 0) - Date.now());
      const [one, other] = await Promise.all([reminders.sweep(), reminders.sweep()]);
      expect(one + other).toBe(1);
      expect(await reminders.sweep()).toBe(0);
    }
    expect((await reminders.mails()).map(([days]) => days)).toEqual([21, 7, 1]);
    await app.turnTo(61 * DAY_MS);
    expect(await reminders.sweep()).toBe(0);
    expect((await connectionOf(app, ada, 'linkedin')).expiry_mail_at).toBeNull();
  });

  test('is looked at again when the process that claimed it died, and is still mailed once', async ({
    app,
    ada,
    db,
    reminders,
  }) => {
    await reminders.sweep();
    await reminders.daysBefore(7);
    const { id } = await connectionOf(app, ada, 'linkedin');
    await db.run(`UPDATE connections SET expiry_mail_at = app_now() + interval '10 minutes'`);
    expect(await reminders.sweep()).toBe(0);
    await app.turnTo(54 * DAY_MS + 11 * 60_000);
    expect(await reminders.sweep()).toBe(1);
    // As if the mark of a look had been lost: the mail's own key still stands.
    await db.run('UPDATE connections SET expiry_mail_at = app_now() WHERE id = $1', [id]);
    expect(await reminders.sweep()).toBe(0);
    expect(await reminders.mails()).toEqual([[expect.any(Number), 'Blue Fjord Travel']]);
  });

  test('is told to nobody while it is paused or broken, and at once when it is resumed', async ({ db, reminders }) => {
    await reminders.patch({ paused: true });
    await reminders.daysBefore(7);
    expect(await reminders.sweep()).toBe(0);
    await reminders.signInAgain();
    await reminders.patch({ paused: false });
    expect(await reminders.sweep()).toBe(1);
    await db.run('UPDATE connections SET connected = false, expiry_mail_at = app_now()');
    await reminders.daysBefore(1);
    expect(await reminders.sweep()).toBe(0);
  });

  test('is told to nobody once it was removed', async ({ ada, reminders }) => {
    await ada.client.delete(`${pathOf(ada, 'linkedin')}/`);
    await reminders.daysBefore(7);
    expect(await reminders.sweep()).toBe(0);
  });

  test('starts anew when it is reconnected', async ({ app, ada, reminders }) => {
    await reminders.daysBefore(7);
    expect(await reminders.sweep()).toBe(1);
    await reminders.signInAgain();
    await consentToLinkedIn(ada, { reconnect: true });
    expect(await reminders.sweep()).toBe(0);
    await app.turnTo((60 - 6 + 60 - 6) * DAY_MS);
    expect(await reminders.sweep()).toBe(1);
    expect(await reminders.mails()).toHaveLength(2);
  });

  test('that the network renews by itself is told to nobody', async ({ app, ada, db, reminders }) => {
    app.sandbox.control.linkedin.set({ partner: true });
    await consentToLinkedIn(ada, { reconnect: true });
    await reminders.daysBefore(7);
    expect(await reminders.sweep()).toBe(0);
    const { next } = (await db.row<{ next: number }>(
      'SELECT extract(epoch FROM expiry_mail_at - app_now()) / 86400 AS next FROM connections',
    )) ?? { next: 0 };
    expect(Number(next)).toBeGreaterThan(37);
  });

  test('does not count where a page has a token of its own', async ({ app, ada, reminders }) => {
    await connectPage(ada, PAGES.blueFjord.id);
    await app.turnTo(59.5 * DAY_MS);
    await reminders.sweep();
    expect((await connectionOf(app, ada)).expiry_mail_at).toBeNull();
    expect((await reminders.mails()).every(([, page]) => page === 'Blue Fjord Travel')).toBe(true);
    expect(await reminders.mails()).toHaveLength(1);
  });
});
