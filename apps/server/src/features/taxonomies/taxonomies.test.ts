import { inEveryLanguage } from '@waypost/i18n';
import { expect } from 'vitest';
import { buildAdvisor } from '../../testing/factories.ts';
import { test as base } from '../../testing/test.ts';

interface Term {
  readonly id: number;
  readonly kind: string;
  readonly slug: string;
  readonly active: boolean;
  readonly version: number;
}
const test = base
  .extend('staff', { scope: 'file' }, ({ app }) =>
    buildAdvisor(app, { isStaff: true, permissions: ['suppliers.change'] }),
  )
  .extend('advisor', { scope: 'file' }, ({ app }) => buildAdvisor(app))
  .extend('terms', { scope: 'file' }, ({ staff }) => async (kind: string) => {
    const all = (await staff.client.get('/api/taxonomies/')).body.results as Term[];
    return all.filter((one) => one.kind === kind);
  })
  .extend('offered', { scope: 'file' }, ({ advisor }) => async (list: string, headers = {}) => {
    const answer = await advisor.client.request('GET', `/api/${list}/`, { headers });
    return answer.body.results as { slug: string; name: string }[];
  });

const LISTS = { travel_type: 'travel_types', destination: 'destinations', category: 'categories' } as const;

test('a new installation offers a dozen of each, named in three languages', async ({ offered, terms }) => {
  for (const [kind, list] of Object.entries(LISTS)) {
    const all = await offered(list);
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(all.filter(({ slug, name }) => slug === '' || name === '')).toEqual([]);
    expect(all.map(({ slug }) => slug)).toEqual((await terms(kind)).map(({ slug }) => slug));
  }
  expect(await offered('categories')).toContainEqual({ slug: 'inspirational', name: 'Inspirational' });
});

test('a term is added, named anew, put in order, retired and offered again', async ({ staff, terms, offered, db }) => {
  const name = inEveryLanguage({ en: 'Safari', fr: 'Safari photo' });
  const made = await staff.client.post('/api/taxonomies/', { kind: 'travel_type', slug: 'safari', name });
  expect(made).toMatchObject({ status: 201, body: { slug: 'safari', active: true, version: 1 } });
  const { id } = made.body as unknown as Term;
  expect((await offered('travel_types')).at(-1)).toEqual({ slug: 'safari', name: 'Safari' });
  const at = `/api/taxonomies/${id}/`;
  const again = await staff.client.put(at, { name: { ...name, en: 'Safaris' }, version: 1 });
  expect(again.body).toMatchObject({ name: { en: 'Safaris' }, version: 2 });
  expect((await staff.client.put(at, { name, version: 1 })).status).toBe(409);
  const ids = (await terms('travel_type')).map((one) => one.id);
  expect(
    (await staff.client.put('/api/taxonomies/order/', { ids: [id, ...ids.filter((one) => one !== id)] })).status,
  ).toBe(204);
  expect((await offered('travel_types'))[0]).toEqual({ slug: 'safari', name: 'Safaris' });
  expect((await staff.client.delete(at)).status).toBe(204);
  expect((await offered('travel_types')).map(({ slug }) => slug)).not.toContain('safari');
  expect((await terms('travel_type')).find((one) => one.id === id)).toMatchObject({ active: false });
  // A slug is used once for ever.
  const taken = await staff.client.post('/api/taxonomies/', { kind: 'travel_type', slug: 'safari', name });
  expect(taken).toMatchObject({ status: 400, body: { slug: [expect.any(String)] } });
  expect((await staff.client.post(`${at}restore/`)).body).toMatchObject({ active: true });
  expect((await offered('travel_types'))[0]?.slug).toBe('safari');
  // One that has lost its name is none (LIB-014).
  await db.run(`UPDATE taxonomy_terms SET name = '{"en": ""}' WHERE id = $1`, [id]);
  expect((await offered('travel_types')).map(({ slug }) => slug)).not.toContain('safari');
  await db.run('DELETE FROM taxonomy_terms WHERE id = $1', [id]);
});

test('advisors read them and change nothing', async ({ advisor, terms }) => {
  const [first] = await terms('category');
  expect((await advisor.client.get('/api/taxonomies/')).status).toBe(403);
  expect((await advisor.client.delete(`/api/taxonomies/${first?.id}/`)).status).toBe(403);
});
