import { expect } from 'vitest';
import type { Answer } from '../../../testing/client.ts';
import { buildAdvisor, insertId, tag } from '../../../testing/factories.ts';
import { buildConnection } from '../../../testing/page.ts';
import { test as base } from '../../../testing/test.ts';

type Said = Record<string, unknown>;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A time so many days from now, at this hour of Universal Time. */
export const inDays = (days: number, at = '15:00'): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${at}:00.000Z`;

/** Robin writes campaigns; `staff` does it in her name. */
export const test = base
  .extend('robin', { scope: 'file' }, ({ app }) =>
    buildAdvisor(app, { isStaff: true, permissions: ['marketing.manage_campaigns', 'suppliers.change'] }),
  )
  .extend('staff', ({ robin: { client } }) => {
    const made = (answer: Answer) => {
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      return answer.body as { id: number; version: number } & Said;
    };
    const campaign = async (said: Said = {}) =>
      made(await client.post('/api/campaigns/', { title: 'Fjords in spring', ...said }));
    return {
      client,
      campaign,
      posting: async (said: Said = {}) =>
        made(
          await client.post('/api/postings/', {
            ...{ app: 'facebook', message: 'Hello from {{agency.name}}', fire_at: inDays(9) },
            ...{ campaign: said.campaign ?? (await campaign()).id, ...said },
          }),
        ),
      picture: async () => {
        const form = new FormData();
        form.set('description', 'Cliffs in May');
        form.set('image', new Blob([new Uint8Array(PIXEL)]), 'a.png');
        return made(await client.request('POST', '/api/campaign_files/', { body: form })).id;
      },
      get: async (path: string) => {
        const { status, body } = await client.get(path);
        expect(status, JSON.stringify(body)).toBe(200);
        return body as Said & { results: Said[]; next: string | null; count: number };
      },
    };
  })
  /** An agent of a country with a page. */
  .extend(
    'agent',
    ({ app, db }) =>
      async (country: 'CA' | 'US' = 'CA', options: { app?: 'facebook' | 'instagram' } = {}) => {
        const advisor = await buildAdvisor(app);
        await db.run('UPDATE profiles SET country_id = (SELECT id FROM countries WHERE iso2 = $2) WHERE id = $1', [
          advisor.profileId,
          country,
        ]);
        return { ...advisor, page: await buildConnection(app, advisor.profileId, options) };
      },
  )
  .extend('supplier', ({ db }) => () => {
    const name = `s-${tag()}`;
    return insertId(db, 'suppliers', { supplier_name: name, supplier_label: name });
  })
  .extend('manager', ({ app, db }) => async (...suppliers: number[]) => {
    const advisor = await buildAdvisor(app);
    await db.run('INSERT INTO supplier_managers (profile_id) VALUES ($1)', [advisor.profileId]);
    for (const supplier of suppliers)
      await db.run('INSERT INTO supplier_manager_suppliers (profile_id, supplier_id) VALUES ($1, $2)', [
        advisor.profileId,
        supplier,
      ]);
    return advisor.client;
  });
