import { PRO_THINGS } from '@waypost/contract/plans';
import { locales } from '@waypost/i18n';
import { expect, vi } from 'vitest';
import { features } from '../../app/compose.ts';
import { seedDemo } from '../../app/seed/index.ts';
import { runJobs } from '../../platform/jobs/jobs.ts';
import { test as base } from '../../testing/test.ts';
import { outbox as outboxFeature } from './index.ts';
import { queueMail, sendMailJob } from './queue-mail.ts';
import { sendMail } from './send-mail.ts';

const test = base
  .extend('userId', { scope: 'file' }, async ({ app, db }) => {
    await seedDemo(app.waypost);
    const advisor = await db.row<{ id: number }>("SELECT id FROM users WHERE demo_role = 'advisor'");
    return advisor?.id ?? 0;
  })
  .extend('outbox', ({ app, userId }) => {
    async function queue(kind: string, params: object, dedupeKey?: string): Promise<number> {
      const mailId = await app.waypost.db.transaction((tx) =>
        queueMail(tx, kindOf(kind), { userId, params, dedupeKey }),
      );
      return mailId ?? 0;
    }
    const send = (mailId: number) => sendMail(app.waypost, mailId);
    const rowOf = (mailId: number) =>
      app.waypost.db.row('SELECT state, tries, last_error FROM mails WHERE id = $1', [mailId]);
    const received = () => app.sandbox.control.mails();
    return { queue, send, rowOf, received };
  });

test.beforeEach(async ({ app, db, userId }) => {
  app.sandbox.control.reset();
  await db.run('DELETE FROM mails');
  await db.run("UPDATE users SET locale = 'en' WHERE id = $1", [userId]);
});

const failed = {
  postId: 17,
  app: 'facebook',
  profileSlug: 'marina-duval',
  pageName: 'Blue <b>Fjord</b> & Co',
  excerpt: `Seven nights "at sea" <script>alert(1)</script>\n${'and more '.repeat(40)}`,
  reasonCode: 'no_such_code',
  reasonValues: { detail: null },
};
function kindOf(id: string) {
  const kind = features.flatMap(({ mails = [] }) => mails).find((one) => one.id === id);
  if (kind === undefined) throw new Error(`no feature declares the mail ${id}`);
  return kind;
}

test('A mail goes out as text and escaped HTML, with a Message-ID of its own and marked as automatic', async ({
  app,
  outbox,
}) => {
  const mailId = await outbox.queue('post_failed', failed);
  await outbox.send(mailId);
  expect(await outbox.rowOf(mailId)).toEqual({ state: 'sent', tries: 1, last_error: null });
  const [mail] = outbox.received();
  expect(mail).toMatchObject({
    envelope: { to: ['marina@bluefjord.example'] },
    subject: 'A post couldn’t be published on Blue <b>Fjord</b> & Co',
  });
  expect(mail?.headers).toMatchObject({ 'auto-submitted': 'auto-generated' });
  expect(mail?.headers['message-id']).toMatch(new RegExp(`^<m\\.${mailId}\\.[0-9a-f]{12}@`));
  expect(mail?.html).not.toContain('<script>');
  expect(mail?.html).toContain('&lt;script&gt;');
  expect(mail?.html).toContain('Blue &lt;b&gt;Fjord&lt;/b&gt; &amp; Co');
  const link = `${app.url}/marina-duval/facebook/posts/?post=17`;
  expect(mail?.text).toContain(link);
  const privacy = `${app.url}/legal/privacy/?lang=en`;
  expect([mail?.text, mail?.html].map((part) => part?.includes(privacy))).toEqual([true, true]);
  expect(mail?.html).toContain(`href="${link}"`);
  const notices = /\S+\/accounts\/notices\/\?token=\S+/.exec(mail?.text ?? '')?.[0];
  expect(mail?.headers).toMatchObject({
    'list-unsubscribe': `<${notices}&off=post_failed>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  await outbox.send(await outbox.queue('password_changed', {}));
  const security = outbox.received().find(({ subject }) => subject === 'Your password was changed');
  expect(security?.headers).not.toHaveProperty('list-unsubscribe');
  expect(security?.text).toContain('you can’t unsubscribe');
});

test('The worker sends what a transaction put into the outbox', async ({ app, outbox }) => {
  const { db, log } = app.waypost;
  const runner = await runJobs({ db, log, jobs: outboxFeature.jobs?.(app.waypost) ?? [], ticks: [] });
  const mailId = await outbox.queue('post_failed', failed);
  await vi.waitFor(async () => expect(await outbox.rowOf(mailId)).toMatchObject({ state: 'sent' }), 10_000);
  await runner.stop();
  expect(outbox.received()).toHaveLength(1);
});

test('Running the job again sends nothing again', async ({ outbox }) => {
  const mailId = await outbox.queue('post_failed', failed);
  await outbox.send(mailId);
  await outbox.send(mailId);
  expect(outbox.received()).toHaveLength(1);
});

test('Two workers at once send one mail', async ({ outbox }) => {
  const mailId = await outbox.queue('post_failed', failed);
  await Promise.all([outbox.send(mailId), outbox.send(mailId), outbox.send(mailId)]);
  expect(outbox.received()).toHaveLength(1);
});

test('A mail whose sender died waits for its lease, and a run that comes before leaves another behind', async ({
  db,
  outbox,
}) => {
  const mailId = await outbox.queue('post_failed', failed);
  const next = "SELECT run_at FROM graphile_worker.jobs WHERE key = 'mail:' || $1::bigint";
  const lease = (seconds: number) =>
    db.row<{ lease_until: Date }>(
      'UPDATE mails SET lease_until = clock_timestamp() + make_interval(secs => $2) WHERE id = $1 RETURNING lease_until',
      [mailId, seconds],
    );
  const held = await lease(60);
  await outbox.send(mailId);
  await outbox.send(mailId);
  expect(outbox.received()).toHaveLength(0);
  expect(await db.rows(next, [mailId])).toEqual([{ run_at: held?.lease_until }]);
  await lease(0);
  await outbox.send(mailId);
  expect(await outbox.rowOf(mailId)).toMatchObject({ state: 'sent', tries: 1 });
});

test('No transaction is open while the mail server is spoken to, and a late refusal moves nothing of whoever has the mail since', async ({
  app,
  db,
  outbox,
}) => {
  const mailId = await outbox.queue('post_failed', failed);
  const send = async () => {
    // Another transaction takes the row without waiting, as a second worker does when the lease is over.
    await db.row('SELECT FROM mails WHERE id = $1 FOR UPDATE NOWAIT', [mailId]);
    await db.run('UPDATE mails SET tries = tries + 1 WHERE id = $1', [mailId]);
    return { kind: 'refused', code: '550' } as const;
  };
  await sendMail({ ...app.waypost, mail: { send } }, mailId);
  expect(await outbox.rowOf(mailId)).toEqual({ state: 'waiting', tries: 2, last_error: null });
});

test('Refused for now: counted, thrown for the queue to come back, and sent at the next try under the same Message-ID', async ({
  app,
  outbox,
}) => {
  const mailId = await outbox.queue('post_failed', failed);
  const once = (action: Parameters<typeof app.sandbox.control.addMailFault>[0]['action']) =>
    app.sandbox.control.addMailFault({ to: '.*', action });
  once({ kind: 'reject', code: 451, enhanced: '4.3.0' });
  await expect(outbox.send(mailId)).rejects.toThrow(/451/);
  expect(await outbox.rowOf(mailId)).toEqual({ state: 'waiting', tries: 1, last_error: '451' });
  await outbox.send(mailId);
  expect(await outbox.rowOf(mailId)).toMatchObject({ state: 'sent', tries: 2 });
});

test('Lost after the final dot: sent once more after two minutes under the same Message-ID, and never a third time', async ({
  app,
  db,
  outbox,
}) => {
  app.sandbox.control.addMailFault({ to: '.*', times: 2, action: { kind: 'drop', keep: true } });
  const mailId = await outbox.queue('post_failed', failed);
  await outbox.send(mailId);
  expect(await outbox.rowOf(mailId)).toEqual({ state: 'waiting', tries: 1, last_error: 'uncertain' });
  const next = await db.row<{ seconds: number }>(
    `SELECT extract(epoch FROM run_at - clock_timestamp())::int AS seconds FROM graphile_worker.jobs
     WHERE key = 'mail:' || $1::bigint`,
    [mailId],
  );
  expect(next?.seconds).toBeGreaterThan(100);
  await outbox.send(mailId);
  expect(outbox.received()).toHaveLength(1);
  await db.run('UPDATE mails SET lease_until = clock_timestamp() WHERE id = $1', [mailId]);
  await outbox.send(mailId);
  await outbox.send(mailId);
  expect(await outbox.rowOf(mailId)).toEqual({ state: 'failed', tries: 2, last_error: 'uncertain' });
  expect(outbox.received()).toHaveLength(2);
  expect(new Set(outbox.received().map((mail) => mail.headers['message-id'])).size).toBe(1);
});

test('Refused for good, or tried to the end: failed, and the queue is left in peace', async ({ app, outbox }) => {
  const mailId = await outbox.queue('post_failed', failed);
  app.sandbox.control.addMailFault({
    to: 'marina',
    times: -1,
    action: { kind: 'reject', code: 550, enhanced: '5.1.1' },
  });
  await outbox.send(mailId);
  expect(await outbox.rowOf(mailId)).toEqual({ state: 'failed', tries: 1, last_error: '550' });
  app.sandbox.control.clearFaults();
  app.sandbox.control.addMailFault({
    to: 'marina',
    times: -1,
    action: { kind: 'reject', code: 452, enhanced: '4.2.2' },
  });
  const tired = await outbox.queue('post_failed', failed);
  await app.waypost.db.run('UPDATE mails SET tries = $2 WHERE id = $1', [tired, sendMailJob.maxAttempts - 1]);
  await outbox.send(tired);
  expect(await outbox.rowOf(tired)).toMatchObject({ state: 'failed', last_error: '452' });
});

test('A change that is rolled back mails nothing; an occasion is mailed once', async ({ app, userId, outbox }) => {
  await expect(
    app.waypost.db.transaction(async (tx) => {
      await queueMail(tx, kindOf('post_failed'), { userId, params: failed });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await app.waypost.db.row('SELECT count(*) AS n FROM mails')).toEqual({ n: 0 });
  expect(await outbox.queue('post_failed', failed, 'post:17')).toBeGreaterThan(0);
  expect(await outbox.queue('post_failed', failed, 'post:17')).toBe(0);
  expect(await app.waypost.db.row('SELECT count(*) AS n FROM mails')).toEqual({ n: 1 });
});

test('A link that has died is not sent any more', async ({ outbox }) => {
  const mailId = await outbox.queue('reset', {});
  await outbox.send(mailId);
  expect(await outbox.rowOf(mailId)).toMatchObject({ state: 'failed', last_error: 'void' });
  expect(outbox.received()).toHaveLength(0);
});

test('Every kind can be written in every language', async ({ app, userId, outbox }) => {
  const fireAt = '2026-07-01T13:30:00Z';
  const base = { app: 'instagram', profileSlug: 'marina-duval', pageName: 'Blue Fjord' };
  const all = async () => [
    await outbox.queue('post_failed', failed),
    await outbox.queue('posts_missed', { ...base, posts: [{ id: 3, excerpt: 'Norway', fireAt }], count: 31 }),
    await outbox.queue('connection_broken', base),
    await outbox.queue('connection_expiring', { ...base, expiresAt: '2026-07-08T03:30:00Z', days: 6 }),
    await outbox.queue('preflight_trouble', {
      ...base,
      postId: 4,
      excerpt: 'x',
      fireAt,
      problems: [{ code: 'connection_broken', values: { network: 'Instagram' } }],
    }),
    await outbox.queue('account_exists', {}),
    await outbox.queue('account_exists', { until: fireAt }),
    await outbox.queue('address_changed', {}),
    await outbox.queue('password_changed', {}),
    await outbox.queue('pro_removed', {
      ...{ steps: PRO_THINGS.map((thing) => ({ thing, count: 2 })), until: fireAt, profileSlug: 'marina-duval' },
    }),
  ];
  const subjects: string[] = [];
  for (const locale of locales) {
    await app.waypost.db.run('UPDATE users SET locale = $2 WHERE id = $1', [userId, locale]);
    for (const mailId of await all()) await outbox.send(mailId);
    subjects.push(...outbox.received().map((mail) => mail.subject));
    expect(outbox.received().every((mail) => mail.html.includes(`<html lang="${locale}">`))).toBe(true);
    expect(outbox.received().some((mail) => /emails\.|\{|undefined/.test(mail.text))).toBe(false);
    if (locale === 'en') {
      const text = outbox
        .received()
        .map((mail) => mail.text)
        .join('\n');
      expect(text).toContain('until July 7, 2026: the connection expires in 6 days');
      expect(text).toContain('Jul 1, 2026, 9:30 AM · Norway');
      expect(text).toContain(`${app.url}/marina-duval/connections/?reconnect=instagram`);
      expect(subjects).toContain('31 posts were not published on Blue Fjord');
    }
    app.sandbox.control.reset();
  }
  expect(new Set(subjects).size).toBe(10 * locales.length);
});
