import { expect } from 'vitest';
import { eraseMailing } from '../steering/leave-mailing.ts';
import { pauseRun, resumeRun } from '../steering/steer-run.ts';
import { test } from '../testing/test.ts';

test('Every form of report comes back over the wire, and says what became of the mailbox', async ({
  news,
  back,
  network,
}) => {
  const { run, mails } = await news.send('form', 8);
  const forms = ['postfix', 'exchange', 'exim', 'gmail', 'qmail'] as const;
  const bounce = (n: number, status: string, text: string, more = {}) => {
    const letter = network.mail.compose(mails[n]?.mail ?? '', {
      kind: 'bounce',
      status,
      text,
      afterSeconds: 0,
      ...more,
    });
    return network.mail.bring(letter);
  };
  for (const [n, form] of forms.entries()) {
    const { result } = await bounce(n, '5.1.1', '550 5.1.1 User unknown', { form });
    expect([form, result]).toEqual([form, 'sent']);
  }
  await bounce(5, '5.2.2', '552 5.2.2 Mailbox full');
  await bounce(6, '5.7.1', '550 5.7.1 Blocked by policy');
  await bounce(7, '4.4.1', '451 4.4.1 No answer', { action: 'delayed' });
  await back.read();
  const statuses = await Promise.all(mails.map(({ email }) => news.statusOf(email)));
  expect(statuses).toEqual(['U', 'U', 'U', 'U', 'U', 'F', 'F', 'F']);
  expect(await news.figuresOf(run)).toMatchObject({ bounced_hard: 5, bounced_soft: 1, bounced_refused: 1 });
  expect(await news.deliveryOf(mails[3]?.id ?? 0)).toMatchObject({
    bounce: 'hard',
    bounce_status: '5.1.1',
    state: 'accepted',
  });
  expect(await news.deliveryOf(mails[7]?.id ?? 0)).toMatchObject({ bounce: null, bounced_at: null });
  // What was taken stays taken: the bounce stands beside it.
  expect(await news.mailing.rowOf(run)).toMatchObject({ state: 'done', audience: 8, accepted: 8, rejected: 0 });
  await news.recount(run);
});

test('The same report twice counts once, and nothing that was forged counts at all', async ({
  news,
  back,
  network,
  db,
}) => {
  const { run, mails } = await news.send('twice', 2);
  const bounced = { kind: 'bounce', status: '5.1.1', text: '550 5.1.1 User unknown', afterSeconds: 0 } as const;
  const letter = network.mail.compose(mails[0]?.mail ?? '', bounced);
  await network.mail.bring(letter);
  await network.mail.bring(letter);
  const again = network.mail.compose(mails[0]?.mail ?? '', bounced);
  await network.mail.bring(again);
  const forged = { ...letter, to: letter.to.replace(/^b\+\w/, 'b+z') };
  expect(await network.mail.bring(forged)).toMatchObject({ result: 'failed', reply: expect.stringContaining('5.1.1') });
  expect(await network.mail.bring({ ...letter, to: 'ana@mail.agency.example' })).toMatchObject({ result: 'failed' });
  const nobody = Buffer.from('From: x@y.example\r\nSubject: abuse\r\n\r\nPlease stop.\r\n');
  expect(await network.mail.bring({ ...letter, to: 'fbl@mail.agency.example', bytes: nobody })).toMatchObject({
    result: 'failed',
    reply: expect.stringContaining('5.7.1'),
  });
  await back.read();
  expect(await news.figuresOf(run)).toMatchObject({ bounced_hard: 1 });
  expect(await news.statusOf(mails[1]?.email ?? '')).toBe('F');
  const kinds = await db.rows('SELECT kind FROM consent_events WHERE list_id = $1', [await news.listOf(run)]);
  expect(kinds).toEqual([{ kind: 'undeliverable' }]);
  await news.recount(run);
});

test('A complaint, also one that hides who complained, opts out everywhere; a way to leave by mail opts out here', async ({
  news,
  back,
  network,
}) => {
  const { run, mails } = await news.send('complainer', 4);
  const [whole, redacted, leaver, away] = mails.map(({ mail }) => mail);
  expect(await news.act(whole ?? '', 'complain')).toContain('sent');
  const hidden = network.mail.compose(redacted ?? '', { kind: 'complain', redacted: true, afterSeconds: 0 });
  expect(await network.mail.bring(hidden)).toMatchObject({ result: 'sent' });
  expect(await news.act(leaver ?? '', 'mailto')).toContain('sent');
  expect(await news.act(away ?? '', 'away')).toContain('sent');
  await back.read();
  expect(await Promise.all(mails.map(({ email }) => news.statusOf(email)))).toEqual(['T', 'T', 'T', 'F']);
  expect(await news.figuresOf(run)).toMatchObject({ complained: 2, unsubscribed: 1, bounced_soft: 0 });
  expect(await back.suppressions(mails[0]?.id ?? 0)).toEqual(['list', 'platform']);
  expect(await back.suppressions(mails[2]?.id ?? 0)).toEqual(['list']);
  await news.recount(run);
});

test('A mailbox that is full in three newsletters is undeliverable, although our relay takes each', async ({
  news,
  back,
  network,
}) => {
  const first = await news.send('fuller', 1);
  const email = first.mails[0]?.email ?? '';
  for (const n of [1, 2, 3]) {
    const { mailing } = news;
    if (n > 1) {
      const run = await mailing.run(first.list);
      await mailing.freeze();
      const mailer = mailing.mailer();
      await mailing.until(run, ({ state }) => state === 'done');
      await mailer.stop();
    }
    const [mail] = network.mail.find({ to: email, limit: 1 });
    const full = { kind: 'bounce', status: '5.2.2', text: '552 5.2.2 Mailbox full', afterSeconds: 0 } as const;
    await network.mail.bring(network.mail.compose(mail?.id ?? '', full));
    await back.read();
    expect([n, await news.statusOf(email)]).toEqual([n, n < 3 ? 'F' : 'U']);
  }
});

test('What nobody knew is known when something comes back for it', async ({ news, back, network, db }) => {
  const { mailing } = news;
  network.addMailFault({ to: 'unsure0', action: { kind: 'drop', keep: true } });
  const list = await mailing.list(2, (n) => `unsure${n}@travel.example`);
  const run = await mailing.run(list);
  await mailing.freeze();
  const mailer = mailing.mailer();
  expect(await mailing.until(run, ({ state }) => state === 'done')).toMatchObject({ accepted: 1, uncertain: 1 });
  await mailer.stop();
  const [mail] = network.mail.find({ to: 'unsure0@travel.example', limit: 1 });
  const gone = { kind: 'bounce', status: '5.1.1', text: '550 5.1.1 User unknown', afterSeconds: 0 } as const;
  await network.mail.bring(network.mail.compose(mail?.id ?? '', gone));
  await back.read();
  expect(await mailing.rowOf(run)).toMatchObject({ audience: 2, accepted: 2, uncertain: 0, rejected: 0 });
  expect(await mailing.adds(run)).toBe(true);
  expect(await db.rows('SELECT accepted, uncertain FROM mailing_batches WHERE run_id = $1', [run])).toEqual([
    { accepted: 2, uncertain: 0 },
  ]);
  await news.recount(run);
});

test('A run that goes on is paused by complaints, and not by the same ones again', async ({
  news,
  back,
  network,
  db,
  onTestFinished,
}) => {
  const { mailing } = news;
  const run = await mailing.run(await mailing.list(120, (n) => `angry${n}@travel.example`));
  await mailing.freeze();
  const mailer = mailing.mailer({ rate: 20, key: 'slow for the angry' });
  onTestFinished(() => mailer.stop());
  await expect.poll(async () => (await mailing.states(run)).accepted ?? 0, { timeout: 10_000 }).toBeGreaterThan(4);
  const taken = network.mail.find({ limit: 100 }).filter(({ envelope }) => envelope.to[0]?.startsWith('angry'));
  for (const { id } of taken.slice(0, 3)) await news.act(id, 'complain');
  await back.read();
  expect(await mailing.rowOf(run)).toMatchObject({ state: 'paused', reason: 'complaints' });
  expect(
    await db.row("SELECT data FROM audit_log WHERE action = 'run.paused' AND object_id = $1", [String(run)]),
  ).toEqual({
    data: { reason: 'complaints' },
  });
  expect(await db.transaction((tx) => resumeRun(tx, run))).toBe(true);
  await news.act(taken[3]?.id ?? '', 'complain');
  await back.read();
  expect((await mailing.rowOf(run)).state).not.toBe('paused');
  await db.transaction((tx) => pauseRun(tx, run));
});

test('An address on two agents’ lists: leaving and bouncing are about the one list, a complaint about all', async ({
  news,
  back,
  network,
  db,
}) => {
  const [ana, ben] = [await news.send('shared', 3), await news.send('shared', 3)];
  const statuses = async (list: { listId: number }) => {
    const rows = await db.rows<{ optout_status: string }>(
      'SELECT optout_status FROM contacts WHERE list_id = $1 ORDER BY email',
      [list.listId],
    );
    return rows.map(({ optout_status }) => optout_status).join('');
  };
  // Mails to one address are found newest first: these are of the second list.
  const [left, gone, angry] = ben.mails.map(({ mail }) => mail);
  await news.act(left ?? '', 'one-click');
  const unknown = { kind: 'bounce', status: '5.1.1', text: '550 5.1.1 User unknown', afterSeconds: 0 } as const;
  await network.mail.bring(network.mail.compose(gone ?? '', unknown));
  await back.read();
  expect([await statuses(ana.list), await statuses(ben.list)]).toEqual(['FFF', 'TUF']);
  await news.act(angry ?? '', 'complain');
  await back.read();
  expect([await statuses(ana.list), await statuses(ben.list)]).toEqual(['FFT', 'TUT']);
  // Who bounced and then says herself that she wants no more has opted out; a bounce after that changes nothing.
  const { marker, mailing } = news;
  const { id = 0 } = ben.mails[1] ?? {};
  const { unsubscribe } = marker.marksOf(id, ben.run).tokens;
  await news.ask(`/e/u/${unsubscribe}/`, { method: 'POST', body: 'do=leave' });
  await network.mail.bring(network.mail.compose(left ?? '', unknown));
  await back.read();
  expect(await statuses(ben.list)).toBe('TTT');
  // The next newsletter of each goes to those who are left.
  for (const [list, accepted] of [
    [ana.list, 2],
    [ben.list, 0],
  ] as const) {
    const run = await mailing.run(list);
    await mailing.freeze();
    const mailer = mailing.mailer();
    expect(await mailing.until(run, ({ state }) => state === 'done')).toMatchObject({ accepted });
    await mailer.stop();
  }
  for (const { run } of [ana, ben]) await news.recount(run);
});

test('A server that takes a mail and gives it back an hour later is believed then', async ({ news, back, network }) => {
  const { mailing } = news;
  const list = await mailing.list(4, (n) => `late${n}@${['bounces', 'bouncesfull', 'delayed', 'away'][n]}.example`);
  const run = await mailing.run(list);
  await mailing.freeze();
  const mailer = mailing.mailer();
  expect(await mailing.until(run, ({ state }) => state === 'done')).toMatchObject({ accepted: 4 });
  await mailer.stop();
  expect(await back.read()).toEqual([]);
  await network.mail.settle(Date.now() + 3_600_000);
  expect((await back.read()).sort()).toEqual(['automatic', 'bounce hard', 'bounce soft', 'delay']);
  expect(await mailing.rowOf(run)).toMatchObject({ state: 'done', accepted: 4, rejected: 0 });
  expect(await news.figuresOf(run)).toMatchObject({ bounced_hard: 1, bounced_soft: 1 });
  const addresses = ['bounces', 'bouncesfull', 'delayed', 'away'].map((word, n) => `late${n}@${word}.example`);
  expect(await Promise.all(addresses.map((email) => news.statusOf(email)))).toEqual(['U', 'F', 'F', 'F']);
  await news.recount(run);
});

test('What a server said of an address goes with who wrote to it; that it came back stays', async ({
  news,
  back,
  network,
  db,
}) => {
  const { run, list, mails } = await news.send('named', 1);
  const { id = 0, email = '', mail = '' } = mails[0] ?? {};
  const text = `550 5.1.1 <${email}> User unknown`;
  await network.mail.bring(network.mail.compose(mail, { kind: 'bounce', status: '5.1.1', text, afterSeconds: 0 }));
  await back.read();
  expect(await news.deliveryOf(id)).toMatchObject({ bounce_note: text });
  await db.transaction((tx) => eraseMailing(tx, list.profileId));
  expect(await news.deliveryOf(id)).toMatchObject({
    email: '',
    bounce: 'hard',
    bounce_status: '5.1.1',
    bounce_note: null,
  });
  expect(await db.rows('SELECT note FROM mailing_events WHERE run_id = $1', [run])).toEqual([{ note: null }]);
  await news.recount(run);
});
