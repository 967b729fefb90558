import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { bounceHostOfFile } from '../../testing/bounce-host.ts';
import { sendTo } from '../../testing/mail-client.ts';
import { sandboxOfFile } from '../../testing/of-file.ts';
import { readingTime } from './crowd.ts';

const sandbox = await sandboxOfFile();
const host = await bounceHostOfFile();
const { mail, clock } = sandbox.control;

type Call = { method: string; url: string; agent: string; body: string };
let calls: Call[] = [];

const PAGE = `<form method="post" action="/u/1?x=1&amp;y=2"><input type="hidden" name="token" value="a&amp;b">
<label><input type="radio" name="scope" value="list" checked>This</label><label><input type="radio" name="scope" value="all">All</label><button name="go" value="1">Unsubscribe</button></form>`;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** The product, as far as a recipient meets it. */
const product = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request;
  calls.push({ method, url, agent: headers['user-agent'] ?? '', body: await bodyOf(request) });
  if (url.startsWith('/c/')) response.writeHead(302, { location: 'https://supplier.example/offer' }).end();
  else response.writeHead(200, { 'content-type': 'text/html' }).end(url.startsWith('/u/') ? PAGE : 'GIF89a');
});
product.listen(0, '127.0.0.1');
await once(product, 'listening');
const at = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
afterAll(() => void product.close());
beforeEach(() => {
  calls = [];
  mail.set({ bounces: host.url });
});

const letter = (oneClick = true) => ({
  html: `<p><a href="${at}/c/1?a=1&amp;b=2">One</a> <a href="${at}/c/2">Two</a> <a href="${at}/c/3">Three</a> <a href="mailto:x@y.example">Mail</a>
<a href="https://elsewhere.example/">Out</a><img alt="" src="${at}/o/1.gif"></p>`,
  headers: {
    'List-Id': 'Fjord <1.lists.fjord.example>',
    'List-Unsubscribe': `<${at}/u/1>, <mailto:u+1.abc@bounce.example?subject=unsubscribe>`,
    ...(oneClick && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
});
const send = (to: string, oneClick?: boolean) => sendTo(sandbox.smtpUrl, to, letter(oneClick));
const newest = () => mail.find({ limit: 1 })[0]?.id ?? '';
const act = (verb: string, link?: number) => mail.act(newest(), { verb, ...(link !== undefined && { link }) });

describe('a recipient by hand', () => {
  it('opens, clicks, and never leaves this computer', async () => {
    await send('ada@inbox.example');
    expect(await act('open')).toBe('1 pictures loaded.');
    expect(await act('click', 0)).toBe('Answered with 302, leads to https://supplier.example/offer.');
    expect(await act('click', 3)).toContain('not on this computer');
    expect(calls).toMatchObject([
      { method: 'GET', url: '/o/1.gif' },
      { method: 'GET', url: '/c/1?a=1&b=2', agent: expect.stringContaining('Mozilla/5.0') },
    ]);
    expect(mail.visits(newest()).map(({ what, status }) => [what, status])).toEqual([
      ['picture', 200],
      ['link', 302],
      ['link', 0],
    ]);
  });

  it('unsubscribes by one click, by the page’s form, by mail', async () => {
    await send('ada@inbox.example');
    expect(await act('one-click')).toBe('Answered with 200.');
    expect(calls).toMatchObject([{ method: 'POST', url: '/u/1', body: 'List-Unsubscribe=One-Click' }]);
    calls = [];
    expect(await act('page')).toBe('Answered with 200.');
    expect(calls).toMatchObject([
      { method: 'GET', url: '/u/1' },
      { method: 'POST', url: '/u/1?x=1&y=2', body: 'token=a%26b&scope=list&go=1' },
    ]);
    expect(await act('mailto')).toMatch(/^sent, to u\+1\.abc@bounce\.example: 250/);
    expect(host.arrived).toMatchObject([{ from: 'ada@inbox.example', to: ['u+1.abc@bounce.example'] }]);
    expect(await act('complain')).toMatch(/^sent, to fbl@bounce\.example/);
    await send('bo@inbox.example', false);
    expect(await act('one-click')).toContain('does not offer one click');
    await expect(mail.act(newest(), { verb: 'dance' })).rejects.toThrow('cannot dance');
  });
});

describe('people who behave', () => {
  it('do so by their address: a scanner, Apple’s proxy, Gmail’s, one who clicks, one who leaves', async () => {
    const soon = async () => {
      await mail.settle(clock.now() + 20_000);
      clock.advance(60_000);
      await mail.settle();
    };
    await send('ada+scanned@inbox.example');
    await soon();
    expect(calls.map(({ url }) => url).sort()).toEqual(['/c/1?a=1&b=2', '/c/2', '/c/3']);
    calls = [];
    await send('ada+apple@inbox.example');
    await send('ada+gmail@inbox.example');
    await soon();
    expect(calls.map(({ agent }) => agent).sort()).toEqual([
      'Mozilla/5.0',
      expect.stringContaining('GoogleImageProxy'),
    ]);
    calls = [];
    await send('ada+clicks@inbox.example');
    await soon();
    expect(calls.map(({ url }) => url[1])).toEqual(calls.length === 2 ? ['o', 'c'] : ['o']);
    calls = [];
    await send('ada+leaves@inbox.example');
    await soon();
    const left = calls.some(({ method, url }) => method === 'POST' && url.startsWith('/u/'));
    expect(left || host.arrived.some(({ to }) => to[0]?.startsWith('u+'))).toBe(true);
  });

  it('read newsletters by the hour when they are let, the same ones every time', async () => {
    mail.setPeople({ on: true, opens: 0.5, clicks: 0.2, leaves: 0, complains: 0, apple: 0.2, scanned: 0.1 });
    for (let n = 0; n < 40; n += 1) await send(`reader${n}@inbox.example`);
    await sendTo(sandbox.smtpUrl, 'reader@inbox.example', { html: letter().html });
    expect(mail.waiting).toBeGreaterThan(10);
    clock.advance(3 * 86_400_000);
    await mail.settle();
    clock.advance(120_000);
    await mail.settle();
    const opens = mail.visits().filter(({ what }) => what === 'picture').length;
    expect(opens).toBeGreaterThan(8);
    expect(opens).toBeLessThan(36);
    expect(mail.visits().some(({ what }) => what === 'link')).toBe(true);
    expect(mail.visits().every(({ who }) => who !== 'reader@inbox.example')).toBe(true);
    expect(() => mail.setPeople({ dreams: 1 } as never)).toThrow('no setting dreams');
  });

  it('open most in the morning of Toronto, and hardly at night', () => {
    const evening = Date.parse('2026-11-24T03:00:00Z');
    const hours = Array.from({ length: 200 }, (_, n) => new Date(readingTime(evening, n / 200)).getUTCHours());
    const between = (from: number, to: number) => hours.filter((hour) => hour >= from && hour < to).length;
    expect(between(12, 17)).toBeGreaterThan(4 * between(6, 10));
  });
});
