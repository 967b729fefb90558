import { expect } from 'vitest';
import { type Advisor, buildAdvisor } from '../../../testing/factories.ts';
import { runWaitingJobs, sendWaitingMails } from '../../../testing/outbox.ts';
import { test as base } from '../../../testing/test.ts';
import { settleDowngrade } from '../settle-downgrade.ts';

const test = base.extend('of', async ({ app, db }) => {
  const boss = await buildAdvisor(app, { isSuperuser: true });
  const ana = await buildAdvisor(app, { plan: 'pro' });
  const enter = (link: string | null) =>
    ana.client.put(`/api/profiles/${ana.profileId}/advanced_features/`, {
      calendly_link: link,
      hashtag_signature: null,
      hashtag_enabled_apps: [],
    });
  await enter('https://cal.example/ana');
  return {
    ...{ ana, enter },
    change: (who: Advisor, plan: string) => boss.client.patch(`/api/users/${who.userId}/`, { plan }),
    work: () => runWaitingJobs(app.waypost, 'plans.downgrade'),
    mails: () =>
      db.rows<{ params: { until: string } }>(
        "SELECT params FROM mails WHERE kind = 'pro_removed' AND user_id = $1 ORDER BY id",
        [ana.userId],
      ),
  };
});

test('Who lost PRO reads what went, once, and until when it comes back', async ({ app, db, of }) => {
  await db.run("UPDATE users SET locale = 'fr' WHERE id = $1", [of.ana.userId]);
  await of.change(of.ana, 'free');
  await of.work();
  await settleDowngrade(app.waypost, of.ana.userId);
  const [mail, ...more] = await of.mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ params: { steps: [{ thing: 'advanced_features', count: 1 }] } });
  expect(Date.parse(mail?.params.until ?? '') - Date.parse(app.at(0))).toBeGreaterThan(29 * 86_400_000);
  app.sandbox.control.reset();
  await sendWaitingMails(app.waypost);
  const letter = app.sandbox.control.mails().find(({ subject }) => subject === 'Ce qui a été retiré avec PRO');
  expect(letter?.text).toContain('Fonctions avancées mises de côté\u00a0: 1 profil');
  expect(letter?.text).toMatch(/Date limite\s: \d+ \S+ 20\d\d\./u);
  expect(letter?.text).toMatch(/\/plan\//);
  expect(letter?.text).not.toMatch(/Instagram|reels|emails\.|\{/);
  await of.change(of.ana, 'pro');
  await of.work();
  await of.change(of.ana, 'free');
  await of.work();
  expect(await of.mails()).toHaveLength(2);
});

test('Nobody is told of nothing, and nobody who has left', async ({ db, of }) => {
  await of.enter(null);
  await of.change(of.ana, 'free');
  await of.work();
  expect(await of.mails()).toEqual([]);
  await of.change(of.ana, 'pro');
  await of.work();
  await of.enter('https://cal.example/ana');
  await of.change(of.ana, 'free');
  await db.run('UPDATE users SET deleted_at = app_now() WHERE id = $1', [of.ana.userId]);
  await of.work();
  expect(await of.mails()).toEqual([]);
});
