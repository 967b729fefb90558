import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mailKinds } from '../../app/features.ts';
import { seedDemo } from '../../app/seed/index.ts';
import { runJobs } from '../../platform/jobs/jobs.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { outboxJobs } from './jobs.ts';
import { queueMail, sendMailJob } from './queue-mail.ts';
import { sendMail } from './send-mail.ts';

let app: TestApp;
let userId: number;
beforeAll(async () => {
  app = await createTestApp();
  await seedDemo(app.waypost);
  const advisor = await app.waypost.db.row<{ id: number }>("SELECT id FROM users WHERE demo_role = 'advisor'");
  userId = advisor?.id ?? 0;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.sandbox.control.reset();
  await app.waypost.db.run('DELETE FROM mails');
  await app.waypost.db.run("UPDATE users SET locale = 'en' WHERE id = $1", [userId]);
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
  const kind = mailKinds.find((one) => one.id === id);
  if (kind === undefined) throw new Error(`no feature declares the mail ${id}`);
  return kind;
}
async function queue(kind: string, params: object, dedupeKey?: string): Promise<number> {
  const mailId = await app.waypost.db.transaction((tx) => queueMail(tx, kindOf(kind), { userId, params, dedupeKey }));
  return mailId ?? 0;
}
const send = (mailId: number) => sendMail({ ...app.waypost, mailKinds }, mailId);
const rowOf = (mailId: number) =>
  app.waypost.db.row('SELECT state, tries, last_error FROM mails WHERE id = $1', [mailId]);
const received = () => app.sandbox.control.mails();

test('A mail goes out as text and escaped HTML, with a Message-ID of its own and marked as automatic', async () => {
  const mailId = await queue('post_failed', failed);
  await send(mailId);
  expect(await rowOf(mailId)).toEqual({ state: 'sent', tries: 1, last_error: null });
  const [mail] = received();
  expect(mail).toMatchObject({
    envelope: { to: ['marina@bluefjord.example'] },
    subject: 'A post could not be published on Blue <b>Fjord</b> & Co',
  });
  expect(mail?.headers).toMatchObject({ 'auto-submitted': 'auto-generated' });
  expect(mail?.headers['message-id']).toMatch(new RegExp(`^<m\\.${mailId}\\.[0-9a-f]{12}@`));
  expect(mail?.html).not.toContain('<script>');
  expect(mail?.html).toContain('&lt;script&gt;');
  expect(mail?.html).toContain('Blue &lt;b&gt;Fjord&lt;/b&gt; &amp; Co');
  const link = `${app.url}/marina-duval/facebook/posts/?post=17`;
  expect(mail?.text).toContain(link);
  expect(mail?.html).toContain(`href="${link}"`);
});

test('The worker sends what a transaction put into the outbox', async () => {
  const { db, log } = app.waypost;
  const runner = await runJobs({ db, log, jobs: outboxJobs({ ...app.waypost, mailKinds }), ticks: [], concurrency: 2 });
  const mailId = await queue('post_failed', failed);
  await vi.waitFor(async () => expect(await rowOf(mailId)).toMatchObject({ state: 'sent' }), 10_000);
  await runner.stop();
  expect(received()).toHaveLength(1);
});

test('Running the job again sends nothing again', async () => {
  const mailId = await queue('post_failed', failed);
  await send(mailId);
  await send(mailId);
  expect(received()).toHaveLength(1);
});

test('Two workers at once send one mail', async () => {
  const mailId = await queue('post_failed', failed);
  await Promise.all([send(mailId), send(mailId), send(mailId)]);
  expect(received()).toHaveLength(1);
});

test('Refused for now: counted, thrown for the queue to come back, and sent at the next try under the same Message-ID', async () => {
  const mailId = await queue('post_failed', failed);
  const once = (action: Parameters<typeof app.sandbox.control.addMailFault>[0]['action']) =>
    app.sandbox.control.addMailFault({ to: '.*', action });
  once({ kind: 'reject', code: 451, enhanced: '4.3.0' });
  await expect(send(mailId)).rejects.toThrow(/451/);
  expect(await rowOf(mailId)).toEqual({ state: 'waiting', tries: 1, last_error: '451' });
  // The server kept the mail and the connection was lost before its answer: the repeat is recognisable.
  once({ kind: 'drop', keep: true });
  await expect(send(mailId)).rejects.toThrow();
  await send(mailId);
  expect(await rowOf(mailId)).toMatchObject({ state: 'sent', tries: 3 });
  expect(new Set(received().map((mail) => mail.headers['message-id'])).size).toBe(1);
});

test('Refused for good, or tried to the end: failed, and the queue is left in peace', async () => {
  const mailId = await queue('post_failed', failed);
  app.sandbox.control.addMailFault({
    to: 'marina',
    times: -1,
    action: { kind: 'reject', code: 550, enhanced: '5.1.1' },
  });
  await send(mailId);
  expect(await rowOf(mailId)).toEqual({ state: 'failed', tries: 1, last_error: '550' });
  app.sandbox.control.clearFaults();
  app.sandbox.control.addMailFault({
    to: 'marina',
    times: -1,
    action: { kind: 'reject', code: 452, enhanced: '4.2.2' },
  });
  const tired = await queue('post_failed', failed);
  await app.waypost.db.run('UPDATE mails SET tries = $2 WHERE id = $1', [tired, sendMailJob.maxAttempts - 1]);
  await send(tired);
  expect(await rowOf(tired)).toMatchObject({ state: 'failed', last_error: '452' });
});

test('A change that is rolled back mails nothing; an occasion is mailed once', async () => {
  await expect(
    app.waypost.db.transaction(async (tx) => {
      await queueMail(tx, kindOf('post_failed'), { userId, params: failed });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await app.waypost.db.row('SELECT count(*) AS n FROM mails')).toEqual({ n: 0 });
  expect(await queue('post_failed', failed, 'post:17')).toBeGreaterThan(0);
  expect(await queue('post_failed', failed, 'post:17')).toBe(0);
  expect(await app.waypost.db.row('SELECT count(*) AS n FROM mails')).toEqual({ n: 1 });
});

test('A link that has died is not sent any more', async () => {
  const mailId = await queue('reset', {});
  await send(mailId);
  expect(await rowOf(mailId)).toMatchObject({ state: 'failed', last_error: 'void' });
  expect(received()).toHaveLength(0);
});

test('Every kind can be written in every language', async () => {
  const fireAt = '2026-07-01T13:30:00Z';
  const base = { app: 'instagram', profileSlug: 'marina-duval', pageName: 'Blue Fjord' };
  const all = async () => [
    await queue('post_failed', failed),
    await queue('posts_missed', { ...base, posts: [{ id: 3, excerpt: 'Norway', fireAt }], count: 31 }),
    await queue('connection_broken', base),
    await queue('connection_expiring', { ...base, expiresAt: '2026-07-08T03:30:00Z', days: 6 }),
    await queue('preflight_trouble', {
      ...base,
      postId: 4,
      excerpt: 'x',
      fireAt,
      problems: [{ code: 'connection_broken', values: { network: 'Instagram' } }],
    }),
    await queue('account_exists', {}),
    await queue('address_changed', {}),
    await queue('password_changed', {}),
  ];
  const subjects: string[] = [];
  for (const locale of ['en', 'es', 'fr']) {
    await app.waypost.db.run('UPDATE users SET locale = $2 WHERE id = $1', [userId, locale]);
    for (const mailId of await all()) await send(mailId);
    subjects.push(...received().map((mail) => mail.subject));
    expect(received().every((mail) => mail.html.includes(`<html lang="${locale}">`))).toBe(true);
    expect(received().some((mail) => /emails\.|\{|undefined/.test(mail.text))).toBe(false);
    if (locale === 'en') {
      const text = received()
        .map((mail) => mail.text)
        .join('\n');
      expect(text).toContain('until July 7, 2026: the connection ends in 6 days');
      expect(text).toContain('Jul 1, 2026, 9:30 AM · Norway');
      expect(text).toContain(`${app.url}/marina-duval/connections/?reconnect=instagram`);
      expect(subjects).toContain('31 posts were not published on Blue Fjord');
    }
    app.sandbox.control.reset();
  }
  expect(new Set(subjects).size).toBe(24);
});
