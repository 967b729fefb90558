import { expect } from 'vitest';
import { buildAdvisor, insertId } from '../../testing/factories.ts';
import { openStudio } from '../../testing/studio.ts';
import { test as base } from '../../testing/test.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const test = base
  .extend('studio', { scope: 'file' }, () => openStudio())
  .extend('env', { scope: 'file' }, ({ studio }) => studio.env)
  .extend('staff', { scope: 'file' }, ({ app }) =>
    buildAdvisor(app, { isStaff: true, permissions: ['suppliers.change'] }),
  )
  .extend('make', { scope: 'file' }, ({ staff }) => async (name: string) => {
    const made = await staff.client.post('/api/suppliers/', {
      ...{ supplier_name: name, supplier_label: `${name} Cruises`, countries: ['CA'] },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body as { id: number; version: number };
  });

test('a supplier is known by one name, and sold where it says', async ({ staff, make }) => {
  const { id, version } = await make('Fjordline');
  const taken = await staff.client.post('/api/suppliers/', { supplier_name: 'FJORDLINE', supplier_label: 'Other' });
  expect(taken).toMatchObject({ status: 400, body: { supplier_name: ['There’s a supplier by this name already.'] } });
  const at = `/api/suppliers/${id}/`;
  expect((await staff.client.get(at)).body).toMatchObject({ countries: ['CA'], logo: null, has_campaign: false });
  const changed = await staff.client.patch(at, { countries: ['US', 'MX'], active: false, version });
  expect(changed.body).toMatchObject({ countries: ['US', 'MX'], active: false, version: version + 1 });
  expect(await staff.client.patch(at, { active: true, version })).toMatchObject({
    status: 409,
    body: { code: 'stale_version' },
  });
  const simple = (await staff.client.get('/api/suppliers-simple/')).body.results as { id: number }[];
  expect(simple.map((one) => one.id)).not.toContain(id);
});

test('a logo takes the place of the one before, and goes with the supplier', async ({ db, staff, make }) => {
  const { id } = await make('Logo');
  const at = `/api/suppliers/${id}/logo/`;
  const give = () => {
    const body = new FormData();
    body.set('image', new Blob([PIXEL]), 'logo.png');
    return staff.client.request('POST', at, { body });
  };
  const kept = async () => (await db.row<{ n: number }>('SELECT count(*)::int AS n FROM media', []))?.n ?? 0;
  const before = await kept();
  const given = await give();
  expect(given, JSON.stringify(given.body)).toMatchObject({ status: 201, body: { logo: expect.any(String) } });
  await give();
  expect(await kept()).toBe(before + 1);
  expect((await staff.client.delete(at)).body).toMatchObject({ logo: null });
  expect(await kept()).toBe(before);
  await give();
  expect((await staff.client.delete(`/api/suppliers/${id}/`)).status).toBe(204);
  expect(await kept()).toBe(before);
  // Nothing is kept of one that is given to nobody.
  expect((await give()).status).toBe(404);
  expect(await kept()).toBe(before);
});

test('what a campaign or a newsletter names is not deleted, and can be asked for', async ({ db, staff, make }) => {
  const { id } = await make('Posts');
  const newsletters = (await make('Letters')).id;
  await insertId(db, 'campaigns', { type: 'standard', title: 'Fjords', supplier_id: id });
  const email = await insertId(db, 'email_campaigns', { name: 'Fjords' });
  await db.run('INSERT INTO email_campaign_suppliers (campaign_id, supplier_id) VALUES ($1, $2)', [email, newsletters]);
  const named = (await staff.client.get('/api/suppliers-simple/?has_campaign=true')).body.results as { id: number }[];
  expect(named.map((one) => one.id)).toEqual(expect.arrayContaining([id, newsletters]));
  for (const one of [id, newsletters]) {
    expect((await staff.client.get(`/api/suppliers/${one}/`)).body.has_campaign).toBe(true);
    expect(await staff.client.delete(`/api/suppliers/${one}/`)).toMatchObject({
      status: 409,
      body: { user_message: 'Campaigns or newsletters name this supplier. Make it inactive instead.' },
    });
  }
});
