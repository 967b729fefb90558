import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { newsletter, sendTo } from '../../testing/mail-client.ts';
import { sandboxOfFile } from '../../testing/of-file.ts';
import { WORDS } from './conventions.ts';

const sandbox = await sandboxOfFile();
const { control } = sandbox;
const send = (to: string, change?: Parameters<typeof sendTo>[2]) => sendTo(sandbox.smtpUrl, to, change);

describe('what an address says of itself', () => {
  it.each([
    ['ada@unknown.example', /^550 5\.1\.1 <ada@unknown\.example>/],
    ['ada@eu.full.example', /^452 4\.2\.2 /],
    ['ada+overquota@inbox.example', /^552 5\.2\.2 /],
    ['ada@policy.example', /^550 5\.7\.1 Message rejected/],
    ['ada+unauthenticated@inbox.example', /^550 5\.7\.26 /],
    ['ada@toobig.example', /^552 5\.3\.4 /],
    ['ada@disabled.example', /^550 5\.2\.1 /],
    ['ada@busy.example', /^451 4\.3\.0 /],
    ['ada@nonsense.example', /^599/],
    ['ada@inbox.example', /^250 2\.0\.0 Ok/],
    ['full@agency.example', /^250 /],
    ['ada@full.test', /^250 /],
  ])('%s is answered %s', async (to, reply) => {
    expect((await send(to)).response).toMatch(reply);
    expect(control.mail.counts().kept).toBe(String(reply).includes('250') ? 1 : 0);
  });

  it('is told by the page of words, all of them', () => {
    const told = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8').split('## What comes back')[0] ?? '';
    const words = [...told.matchAll(/^\| ((?:`[a-z]+` ?)+)\|/gm)].flatMap(
      ([, some = '']) => some.match(/[a-z]+/g) ?? [],
    );
    expect(words.sort()).toEqual(Object.keys(WORDS).sort());
  });

  it('greylists until the time has passed since the first try', async () => {
    const to = 'ada@greylist-90.example';
    expect(await send(to)).toMatchObject({ code: 450, response: expect.stringContaining('4.2.0') });
    control.clock.advance(60_000);
    expect((await send(to)).code).toBe(450);
    control.clock.advance(31_000);
    expect((await send(to)).code).toBe(250);
    expect((await send('bo@greylist-90.example')).code).toBe(450);
  });

  it.each([
    ['throttled-2', 421, '4.7.0'],
    ['ratelimited-2', 451, '4.7.1'],
    ['ses-2', 454, 'Throttling failure'],
  ])('%s takes so many a second and names the rate', async (domain, code, words) => {
    const answers = [];
    for (const who of ['a', 'b', 'c', 'd', 'e', 'f']) answers.push(await send(`${who}@${domain}.example`));
    const refused = answers.filter((answer) => answer.code === code);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.response).toContain(words);
    expect(answers.filter((answer) => answer.code === 250).length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['dropped', 0],
    ['dropkept', 1],
    ['cutoff', 0],
    ['hangup', 0],
  ])('%s loses the connection, mails kept: %i', async (word, kept) => {
    const { code, error } = await send(`ada@${word}.example`, { text: 'x'.repeat(200_000) });
    expect({ code, error }).toEqual({ code: 0, error: expect.stringMatching(/^E/) });
    await expect.poll(() => control.mail.counts()).toMatchObject({ cut: 1, kept });
  });

  it('is slow, drips, or says nothing at all', async () => {
    const begun = performance.now();
    expect((await send('ada@slow-1.example')).code).toBe(250);
    expect(performance.now() - begun).toBeGreaterThan(990);
    expect((await send('ada@drip-2.example', { socketTimeout: 1_500 })).response).toMatch(
      /Still at it[\s\S]*queued as/,
    );
    expect(await send('ada@silentkept.example', { socketTimeout: 300 })).toMatchObject({ code: 0 });
    expect(await send('ada@mute.example', { socketTimeout: 300 })).toMatchObject({ code: 0 });
    expect(control.mail.counts()).toMatchObject({ taken: 2, cut: 2, kept: 3 });
  });

  it('lets only so many connections bring it mails', async () => {
    control.mail.behave({
      to: 'narrow.example',
      behaviours: [
        { kind: 'crowd', connections: 2 },
        { kind: 'slow', ms: 400 },
      ],
    });
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((who) => send(`${who}@narrow.example`)));
    expect(answers.map(({ code }) => code).sort()).toEqual([250, 250, 421, 421]);
    expect((await send('e@narrow.example')).code).toBe(250);
  });
});

describe('addresses of other scripts', () => {
  it('are known by their domains as DNS has them, and keep their local part', async () => {
    expect((await send('zoë@voyages-été.example')).code).toBe(250);
    expect((await send('ada@xn--voyages-t-i4ab.example')).code).toBe(250);
    expect(control.mail.find().map(({ envelope }) => envelope.to[0])).toEqual([
      'ada@xn--voyages-t-i4ab.example',
      'zoë@xn--voyages-t-i4ab.example',
    ]);
  });
});

describe('what a script says', () => {
  it('holds before what the address says, for a share of the addresses, always the same', async () => {
    control.mail.behave({ to: '/^vip@/', behaviours: [{ kind: 'accept' }] });
    const rule = control.mail.behave({
      to: 'crowd.test',
      share: 0.3,
      behaviours: [{ kind: 'refuse', code: 550, enhanced: '5.7.1', text: 'Blocked', at: 'data' }],
    });
    expect((await send('vip@unknown.example')).code).toBe(250);
    const transport = createTransport({ url: sandbox.smtpUrl, pool: true, tls: { rejectUnauthorized: false } });
    const round = () =>
      Promise.all(
        Array.from({ length: 60 }, (_, n) =>
          transport.sendMail({ ...newsletter, to: `r${n}@crowd.test` }).then(
            () => 250,
            (error: { responseCode: number }) => error.responseCode,
          ),
        ),
      );
    const first = await round();
    expect(await round()).toEqual(first);
    const refused = first.filter((code) => code === 550).length;
    expect(refused).toBeGreaterThan(6);
    expect(refused).toBeLessThan(33);
    expect(control.mail.behaviours().find(({ id }) => id === rule.id)?.struck).toBe(refused * 2);
    expect(control.mail.stopBehaving(rule.id)).toBe(true);
    expect(await round()).toEqual(Array(60).fill(250));
    transport.close();
  });

  it('is read over HTTP as well, and refuses what it does not know', async () => {
    const post = (body: unknown) =>
      fetch(`${sandbox.url}/__control/mail/behaviours`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await post({ to: 'x.example', behaviours: [{ kind: 'explode' }] })).status).toBe(400);
    const script = {
      to: 'x.example',
      times: 1,
      behaviours: [{ kind: 'refuse', code: 451, enhanced: '4.3.0', text: 'Later' }],
    };
    expect((await post(script)).status).toBe(200);
    expect((await send('a@x.example')).response).toBe('451 4.3.0 <a@x.example>: Later');
    expect((await send('a@x.example')).code).toBe(250);
    const read = async (path: string) => (await fetch(`${sandbox.url}/__control/mail/${path}`)).json();
    expect(await read('counts')).toMatchObject({
      taken: 1,
      deferred: 1,
      byDomain: { 'x.example': { kept: 1, deferred: 1 } },
    });
    expect(await read('receipts')).toMatchObject([
      { to: 'a@x.example', from: 'b+1.abc@bounce.example', outcome: 'deferred', code: 451, kept: false },
      { outcome: 'taken', kept: true, messageId: expect.stringMatching(/^<.+>$/) },
    ]);
    expect(await read('words')).toMatchObject({ unknown: expect.stringContaining('5.1.1') });
  });

  it('knows a mail that came twice', async () => {
    for (const to of ['a@x.test', 'a@x.test', 'b@x.test']) await send(to, { messageId: '<d.1.abc@fjord.example>' });
    expect(control.mail.counts()).toMatchObject({ kept: 3, repeated: 1 });
  });
});

describe('the server itself', () => {
  it.each([
    ['absent', 'ETLS'],
    ['refused', 'ETLS'],
    ['broken', 'E'],
  ] as const)('TLS that is %s lets nobody in who insists on it', async (tls, code) => {
    control.mail.set({ tls });
    const strict = createTransport({ url: sandbox.smtpUrl, requireTLS: true, tls: { rejectUnauthorized: false } });
    await expect(strict.sendMail({ ...newsletter, to: 'a@x.test' })).rejects.toMatchObject({
      code: expect.stringContaining(code),
    });
    const careless = createTransport({ url: sandbox.smtpUrl, ignoreTLS: true });
    expect((await careless.sendMail({ ...newsletter, to: 'a@x.test' })).response).toMatch(/^250/);
  });

  it('may want TLS or a password first', async () => {
    control.mail.set({ tls: 'required' });
    const plain = createTransport({ url: sandbox.smtpUrl, ignoreTLS: true });
    await expect(plain.sendMail({ ...newsletter, to: 'a@x.test' })).rejects.toMatchObject({ responseCode: 530 });
    expect((await send('a@x.test')).code).toBe(250);
    control.mail.set({ tls: 'offered', auth: 'required' });
    expect((await send('a@x.test')).code).toBe(530);
    expect((await sendTo(sandbox.smtpUrl.replace('smtp://', 'smtp://u:p@'), 'a@x.test')).code).toBe(250);
  });

  it('greets one connection too many with 421, and ends one that has brought enough', async () => {
    control.mail.set({ maxConnections: 1, mailsPerConnection: 1 });
    const { hostname, port } = new URL(sandbox.smtpUrl);
    const first = connect(Number(port), hostname);
    await new Promise((resolve) => first.once('data', resolve));
    expect(await send('a@x.test')).toMatchObject({ code: 421 });
    first.destroy();
    await expect.poll(async () => (await send('a@x.test')).code).toBe(250);
    const pool = createTransport({
      url: sandbox.smtpUrl,
      pool: true,
      maxConnections: 1,
      maxRequeues: 0,
      ignoreTLS: true,
    });
    await expect
      .poll(() =>
        pool.sendMail({ ...newsletter, to: 'a@x.test' }).then(
          () => 250,
          () => 0,
        ),
      )
      .toBe(250);
    await expect(pool.sendMail({ ...newsletter, to: 'a@x.test' })).rejects.toThrow();
    pool.close();
  });
});
