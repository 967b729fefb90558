import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Session } from '@waypost/contract/accounts';
import { pino } from 'pino';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { type Advisor, buildAdvisor } from '../../testing/factories.ts';
import { buildConnection } from '../../testing/page.ts';
import { test as base } from '../../testing/test.ts';
import { openPictures, type Pictures } from './pictures.ts';

/** A picture begins with the style sheet of the theme. */
const DRAWN = '<div id="root"><style';
const evil = `</script><script>alert(1)</script><!--boot--> style="x" "'&`;

const test = base.extend('sailor', ({ app }) => async (message: string): Promise<Advisor> => {
  const advisor = await buildAdvisor(app);
  await (await buildConnection(app, advisor.profileId)).post({ set: { message } });
  return advisor;
});

describe('the first picture', () => {
  const read = async ({ client, slug }: Advisor, of = `/${slug}/`) => String((await client.get(of)).body.text);
  const root = (html: string) => html.slice(html.indexOf('<div id="root">'), html.indexOf('<noscript>'));
  /** The thread starts with the first page that is asked for. */
  const readDrawn = (advisor: Advisor, of?: string) =>
    vi.waitFor(
      async () => {
        const html = await read(advisor, of);
        expect(html, 'is the web built? npm run build').toContain(DRAWN);
        return html;
      },
      { timeout: 20_000, interval: 100 },
    );

  test('shows the posts that the page brings along, and nothing in it can run or break out', async ({ sailor }) => {
    const html = await readDrawn(await sailor(`Five nights ${evil}`));
    const picture = root(html);
    expect(picture).toContain('data-post-id=');
    expect(picture).toContain('Five nights');
    expect(picture).not.toContain('<script>alert');
    expect(picture).not.toMatch(/\s(?:style|on\w+)="/);
    expect(picture).not.toContain('<script');
    expect(html.match(/id="boot"/g)).toHaveLength(1);
    const nonce = html.match(/<meta name="csp-nonce" content="([^"]+)">/)?.[1];
    expect(picture).toContain(`<style data-mantine-styles="true" nonce="${nonce}">`);
  });

  test('is drawn from one person’s data at a time, however many ask', async ({ sailor }) => {
    const people = await Promise.all(['Alesund', 'Bergen', 'Cadiz'].map((port) => sailor(`Sailing to ${port}`)));
    await readDrawn(people[0] as Advisor);
    const pages = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => ({ n: n % 3, html: root(await read(people[n % 3] as Advisor)) })),
    );
    const drawn = pages.filter(({ html }) => html.includes('data-post-id='));
    expect(drawn.length).toBeGreaterThan(0);
    for (const { n, html } of drawn)
      expect([...html.matchAll(/Sailing to (\w+)/g)].map(([, port]) => port)).toEqual(
        Array.from(html.matchAll(/Sailing to/g), () => ['Alesund', 'Bergen', 'Cadiz'][n]),
      );
  });

  test('stands on the lists too, with their posts, and on the composer, where the text alone can be used', async ({
    sailor,
  }) => {
    const advisor = await sailor('Six nights');
    for (const list of ['facebook/posts/', 'posts/'])
      expect(root(await readDrawn(advisor, `/${advisor.slug}/${list}`)), list).toContain('Six nights');
    const start = { message: 'Sète, from the water' };
    await advisor.client.post(`/api/generator_profile/${advisor.profileId}/create_post/`, start);
    const composer = root(await readDrawn(advisor, `/${advisor.slug}/generator/posts/`));
    expect(composer).toContain('<h1');
    expect(composer.match(/<(?:textarea|input|select)[^>]* name="[^"]*"/g)).toEqual([
      expect.stringContaining('message'),
    ]);
    expect(composer).toContain('>Sète, from the water</textarea>');
  });

  test('speaks the language of the account, and stands on no other page', async ({ app, db, sailor }) => {
    const advisor = await sailor('Nuits blanches');
    await db.run("UPDATE users SET locale = 'fr' WHERE id = $1", [advisor.userId]);
    expect(root(await readDrawn(advisor))).toContain('Publications à venir');
    expect(await read(advisor, `/${advisor.slug}/connections/`)).not.toContain(DRAWN);
    expect(String((await app.client().get(`/${advisor.slug}/`)).body.text)).not.toContain(DRAWN);
  });
});

test('FIRST_PICTURE=off: the page is the one that starts its program by itself, and all of it is there', async () => {
  const app = await createTestApp({ env: { FIRST_PICTURE: 'off' } });
  onTestFinished(() => app.close());
  const advisor = await buildAdvisor(app);
  await (await buildConnection(app, advisor.profileId)).post();
  // Asked twice: the first page of a thread comes without its picture in any case.
  for (const _ of [1, 2]) {
    const html = String((await advisor.client.get(`/${advisor.slug}/`)).body.text);
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('id="first-reads"');
    expect(html).toMatch(/<script type="module" crossorigin src="\/assets\/index-/);
    for (const part of ['first-picture', 'data-later', 'rel="expect"']) expect(html).not.toContain(part);
    const files = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\/[^"]+)"/g)].map(([, file]) => `${file}`);
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) expect((await fetch(app.url + file)).status, file).toBe(200);
  }
});

describe('the thread that draws', () => {
  let folder: string;
  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'waypost-pictures-'));
  });
  test.afterAll(() => rm(folder, { recursive: true }));

  /** A program that says what it drew after what its address asks for. */
  async function open(name: string, code: string): Promise<{ pictures: Pictures; errors: string[] }> {
    const file = path.join(folder, `${name}.mjs`);
    await writeFile(file, code);
    const errors: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
    const pictures = openPictures(pathToFileURL(file), log);
    onTestFinished(() => pictures.close());
    return { pictures, errors };
  }
  const asked = (url: string) => ({
    page: { url, locale: 'en' as const, nonce: 'abc', boot: {} as Session },
    reads: '{}',
  });
  const drawn = (pictures: Pictures, url: string) =>
    vi.waitFor(
      async () => {
        const html = await pictures.draw(asked(url));
        expect(html).not.toBeNull();
        return html;
      },
      { timeout: 10_000, interval: 20 },
    );

  test('keeps no page waiting for itself, and every picture goes to its own page', async () => {
    const { pictures } = await open(
      'slow',
      `export const drawFirstPicture = ({ url }) =>
         new Promise((done) => setTimeout(done, url === '/slow' ? 400 : 0, 'drawn ' + url));`,
    );
    // Nothing stands yet: the first page is not kept.
    expect(await pictures.draw(asked('/a'))).toBeNull();
    expect(await drawn(pictures, '/a')).toBe('drawn /a');
    expect(await Promise.all([pictures.draw(asked('/b')), pictures.draw(asked('/c'))])).toEqual([
      'drawn /b',
      'drawn /c',
    ]);
    expect(await Promise.all([pictures.draw(asked('/slow')), pictures.draw(asked('/d'))])).toEqual([null, null]);
    expect(await drawn(pictures, '/e')).toBe('drawn /e');
    // More than can be drawn in time are not even put in line.
    const many = await Promise.all(Array.from({ length: 20 }, (_, n) => pictures.draw(asked(`/${n}`))));
    expect(many.filter((html) => html === null).length).toBeGreaterThan(0);
    for (const [n, html] of many.entries()) expect([null, `drawn /${n}`]).toContain(html);
  });

  test('says why a picture could not be drawn, and draws the next one', async () => {
    const { pictures, errors } = await open(
      'failing',
      `export const drawFirstPicture = async ({ url }) => {
         if (url === '/bad') throw new Error('no such page');
         return 'drawn ' + url;
       };`,
    );
    expect(await drawn(pictures, '/a')).toBe('drawn /a');
    expect(await pictures.draw(asked('/bad'))).toBeNull();
    expect(errors.join()).toContain('no such page');
    expect(await pictures.draw(asked('/b'))).toBe('drawn /b');
  });

  test('may die: pages go out without a picture, and it is not started again at once', async () => {
    const { pictures, errors } = await open('dying', `throw new Error('cannot be loaded');`);
    expect(await pictures.draw(asked('/a'))).toBeNull();
    await vi.waitFor(() => expect(errors.join()).toContain('cannot be loaded'), 10_000);
    expect(await pictures.draw(asked('/b'))).toBeNull();
    expect(errors).toHaveLength(1);
  });
});
