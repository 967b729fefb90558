import type { Session } from '@waypost/contract/accounts';
import type { FastifyRequest } from 'fastify';
import { describe, expect } from 'vitest';
import { Fastify } from '#fastify';
import { type Advisor, buildAdvisor } from '../../testing/factories.ts';
import { buildConnection } from '../../testing/page.ts';
import { test as base } from '../../testing/test.ts';
import { broughtBy } from './first-reads.ts';

const test = base.extend('page', async ({ app, ana }) => {
  const page = await buildConnection(app, ana.profileId);
  for (let n = 1; n <= 6; n += 1) await page.post({ inMinutes: n * 60 });
  await page.post({ inMinutes: -60, set: { status: 20, phase: 'missed' } });
  await page.post({ inMinutes: -600, set: { status: 10, message: '</script><b>' } });
  return page;
});

async function open(reader: Advisor, path: string) {
  const html = String((await reader.client.get(path)).body.text);
  const json = html.match(/<script type="application\/json" id="first-reads"[^>]*>([\s\S]*?)<\/script>/)?.[1];
  return { html, reads: json === undefined ? null : JSON.parse(json) };
}

describe('the first reads of the dashboard', () => {
  test('are the answers that the API gives to the same person', async ({ ana, page }) => {
    const name = (list: string) => `${list}/${ana.profileId}/facebook/${page.pageId}/7`;
    const { reads } = await open(ana, `/${ana.slug}/?post=1`);
    const told = `announcements/${ana.profileId}`;
    expect(Object.keys(reads).toSorted()).toEqual([told, `overview/${ana.profileId}`, name('top'), name('upcoming')]);
    expect(reads[told]).toEqual({ count: 0, next: null, previous: null, results: [] });
    const base = `pgid=${page.pageId}&profile=${ana.profileId}&provider=fbpage&page_size=5`;
    const ahead = await ana.client.get(
      `/api/scheduled_postings/?${base}&status=0,100,110,120&deleted=false&ordering=fire_at&fire_at_from=${new Date().toISOString()}`,
    );
    expect(reads[name('upcoming')].results).toEqual(ahead.body.results);
    expect(reads[name('upcoming')]).toMatchObject({ count: 6, next: expect.stringContaining('page=2') });
    // What is not ahead stands in the overview, not among what is.
    const overview = await ana.client.get(`/api/scheduled_postings/overview/?profile=${ana.profileId}`);
    expect(reads[`overview/${ana.profileId}`]).toEqual(overview.body);
    expect(overview.body).toMatchObject({ troubles: [{ kind: 'missed', count: 1 }] });
    const best = await ana.client.get(`/api/scheduled_postings/?${base}&status=10&top=true`);
    expect(reads[name('top')].results).toEqual(best.body.results);
    expect(best.body).toMatchObject({ results: [{ messages_with_custom_text: '</script><b>' }] });
  });

  test('are nobody else’s, and stand on no other page', async ({ app, ana }) => {
    const ben = await buildAdvisor(app);
    expect((await open(ben, `/${ana.slug}/`)).reads).toBeNull();
    // Nothing is connected: there is only what the team tells.
    expect(Object.keys((await open(ben, `/${ben.slug}/`)).reads)).toEqual([`announcements/${ben.profileId}`]);
    for (const path of ['connections/', 'nowhere/posts/', 'facebook/delete/'])
      expect((await open(ana, `/${ana.slug}/${path}`)).reads, path).toBeNull();
    expect(String((await app.client().get(`/${ana.slug}/`)).body.text)).not.toContain('first-reads');
  });
});

test('a list of posts brings what its tab shows first, as the API tells it', async ({ ana, page }) => {
  const whole = `${ana.profileId}/facebook/${page.pageId}`;
  const of = `pgid=${page.pageId}&profile=${ana.profileId}&provider=fbpage`;
  const upcoming = 'status=0,20,100,110,120&deleted=false&ordering=fire_at';
  for (const [path, ...asked] of [
    ['facebook/posts/', [`upcoming/${whole}/all/`, `${of}&${upcoming}&page_size=20`]],
    ['facebook/posts?tab=published&post=1', [`published/${whole}/all/`, `${of}&status=10&ordering=-fire_at`]],
    ['facebook/posts/?tab=top', [`top/${whole}/all/`, `${of}&status=10&top=true`]],
    ['posts/', [`upcoming/${ana.profileId}/all/all/`, `profile=${ana.profileId}&${upcoming}&page_size=50`]],
  ] as const) {
    const { reads } = await open(ana, `/${ana.slug}/${path}`);
    // Its troubles stand above every list.
    const overview = `overview/${ana.profileId}`;
    expect(Object.keys(reads).toSorted(), path).toEqual([overview, ...asked.map(([name]) => name)].toSorted());
    for (const [name, query] of asked) {
      const { body } = await ana.client.get(`/api/scheduled_postings/?${query}`);
      expect(body.results, path).not.toEqual([]);
      expect(reads[name].results, path).toEqual(body.results);
    }
  }
});

test('the composer brings the open draft, as the API tells it', async ({ ana, page: _ }) => {
  const asked = `/api/generated_postings/?generator_profile=${ana.profileId}&page_size=1`;
  const name = `open-draft/${ana.profileId}`;
  const read = async () => (await open(ana, `/${ana.slug}/generator/posts/`)).reads;
  expect(await read()).toEqual({ [name]: { count: 0, next: null, previous: null, results: [] } });
  await ana.client.post(`/api/generator_profile/${ana.profileId}/create_post/`, { message: 'Porto' });
  const { body } = await ana.client.get(asked);
  expect(body).toMatchObject({ results: [{ message: 'Porto' }] });
  expect((await read())[name].results).toEqual(body.results);
});

test('the head names the files of the page and of the reader’s language, and they are there', async ({
  app,
  db,
  ana,
}) => {
  const files = async (path: string) =>
    [
      // With a picture, which is drawn in time or not, scripts are fetched after the first frame.
      ...(await open(ana, path)).html.matchAll(
        /<link (?:rel|data-later)="(?:modulepreload|preload|stylesheet)"[^>]* href="([^"]+)"/g,
      ),
    ].map(([, href]) => `${href}`);
  const dashboard = await files(`/${ana.slug}/`);
  for (const part of ['/assets/dashboard-', '/assets/en-', '.woff2'])
    expect(dashboard.filter((href) => href.includes(part)).length, part).toBeGreaterThan(0);
  for (const href of dashboard) expect((await fetch(app.url + href)).status, href).toBe(200);
  expect((await files(`/${ana.slug}/connections/`)).some((href) => href.includes('/connections-page-'))).toBe(true);
  await db.run("UPDATE users SET locale = 'fr' WHERE id = $1", [ana.userId]);
  expect((await files(`/${ana.slug}/`)).some((href) => href.includes('/assets/fr-'))).toBe(true);
});

test('an address that makes no sense, and reads that fail, cost the page nothing', async ({ app, ana, page }) => {
  const list = `upcoming/${ana.profileId}/facebook/${page.pageId}/all/`;
  for (const week of ['2026-13-01', '2026-02-30', '9999-99-99', '0000-00-00', '2026-11-18', 'nonsense', '%'])
    expect(Object.keys((await open(ana, `/${ana.slug}/facebook/posts/?week=${week}`)).reads), week).toContain(list);
  const last = await open(ana, `/${ana.slug}/facebook/posts/?week=2099-12-28`);
  expect(Object.values(last.reads)).toContainEqual(expect.objectContaining({ count: 0, results: [] }));
  const boot = (await ana.client.get('/api/session/')).body as Session;
  const request = { url: `/${ana.slug}/posts/`, headers: {}, locale: 'en', ip: '127.0.0.1' } as FastifyRequest;
  const closed = Fastify();
  await closed.ready();
  await closed.close();
  const built = { path: '/$slug/posts/', reads: 'list', scripts: [], styles: [], words: {} } as const;
  const at = { page: built, params: { slug: ana.slug } };
  expect(await broughtBy(closed, app.waypost, boot, request, at)).toBeNull();
});
