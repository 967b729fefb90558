import { hash } from 'node:crypto';
import { LEGAL_DOCUMENTS } from '@waypost/contract/legal';
import { locales } from '@waypost/i18n';
import { expect } from 'vitest';
import { buildAdvisor, tag } from '../../testing/factories.ts';
import { tooSlow } from '../../testing/long-texts.ts';
import { test as base } from '../../testing/test.ts';
import { defaultText, TEXTS_DATED, unknownPlaceholders } from './wording.ts';

const test = base
  .extend('editor', { scope: 'file' }, ({ app }) => buildAdvisor(app, { isStaff: true, permissions: ['legal.change'] }))
  .extend(
    'read',
    ({ app }) =>
      (path: string, headers: Record<string, string> = {}) =>
        fetch(app.url + path, { headers }),
  )
  .extend('text', ({ editor }) => ({
    get: async (document: string, locale: string) =>
      (await editor.client.get(`/api/legal_texts/?document=${document}&locale=${locale}`)).body,
    put: (change: object) => editor.client.put('/api/legal_texts/', change),
  }))
  .extend(
    'accepted',
    ({ db }) =>
      (email: string) =>
        db.row<{ locale: string; body: string; hash: string; at: Date }>(
          `SELECT w.locale, w.body, w.hash, a.accepted_at AS at FROM terms_acceptances a
       JOIN terms_wordings w ON w.hash = a.wording JOIN users u ON u.id = a.user_id WHERE u.email = $1`,
          [email],
        ),
  );

const person = { password: 'seven nights at sea', first_name: 'Ada', last_name: 'Stone', accept_terms: true };

test('Every page is there for everybody, in every language, without a cookie or anything that runs', async ({
  read,
}) => {
  for (const document of LEGAL_DOCUMENTS)
    for (const locale of locales) {
      const answer = await read(`/legal/${document}/?lang=${locale}`);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html.match(/<h1>/g)).toHaveLength(1);
      expect(html.match(/<h2>/g)?.length).toBeGreaterThan(3);
      expect(html).not.toMatch(/<script|\{\{|\{\w+\}|undefined/);
    }
});

test('speaks the language of the browser where the address names none, and has no other pages', async ({ read }) => {
  const french = await read('/legal/privacy', { 'accept-language': 'fr-CA' });
  expect(french.headers.get('content-language')).toBe('fr');
  expect((await read('/legal/privacy/?lang=xx', { 'accept-language': 'es' })).headers.get('content-language')).toBe(
    'es',
  );
  expect((await read('/legal/imprint.html')).status).toBe(404);
});

test('A reader who has the page is sent nothing until it changes', async ({ read, text }) => {
  const first = await read('/legal/tracking/?lang=es');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = await read('/legal/tracking/?lang=es', { 'if-none-match': `W/"x", ${etag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
  await text.put({ document: 'tracking', locale: 'es', body: 'Otra cosa', version: 0 });
  const changed = await read('/legal/tracking/?lang=es', { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(await changed.text()).toContain('<p>Otra cosa</p>');
});

test('Staff replace a text, see who changed it when, and return to the default', async ({ db, editor, read, text }) => {
  const which = { document: 'terms', locale: 'fr' } as const;
  await db.run("UPDATE users SET first_name = 'Ines', last_name = '' WHERE id = $1", [editor.userId]);
  const before = await text.get('terms', 'fr');
  expect(before).toEqual({ body: defaultText(which), default_body: defaultText(which), version: 0, versions: [] });
  const first = await text.put({ ...which, body: '## Nos règles\n\n{{operator}}', version: 0 });
  expect(first).toMatchObject({
    status: 200,
    body: { version: 1, versions: [{ version: 1, author: 'Ines' }] },
  });
  expect(await (await read('/legal/terms/?lang=fr')).text()).toContain('<h2>Nos règles</h2>');
  // The other languages stay as they are.
  expect((await text.get('terms', 'en')).version).toBe(0);
  expect((await text.put({ ...which, body: 'Late', version: 0 })).body).toMatchObject({ code: 'stale_version' });
  // What is there already makes no version.
  expect((await text.put({ ...which, body: '## Nos règles\n\n{{operator}}', version: 1 })).body).toMatchObject({
    version: 1,
  });
  const back = await text.put({ ...which, body: null, version: 1 });
  expect(back.body).toMatchObject({ body: defaultText(which), version: 2, versions: [{ body: null }, { version: 1 }] });
  expect(
    await db.rows("SELECT action, actor_id, data FROM audit_log WHERE object_id = 'terms/fr' ORDER BY id"),
  ).toEqual([
    { action: 'legal.change', actor_id: editor.userId, data: { version: 1 } },
    { action: 'legal.reset', actor_id: editor.userId, data: { version: 2 } },
  ]);
});

test('Of two who publish at once, one is told', async ({ text }) => {
  const texts = ['one', 'two', 'three', 'four'];
  const answers = await Promise.all(
    texts.map((body) => text.put({ document: 'privacy', locale: 'es', body, version: 0 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test('A preview is what the page would be; what nobody can fill in is refused', async ({ editor, text }) => {
  const preview = await editor.client.post('/api/legal_texts/preview/', {
    ...{ document: 'terms', locale: 'en' },
    body: '**{{ site }}** <b>x</b> {{nobody}}',
  });
  expect(preview.body.html).toMatch(/^<p><strong>[\w.:]+<\/strong> &lt;b&gt;x&lt;\/b&gt; \{\{nobody\}\}<\/p>/);
  const refused = await text.put({ document: 'terms', locale: 'es', body: '{{nobody}} {{operator}}', version: 0 });
  expect(refused).toMatchObject({ status: 400, body: { body: [expect.stringContaining('nobody')] } });
});

test('Who offers the service is said as it is, whatever it is called', async ({ db, editor, read }) => {
  const operator = {
    name: '*Blue* [Fjord](javascript:x) <b> {{site}}',
    contact: 'legal@fjord.example',
    place: '1 Front St, Toronto',
  };
  expect(await read('/legal/privacy/?lang=en').then((answer) => answer.text())).toContain(
    'the company that set Waypost up',
  );
  expect(await editor.client.put('/api/operator/', operator)).toMatchObject({ status: 200, body: operator });
  await editor.client.put('/api/operator/', operator);
  expect((await editor.client.get('/api/operator/')).body).toEqual(operator);
  const html = await (await read('/legal/privacy/?lang=en')).text();
  expect(html).toContain('*Blue* [Fjord](javascript:x) &lt;b&gt; {{site}} (1 Front St, Toronto)');
  expect(html).toContain('<a href="mailto:legal@fjord.example">');
  expect(await db.rows("SELECT actor_id FROM audit_log WHERE action = 'legal.operator'")).toEqual([
    { actor_id: editor.userId },
  ]);
});

test('Nobody else changes them', async ({ app, ana }) => {
  const staff = await buildAdvisor(app, { isStaff: true });
  for (const { client } of [ana, staff]) {
    expect((await client.get('/api/operator/')).status).toBe(403);
    expect(
      (await client.put('/api/legal_texts/', { document: 'terms', locale: 'en', body: 'x', version: 0 })).status,
    ).toBe(403);
  }
});

test('Signing up keeps which wording of the terms was accepted, in which language and when', async ({
  app,
  accepted,
  editor,
  text,
}) => {
  const emails = [tag(), tag(), tag()].map((name) => `${name}@agency.example`);
  const [first = '', second = '', third = ''] = emails;
  const client = app.client();
  const signUp = (email: string, locale: string, as = app.client()) =>
    as.post('/api/auth/signup/', { ...person, email, locale });
  expect((await signUp(first, 'fr')).status).toBe(201);
  const french = await accepted(first);
  expect(french).toMatchObject({ locale: 'fr', hash: hash('sha256', french?.body ?? '', 'base64url') });
  expect(french?.body).toContain('## Votre compte');
  expect(Math.abs((french?.at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  const { pk } = (await signUp(second, 'en', client)).body.user as { pk: number };
  const terms = async () => [
    (await client.get('/api/account_settings/')).body.terms,
    (await editor.client.get(`/api/users/${pk}/`)).body.terms,
  ];
  const said = (current: boolean) => ({ accepted: expect.stringMatching(/^\d{4}-/), current });
  expect(await terms()).toEqual([said(true), said(true)]);
  await text.put({ document: 'terms', locale: 'en', body: 'Be kind, says {{site}}', version: 0 });
  await signUp(third, 'en');
  expect((await accepted(second))?.body).toContain('## Your account');
  expect((await accepted(third))?.body).toMatch(/^Be kind, says /);
  // She and the team see that what she accepted has changed since; an account from before has accepted nothing.
  expect(await terms()).toEqual([said(false), said(false)]);
  expect((await editor.client.get('/api/account_settings/')).body.terms).toBeNull();
});

test('A default text and the day of its version change together', () => {
  const texts = LEGAL_DOCUMENTS.flatMap((document) => locales.map((locale) => defaultText({ document, locale })));
  expect([
    TEXTS_DATED.toISOString().slice(0, 10),
    hash('sha256', texts.join('\n'), 'base64url'),
  ]).toMatchInlineSnapshot(`
    [
      "2026-11-22",
      "JwI8PnVeQBotRCa__mRVWyHp5yTggkt5FZerKmm6KMM",
    ]
  `);
});

test('A long text with braces that never close is read at once', () => {
  expect(unknownPlaceholders('{{ operator }} {{ nobody}} {{}')).toEqual(['nobody']);
  expect(tooSlow(unknownPlaceholders)).toEqual([]);
});
