import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readLinkPreview } from './link-preview.ts';
import { pageSummary } from './page-summary.ts';

const address = 'https://travel.example.com/offers/lisbon';

describe('What a page says about itself', () => {
  test('Open Graph comes first, in any order and quoting', () => {
    const html = `<!doctype html><html><head><title>Plain title</title>
      <meta content='Lisbon &amp; Porto' property="og:title"><meta name=description content="plain">
      <META PROPERTY='og:description' CONTENT="Ten days &#8211; from $1,499&hellip;">
      <meta property="og:image" content="/img/lisbon.jpg?x=1&amp;y=2"></head><body></body></html>`;
    expect(pageSummary(html, address)).toEqual({
      title: 'Lisbon & Porto',
      description: 'Ten days – from $1,499…',
      image: 'https://travel.example.com/img/lisbon.jpg?x=1&y=2',
    });
  });

  test('Else the title and description elements', () => {
    const html = '<title data-x>\n  Québec\n in&nbsp;winter </title><meta name="description" content="Snow.">';
    expect(pageSummary(html, address)).toEqual({ title: 'Québec in winter', description: 'Snow.', image: null });
  });

  test('Scripts, comments and the body do not speak for the page', () => {
    const html = `<script>const x = '<meta property="og:title" content="from a script">'</SCRIPT>
      <!-- <meta property="og:title" content="from a comment"> --><title>Real</title>
      <body><meta property="og:title" content="from the body">`;
    expect(pageSummary(html, address).title).toBe('Real');
  });

  test('Only text and web addresses come through', () => {
    const html = `<meta property="og:title" content="&lt;script&gt;alert(1)&lt;/script&gt;Hi\u202e\u0007">
      <meta property="og:image" content="javascript:alert(1)">`;
    expect(pageSummary(html, address)).toEqual({ title: 'alert(1) Hi', description: null, image: null });
  });

  test('The first of several that says anything counts', () => {
    const html = `<title> </title><title>First</title><title>Second</title><meta property="og:description" content=" ">
      <meta property="og:description" content="One"><meta property="og:description" content="Two">`;
    expect(pageSummary(html, address)).toMatchObject({ title: 'First', description: 'One' });
  });

  test('Drawings and templates have titles of their own, a page for readers without scripts has not', () => {
    const html = `<svg><title>Icon</title></svg><template><title>Later</title><meta name="description" content="Later">
      </template><noscript><meta name="description" content="Without scripts"></noscript><title>Real</title>`;
    expect(pageSummary(html, address)).toMatchObject({ title: 'Real', description: 'Without scripts' });
  });

  test('Every character reference of HTML, with and without its semicolon', () => {
    const html = `<title>Caf&eacute; &copy 2026 &NotEqualTilde; &#x1F6A2;&#128; a&lt;b &unknown;</title>
      <meta name="description" content="?a=1&copy=2&amp;lt;">`;
    expect(pageSummary(html, address)).toMatchObject({
      title: 'Café © 2026 ≂̸ 🚢€ a<b &unknown;',
      description: '?a=1&copy=2&lt;',
    });
  });

  test('Elements are read however they are nested, broken and written', () => {
    const html = `<HTML><div></p></head><b><META\nCONTENT = 'Odd > even'\tproperty="OG:Title"/></i></b></div>
      <meta property=og:description content=Bare/value data-x><meta name="description" content="said twice" content="x">`;
    expect(pageSummary(html, address)).toMatchObject({ title: 'Odd > even', description: 'Bare/value' });
  });

  test('Cut, empty and hostile pages neither fail nor take long', () => {
    for (const html of ['', '<', '<title>half', '<meta property="og:title" content="half', '<!-- never closed'])
      expect(() => pageSummary(html, address)).not.toThrow();
    const started = performance.now();
    for (const piece of ['<meta ', '<title>', '<!--', '<a ="', '&#', '<meta x="', '<<<'])
      pageSummary(piece.repeat(Math.floor(500_000 / piece.length)), address);
    for (const deep of ['<x>', '<svg><title>', '<table><tr>', '<button><p>'])
      pageSummary(deep.repeat(Math.floor(250_000 / deep.length)) + '</b></i>'.repeat(30_000), address);
    pageSummary(`<meta ${Array.from({ length: 80_000 }, (_, n) => `a${n}`).join(' ')}>`, address);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  test('Long texts are cut between characters', () => {
    const title = pageSummary(`<title>${'🙂'.repeat(400)}</title>`, address).title ?? '';
    expect(Array.from(title)).toHaveLength(300);
  });
});

describe('Reading a link', () => {
  let server: Server;
  let url: string;
  const sandboxed = () => ({ config: { mode: 'sandbox' as const, sandbox: { url, smtpUrl: '', port: 0 } } });

  beforeAll(async () => {
    server = createServer((request, response) => {
      const html = (body: string | Buffer, type = 'text/html; charset=utf-8') =>
        response.writeHead(200, { 'content-type': type }).end(body);
      if (request.url === '/page') html('<title>Été à Montréal</title>');
      else if (request.url === '/latin')
        html(Buffer.from('<title>Été</title>', 'latin1'), 'text/html; charset=iso-8859-1');
      else if (request.url === '/meta')
        html(Buffer.from('<meta charset=iso-8859-1><title>Été</title>', 'latin1'), 'text/html');
      else if (request.url === '/equiv')
        html(
          Buffer.from(
            '<!-- charset=utf-8 --><meta http-equiv=Content-Type content="text/html; charset=windows-1250"><title>d\xec</title>',
            'latin1',
          ),
          'text/html',
        );
      else if (request.url === '/mark')
        html(Buffer.from('\ufeff<title>Été</title>', 'utf16le'), 'text/html; charset=iso-8859-1');
      else if (request.url === '/not-utf16')
        html('<meta charset=utf-16><title>Été</title>', 'text/html; charset=klingon');
      else if (request.url === '/odd') html('<title>Odd</title>', 'text/html; charset=klingon');
      else if (request.url === '/long') html(`<title>Long</title>${'x'.repeat(2_000_000)}`);
      else if (request.url === '/json') html('{"title":1}', 'application/json');
      else if (request.url === '/moved') response.writeHead(301, { location: '/page' }).end();
      else if (request.url === '/inside') response.writeHead(301, { location: 'http://169.254.169.254/' }).end();
      else response.writeHead(404).end('<title>Not here</title>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test.each([
    ['/page', 'Été à Montréal'],
    ['/latin', 'Été'],
    ['/meta', 'Été'],
    ['/equiv', 'dě'],
    ['/mark', 'Été'],
    ['/not-utf16', 'Été'],
    ['/odd', 'Odd'],
    ['/long', 'Long'],
    ['/moved', 'Été à Montréal'],
  ])('%s has a title', async (path, title) => {
    expect((await readLinkPreview(sandboxed(), url + path))?.title).toBe(title);
  });

  test.each(['/json', '/inside', '/nothing'])('%s has no preview', async (path) => {
    expect(await readLinkPreview(sandboxed(), url + path)).toBeNull();
  });

  test('A server that is away is worth another try', async () => {
    const { config } = sandboxed();
    const gone = { config: { ...config, sandbox: { ...config.sandbox, url: 'http://127.0.0.1:1' } } };
    await expect(readLinkPreview(gone, 'http://127.0.0.1:1/')).rejects.toMatchObject({ problem: 'unreachable' });
  });

  test('Nothing on this computer is read in live mode', async () => {
    expect(await readLinkPreview({ config: { mode: 'live' } }, `${url}/page`)).toBeNull();
  });
});
