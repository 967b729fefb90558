import { get } from 'node:http';
import { describe, expect } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { test as base } from '../../testing/test.ts';
import { contentSecurityPolicy } from './host-page.ts';

const evil = `</script><script>alert(1)</script><!--\u2028"'&`;

const test = base.extend('host', async ({ app, db, ana }) => {
  await db.run('UPDATE profiles SET first_name = $2 WHERE id = $1', [ana.profileId, evil]);
  const page = async (path = `/${ana.slug}/`) => {
    const answer = await ana.client.get(path);
    const html = String(answer.body.text);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}; is the web built? npm run build`);
    return { html, headers: answer.headers };
  };
  /** What goes over the line, which `fetch` would unpack. */
  const bytesOf = (path: string, asked: string) =>
    new Promise<{ encoding: string | null; bytes: number }>((resolve, reject) => {
      const request = get(`${app.url}${path}`, { headers: { 'accept-encoding': asked } }, async (answer) => {
        let bytes = 0;
        for await (const chunk of answer) bytes += (chunk as Buffer).length;
        resolve({ encoding: answer.headers['content-encoding'] ?? null, bytes });
      });
      request.on('error', reject);
    });
  return { page, bytesOf };
});

const policy = (nonce: string, pictures: string) =>
  `default-src 'self'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob: https:${pictures}; ` +
  `media-src 'self' blob: https:${pictures}; font-src 'self'; connect-src 'self'; frame-src 'self'; object-src 'none'; base-uri 'none'; ` +
  `form-action 'self'; frame-ancestors 'none'`;

describe('the host page', () => {
  test('is sent with exactly this policy, and a nonce of its own each time', async ({ app, host }) => {
    const { html, headers } = await host.page();
    const nonce = html.match(/<meta name="csp-nonce" content="([A-Za-z0-9+/=]{22,})">/)?.[1];
    expect(nonce).toBeDefined();
    // In sandbox mode pictures of its pages come over http from loopback.
    expect(headers.get('content-security-policy')).toBe(policy(`${nonce}`, ` ${app.sandbox.url}`));
    // Outside it from nowhere but over https.
    expect(contentSecurityPolicy('abc', {})).toBe(policy('abc', ''));
    const billingWidgetOrigin = 'https://pay.waypost.example';
    expect(contentSecurityPolicy('abc', { billingWidgetOrigin })).toContain(`frame-src 'self' ${billingWidgetOrigin};`);
    expect((await host.page()).html).not.toContain(nonce);
  });

  test('carries the other headers that keep it from strangers', async ({ host }) => {
    const { headers } = await host.page();
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    // On plain HTTP a promise of HTTPS would lock people out.
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test.for([
    ['gzip, deflate, br', 'gzip'],
    ['identity', null],
    ['gzip;q=0, br', null],
  ] as const)('asked for in %s, is sent in %s', async ([asked, sent], { ana, host }) => {
    const path = `/${ana.slug}/connections/`;
    const [answer, plain] = [await host.bytesOf(path, asked), (await host.page(path)).html.length];
    expect(answer.encoding).toBe(sent);
    if (sent === null) expect(answer.bytes).toBeGreaterThan(plain / 2);
    else expect(answer.bytes).toBeLessThan(plain / 2);
  });

  test('has nothing inline that could run, and its boot data cannot end their script', async ({ host }) => {
    const { html } = await host.page();
    const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
    const inline = scripts.filter(([, , text]) => text !== '');
    expect(inline.map(([, attributes]) => attributes?.match(/type="application\/json" id="([\w-]+)"/)?.[1])).toEqual([
      'boot',
      'first-reads',
    ]);
    const boot = JSON.parse(inline[0]?.[2] ?? '');
    expect(boot.profile.first_name).toBe(evil);
    expect(html).not.toContain('alert(1)</script>');
    expect(html).not.toMatch(/\son\w+=/);
    // In the picture, which is HTML, it is a character like any other.
    expect(inline[0]?.[2]).not.toContain('\u2028');
  });

  test('holds what GET /api/session/ answers, for the profile of the address', async ({ ana, host }) => {
    const { html } = await host.page();
    const boot = JSON.parse(html.match(/id="boot"[^>]*>([\s\S]*?)<\/script>/)?.[1] ?? '');
    const { body } = await ana.client.get(`/api/session/?slug=${ana.slug}`);
    const { csrf_token: _one, ...fromPage } = boot;
    const { csrf_token: _two, ...fromApi } = body;
    expect(fromPage).toEqual(fromApi);
    const changed = await ana.client.request('PATCH', '/api/account_settings/', {
      csrf: false,
      headers: { 'content-type': 'application/json', 'x-csrftoken': boot.csrf_token },
      body: JSON.stringify({ last_name: 'Reyes' }),
    });
    expect(changed.status).toBe(200);
  });

  test('speaks the language of the browser, and to whoever has chosen one that language', async ({ app, ana }) => {
    const french = { 'accept-language': 'fr-CA,fr;q=0.9' };
    const answers = [await app.client().get('/accounts/login/', french), await ana.client.get(`/${ana.slug}/`, french)];
    const [strangers = '', hers = ''] = answers.map(({ body }) => String(body.text));
    expect(strangers).toMatch(/<html lang="fr"/);
    expect(strangers).toContain('"locale":"fr"');
    expect(hers).toMatch(/<html lang="en"/);
    expect(hers).not.toContain('"locale":"fr"');
  });

  test('names the file of its page, and where the others are, of which the program knows none', async ({
    app,
    host,
    ana,
  }) => {
    const own = /<link rel="modulepreload" crossorigin href="([^"]+)" data-page="([^"]+)">/;
    const { html } = await host.page(`/${ana.slug}/connections/?problem=1`);
    expect(html.match(own)?.slice(1)).toEqual([expect.stringMatching(/connections-page/), '/$slug/connections/']);
    const others = html.match(/<link rel="prefetch" as="script" crossorigin href="([^"]+)">/)?.[1];
    const program = html.match(/<script type="module" crossorigin src="([^"]+)">/)?.[1];
    const read = async (file: string | undefined) => (await fetch(`${app.url}${file}`)).text();
    expect(await read(others)).toContain('connections-page');
    expect(await read(program)).not.toContain('connections-page');
    // The dashboard is part of the program.
    expect((await host.page()).html).not.toMatch(own);
  });

  test('stands behind every address of the product and no other', async ({ ana, host }) => {
    for (const path of ['/', '/login', `/${ana.slug}/generator/posts/`, '/somebody-else/posts/?ids=1,2'])
      await host.page(path);
    for (const path of [
      '/api/',
      '/api/nothing/',
      '/assets/nothing.js',
      '/media/nothing',
      '/robots.txt',
      '/.env',
      '/index.html',
      '/index.html.br',
    ])
      expect((await ana.client.get(path)).status, path).toBe(404);
  });
});

test('the trailing slash is optional, for pages and for calls', async ({ ana, host }) => {
  for (const path of [`/api/profiles/${ana.profileId}/`, '/api/countries/', '/api/session/'])
    expect((await ana.client.get(path.slice(0, -1))).status).toBe(200);
  await host.page(`/${ana.slug}`);
});

test('assets are kept for ever, the rest is asked for again', async ({ app, host }) => {
  const { html } = await host.page();
  const asset = html.match(/(?:src|href)="(\/assets\/[^"]+\.js)"/)?.[1] ?? '';
  expect((await fetch(app.url + asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await fetch(`${app.url}/before-paint.js`)).headers.get('cache-control')).toBe('no-cache');
});

test('behind HTTPS browsers are told to stay there, and cookies are marked Secure', async () => {
  const https = await createTestApp({ env: { PUBLIC_URL: 'https://waypost.example.test' } });
  const answer = await https.client().get('/api/session/');
  expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
  expect(answer.headers.getSetCookie().every((cookie) => /; Secure/i.test(cookie))).toBe(true);
  await https.close();
});
