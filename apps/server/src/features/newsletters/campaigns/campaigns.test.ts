import { expect } from 'vitest';
import { buildAdvisor } from '../../../testing/factories.ts';
import { test as base } from '../../../testing/test.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const TEXT = { id: 'a', type: 'text', html: '<p>May</p>', align: 'left' };
const EN = { subject: 'Fjords', preheader: '', intro_html: '<p>Hello</p>', blocks: [TEXT] };

const test = base
  .extend('robin', { scope: 'file' }, ({ app }) =>
    buildAdvisor(app, { isStaff: true, permissions: ['newsletters.change', 'suppliers.change'] }),
  )
  .extend('staff', ({ robin }) => ({
    write: async (name = 'Fjords') => {
      const made = await robin.client.post('/api/emailcampaigns/', { name });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      return made.body as { id: number; version: number };
    },
    patch: (id: number, body: object) => robin.client.patch(`/api/emailcampaigns/${id}/`, body),
  }));

test('A draft is stored half done, cleaned, on top of the version that its writer has seen', async ({
  ana,
  robin,
  staff,
}) => {
  const { id, version } = await staff.write();
  const button = { id: 'b', type: 'button', label: '', url: '', align: 'center', colour: null, supplier: null };
  const nasty = {
    ...{ id: 'c', type: 'columns' },
    columns: [
      { blocks: [{ ...TEXT, id: 'd', html: '<p onclick=x>A<script>x</script><a href="agency.example">b</a></p>' }] },
      { blocks: [] },
    ],
  };
  const en = { ...EN, intro_html: '<img src=x onerror=y>', blocks: [button, nasty] };
  const saved = await staff.patch(id, { version, variants: { en }, country_iso: 'CA' });
  expect(saved, JSON.stringify(saved.body)).toMatchObject({
    status: 200,
    body: {
      ...{ version: version + 1, country_iso: 'CA', country: 'Canada', open: true, state: 'draft', progress: null },
      locales: ['en'],
      variants: {
        en: {
          intro_html: '',
          blocks: [button, { columns: [{ blocks: [{ html: expect.any(String) }] }, { blocks: [] }] }],
        },
        es: null,
      },
    },
  });
  expect(JSON.stringify(saved.body)).toContain('<p>A<a href=\\"https://agency.example\\">b</a></p>');
  expect(await staff.patch(id, { version, name: 'Other' })).toMatchObject({
    ...{ status: 409, body: { code: 'stale_version' } },
  });
  const more = await staff.patch(id, { version: version + 1, variants: { fr: EN }, fire_at: '2026-01-02T10:00:00Z' });
  expect(more.body).toMatchObject({ locales: ['en', 'fr'], country_iso: 'CA', fire_at: '2026-01-02T10:00:00.000Z' });
  const twice = { ...EN, blocks: [TEXT, TEXT] };
  expect(await staff.patch(id, { version: 3, variants: { en: twice } })).toMatchObject({ status: 400 });
  expect(await staff.patch(id, { version: 3, suppliers: [9_999] })).toMatchObject({
    ...{ status: 400, body: { suppliers: [expect.any(String)] } },
  });
  expect((await ana.client.get(`/api/emailcampaigns/${id}/`)).status).toBe(403);

  const copy = await robin.client.post('/api/emailcampaigns/', { name: 'Again', copy_of: id });
  expect(copy.body).toMatchObject({ name: 'Again', fire_at: null, country_iso: 'CA', locales: ['en', 'fr'] });
  expect((await robin.client.delete(`/api/emailcampaigns/${id}/`)).status).toBe(204);
  expect((await staff.patch(id, { version: 3, name: 'x' })).status).toBe(404);
  expect((await robin.client.post(`/api/emailcampaigns/${id}/restore/`)).body).toMatchObject({ deleted: false });
});

test('Pictures and suppliers are chosen from what is there, and the first picture stands for the newsletter', async ({
  robin,
  staff,
}) => {
  const form = new FormData();
  form.set('description', ' Cliffs in May ');
  form.set('image', new Blob([new Uint8Array(PIXEL)]), 'a.png');
  const image = await robin.client.request('POST', '/api/campaign_images/', { body: form });
  expect(image, JSON.stringify(image.body)).toMatchObject({
    status: 201,
    body: { width: 1, height: 1, description: 'Cliffs in May' },
  });
  const found = async (search: string) =>
    (await robin.client.get(`/api/campaign_images/?search=${search}`)).body as { count: number; results: object[] };
  expect(await found('')).toMatchObject({ results: [{ id: image.body.id }] });
  expect(await found('cliff')).toMatchObject({ count: 1, results: [{ id: image.body.id }] });
  expect(await found('harbour')).toMatchObject({ count: 0, results: [] });
  const supplier = await robin.client.post('/api/suppliers/', { supplier_name: 'fl', supplier_label: 'Fjord Line' });
  expect(await robin.client.post('/api/suppliers/', { supplier_name: 'FL', supplier_label: 'x' })).toMatchObject({
    ...{ status: 400, body: { supplier_name: [expect.any(String)] } },
  });
  const block = (of: object) => ({
    ...{ id: 'a', type: 'image', alt: 'A fjord', decorative: false, url: '', width: 100, supplier: null },
    ...of,
  });
  const { id, version } = await staff.write();
  const with_ = (of: object) => ({ version, variants: { en: { ...EN, blocks: [block(of)] } } });
  expect((await staff.patch(id, with_({ image: 9_999 }))).status).toBe(400);
  const saved = await staff.patch(id, with_({ image: image.body.id, supplier: supplier.body.id }));
  expect(saved.body).toMatchObject({
    pictures: [{ id: image.body.id, url: image.body.url }],
    image_thumbnail: image.body.thumbnail,
    suppliers: [{ id: supplier.body.id, supplier_label: 'Fjord Line', supplier_name: 'fl' }],
  });
  expect((await robin.client.delete(`/api/suppliers/${supplier.body.id}/`)).status).toBe(409);
  const listed = await robin.client.get(`/api/emailcampaigns/?supplier=${supplier.body.id}&search=fjo&state=draft`);
  expect(listed.body).toMatchObject({ count: 1, results: [{ id, status: 'pending', num_sent: 0, subject: 'Fjords' }] });
  expect((await robin.client.get('/api/suppliers-simple/?has_campaign=true')).body.results).toHaveLength(1);
});

test('Who manages suppliers sees the published newsletters that name one of them, with what they did, and no others', async ({
  app,
  db,
  ana,
  robin,
  staff,
}) => {
  const supplier = async (name: string) =>
    Number((await robin.client.post('/api/suppliers/', { supplier_name: name, supplier_label: name })).body.id);
  const [own, other] = [await supplier('managed'), await supplier('not-managed')];
  const [superuser, manager] = [await buildAdvisor(app, { isSuperuser: true }), await buildAdvisor(app)];
  const made = await superuser.client.post('/api/supplier_managers/', { profile: manager.profileId, suppliers: [own] });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const write = async (suppliers: number[], state: string) => {
    const { id, version } = await staff.write('Managed');
    expect((await staff.patch(id, { version, suppliers, fire_at: '2031-05-07T16:00:00Z' })).status).toBe(200);
    if (state !== 'draft')
      await db.run('UPDATE email_campaigns SET state = $2, published_at = app_now(), edit_by = fire_at WHERE id = $1', [
        id,
        state,
      ]);
    return id;
  };
  const theirs = await write([own, other], 'published');
  const hidden = [await write([own], 'draft'), await write([other], 'published'), await write([], 'published')];
  const listed = await manager.client.get('/api/emailcampaigns/?fire_at_from=2031-05-01&fire_at_to=2031-05-31');
  expect(listed).toMatchObject({ status: 200, body: { count: 1, results: [{ id: theirs }] } });
  for (const state of ['draft', 'deleted'])
    expect((await manager.client.get(`/api/emailcampaigns/?state=${state}`)).body).toMatchObject({ count: 0 });
  for (const what of ['stats', 'links']) {
    expect((await manager.client.get(`/api/emailcampaigns/${theirs}/${what}/`)).status).toBe(200);
    for (const id of hidden)
      expect((await manager.client.get(`/api/emailcampaigns/${id}/${what}/`)).status, String(id)).toBe(404);
  }
  expect((await manager.client.get(`/api/emailcampaigns/${theirs}/`)).status).toBe(403);
  expect((await ana.client.get('/api/emailcampaigns/')).status).toBe(403);
});
