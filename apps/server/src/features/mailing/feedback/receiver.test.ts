import { connect } from 'node:net';
import { expect } from 'vitest';
import { test as base } from '../testing/test.ts';

const test = base.extend('port', ({ back }) => back.port);

/** Speaks SMTP without manners: sends each text once the last was answered; answers what the server said, code by code. */
function speak(port: number, texts: readonly (string | Buffer)[], end = true): Promise<string[]> {
  return new Promise((resolve) => {
    const said: string[] = [];
    const socket = connect({ host: '127.0.0.1', port });
    let left = [...texts];
    let heard = '';
    const done = () => {
      socket.destroy();
      resolve(said);
    };
    socket.on('data', (bytes) => {
      heard += bytes.toString();
      for (;;) {
        const [whole, line] = /^((?:\d{3}-.*\r\n)*(\d{3} .*)\r\n)/.exec(heard)?.slice(1) ?? [];
        if (whole === undefined || line === undefined) return;
        heard = heard.slice(whole.length);
        said.push(line);
        const [next, ...others] = left;
        left = others;
        if (next !== undefined) socket.write(next);
        else if (end) return done();
      }
    });
    socket.once('close', () => resolve(said));
    socket.once('error', () => resolve(said));
  });
}
const codes = (said: readonly string[]) => said.map((line) => line.slice(0, 3));
const letter = (more = '') =>
  `From: MAILER-DAEMON@mx.example\r\nSubject: Undelivered\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n--b\r\nContent-Type: message/rfc822\r\n\r\n${more}\r\n--b--\r\n.\r\n`;
const bring = (port: number, to: readonly string[], data: string | Buffer, from = '<>') =>
  speak(port, [
    'EHLO mx.example\r\n',
    `MAIL FROM:${from}\r\n`,
    ...to.map((address) => `RCPT TO:<${address}>\r\n`),
    'DATA\r\n',
    data,
  ]);

test('One letter is stored once, whomever it is said to be for, and only so many of one mail', async ({
  news,
  port,
  back,
  db,
}) => {
  const { run, mails } = await news.send('many', 2);
  const { bounce } = news.marker.marksOf(mails[0]?.id ?? 0, run);
  const hosts = Array.from({ length: 12 }, (_, n) => `${n % 2 === 0 ? bounce : bounce.toUpperCase()}@b${n}.example`);
  const said = await bring(port, hosts, letter());
  expect(codes(said).filter((code) => code === '452')).toHaveLength(2);
  expect(said.at(-1)).toMatch(/^250 /);
  expect(await db.rows('SELECT id FROM mailing_intake')).toHaveLength(1);
  const answers: string[] = [];
  for (let n = 0; n < 24; n += 1)
    answers.push((await bring(port, [`${bounce}@bounce.example`], letter(`${n}`))).at(-1)?.slice(0, 3) ?? '');
  expect([...new Set(answers)]).toEqual(['250', '452']);
  expect(answers.filter((code) => code === '250')).toHaveLength(19);
  const outcomes = await back.read();
  expect(outcomes).toHaveLength(20);
  expect(await news.statusOf(mails[0]?.email ?? '')).toBe('U');
  expect(await news.figuresOf(run)).toMatchObject({ bounced_hard: 1 });
  await news.recount(run);
});

test('A report that gives the whole newsletter back is taken, and one that has no end is not', async ({
  news,
  port,
  back,
  db,
}) => {
  const { run, mails } = await news.send('big', 2);
  const [one, other] = mails.map(({ id }) => `${news.marker.marksOf(id, run).bounce}@bounce.example`);
  const line = `${'x'.repeat(76)}\r\n`;
  expect((await bring(port, [one ?? ''], letter(line.repeat(40_000)))).at(-1)).toMatch(/^250 /);
  const [row] = await db.rows<{ bytes: number }>(
    'SELECT length(raw) AS bytes FROM mailing_intake ORDER BY id DESC LIMIT 1',
  );
  expect(row?.bytes).toBeLessThan(600_000);
  expect((await bring(port, [other ?? ''], letter(line.repeat(150_000)))).at(-1)).toMatch(/^552 5\.3\.4/);
  expect(await back.read()).toEqual(['bounce hard']);
  expect(await Promise.all(mails.map(({ email }) => news.statusOf(email)))).toEqual(['U', 'F']);
});

test('What is nested without end, a receipt, an answer and nonsense say nothing of a mailbox', async ({
  news,
  port,
  back,
}) => {
  const { run, mails } = await news.send('odd', 1);
  const { id = 0, email = '' } = mails[0] ?? {};
  const to = `${news.marker.marksOf(id, run).bounce}@bounce.example`;
  const nested = Array.from(
    { length: 400 },
    (_, n) => `Content-Type: multipart/mixed; boundary=n${n}\r\n\r\n--n${n}\r\n`,
  );
  const receipt =
    'Content-Type: multipart/report; boundary=b; report-type=disposition-notification\r\n\r\n--b\r\nContent-Type: message/disposition-notification\r\n\r\nDisposition: manual-action/MDN-sent-manually; displayed\r\n\r\n--b--\r\n.\r\n';
  const vacation = 'Precedence: bulk\r\nSubject: I am at the lake\r\n\r\nUntil Monday.\r\n.\r\n';
  const headers = `${'X-A: b\r\n'.repeat(2_000)}Subject: =?utf-8?B?${'A'.repeat(900)}?=\r\n\r\n\0\x01\r\n.\r\n`;
  for (const text of [`${nested.join('')}.\r\n`, receipt, vacation])
    expect((await bring(port, [to], text)).at(-1)).toMatch(/^250 /);
  expect((await bring(port, [to], headers, '<ana@people.example>')).at(-1)).toMatch(/^250 /);
  expect(await back.read()).toEqual(['unreadable', 'receipt', 'automatic', 'not a report']);
  expect(await news.statusOf(email)).toBe('F');
  expect(await news.softBouncesOf(email)).toBe(0);
});

test('Who breaks the talk is told so, and nothing of it is stored', async ({ port, db }) => {
  const before = await db.rows('SELECT id FROM mailing_intake');
  const said = await speak(port, [
    'EHLO mx.example\r\n',
    'MAIL FROM:<a\x00b@evil.example>\r\n',
    'MAIL FROM:<>\r\n',
    'RCPT TO:<b+1.00000000000000000000@bounce.example>\r\n',
    'RCPT TO:<ana@agency.example>\r\n',
    'RCPT TO:<postmaster>\r\n',
    'DATA\r\n',
    'VRFY root\r\n',
    `${'A'.repeat(5_000)}\r\n`,
    'QUIT\r\n',
  ]);
  expect(codes(said).slice(0, 2)).toEqual(['220', '250']);
  expect(said.filter((line) => /^250/.test(line)).length).toBeLessThan(4);
  expect(codes(said)).toContain('550');
  expect(codes(said)).not.toContain('354');
  expect(await db.rows('SELECT id FROM mailing_intake')).toEqual(before);
});

test('One computer holds some connections, and others come through', async ({ port }) => {
  const held = Array.from({ length: 30 }, () => connect({ host: '127.0.0.1', port }));
  const greetings = await Promise.all(
    held.map(
      (socket) =>
        new Promise<string>((resolve) => {
          socket.once('data', (bytes) => resolve(bytes.toString().slice(0, 3)));
          socket.once('error', () => resolve('none'));
        }),
    ),
  );
  expect(greetings.filter((code) => code === '220')).toHaveLength(20);
  expect(greetings.filter((code) => code === '421')).toHaveLength(10);
  for (const socket of held) socket.destroy();
  await expect.poll(async () => (await speak(port, ['QUIT\r\n']))[0]?.slice(0, 3)).toBe('220');
});

test('A letter that was made to take long holds up nobody, whoever it is for', async ({
  news,
  port,
  back,
  network,
}) => {
  const { run, mails } = await news.send('slow', 2);
  const to = `${news.marker.marksOf(mails[0]?.id ?? 0, run).bounce}@bounce.example`;
  const shapes = [
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\n\r\n'.repeat(58_000)}.\r\n`,
    `Subject: x\r\n\r\n${'\r\n'.repeat(250_000)}.\r\n`,
    `Content-Type: text/html\r\n\r\n${'\r\n '.repeat(150_000)}\r\n.\r\n`,
    `To: ${'a@b.c, '.repeat(60_000)}\r\n\r\n.\r\n`,
  ];
  let longest = 0;
  let before = performance.now();
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - before);
    before = performance.now();
  }, 20);
  for (const shape of shapes) {
    expect((await bring(port, ['fbl@anything.example'], shape)).at(-1)).toMatch(/^550 5\.7\.1/);
    expect((await bring(port, [to], shape)).at(-1)).toMatch(/^250 /);
  }
  // One that is a report waits behind them, and is read.
  const gone = { kind: 'bounce', status: '5.1.1', text: '550 5.1.1 User unknown', afterSeconds: 0 } as const;
  await network.mail.bring(network.mail.compose(mails[1]?.mail ?? '', gone));
  const outcomes = await back.read();
  clearInterval(beat);
  expect(outcomes).toHaveLength(5);
  expect(outcomes.at(-1)).toBe('bounce hard');
  expect(longest).toBeLessThan(1_000);
  expect(await Promise.all(mails.map(({ email }) => news.statusOf(email)))).toEqual(['F', 'U']);
});
