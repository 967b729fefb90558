import { NO_LICENSE } from '@waypost/contract/agency';
import { inEveryLanguage } from '@waypost/i18n';
import { describe, expect } from 'vitest';
import { buildAdvisor, tag } from '../../../testing/factories.ts';
import { test as base } from '../../../testing/test.ts';

const PATH = '/api/agency_options/';

const test = base
  .extend('staff', { scope: 'file' }, ({ app }) => buildAdvisor(app, { isStaff: true, permissions: ['agency.change'] }))
  .extend('options', ({ staff }) => {
    const license = (more: object = {}) => ({
      ...{ kind: 'license', country: 2, code: `X${tag().slice(0, 5)}`, mask: '###-A' },
      label: inEveryLanguage({ en: 'Seller of Travel' }),
      ...more,
    });
    const host = (more: object = {}) => ({
      ...license({ kind: 'host', country: null, code: '', mask: null }),
      label: inEveryLanguage({ en: `Hosts ${tag()}` }),
      ...more,
    });
    const add = async (written: object) => (await staff.client.post(PATH, written)).body as { id: number };
    return { license, host, add, one: (id: number) => `${PATH}${id}/` };
  });

describe('What staff offer', () => {
  test('is added, changed on top of what was seen, deleted and restored, each recorded', async ({
    ana,
    db,
    options,
    staff,
  }) => {
    const written = options.host();
    const created = await staff.client.post(PATH, written);
    expect(created).toMatchObject({ status: 201, body: { ...written, version: 1, used_by: 0 } });
    const at = options.one(Number(created.body.id));
    const names = async () =>
      ((await ana.client.get('/api/agency_host_name/')).body.results as { name: string }[]).map(({ name }) => name);
    expect(await names()).toContain(written.label.en);
    const renamed = { ...written, label: inEveryLanguage({ en: 'Zenith Hosts' }), version: 1 };
    expect(await staff.client.put(at, renamed)).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await staff.client.put(at, renamed)).toMatchObject({ status: 409, body: { code: 'stale_version' } });
    expect((await staff.client.delete(at)).status).toBe(204);
    expect(await names()).not.toContain('Zenith Hosts');
    expect((await staff.client.put(at, { ...renamed, version: 2 })).status).toBe(404);
    expect((await staff.client.post(`${at}restore/`)).status).toBe(200);
    expect(await names()).toContain('Zenith Hosts');
    const recorded = await db.rows<{ action: string }>(
      "SELECT action FROM audit_log WHERE object_type = 'agency_option' AND object_id = $1 ORDER BY id",
      [String(created.body.id)],
    );
    const verbs = recorded.map(({ action }) => action.replace('agency_option.', ''));
    expect(verbs).toEqual(['create', 'change', 'delete', 'restore']);
  });

  test('is full by its kind: many hosts leave room for a licence', async ({ db, options, staff }) => {
    const many = `INSERT INTO agency_options (kind, code, label, position)
      SELECT 'host', '', '{"en": "Full"}', n FROM generate_series(1, 500) AS n RETURNING id`;
    const full = await db.rows<{ id: number }>(many);
    expect((await staff.client.post(PATH, options.license())).status).toBe(201);
    expect((await staff.client.post(PATH, options.host())).status).toBe(409);
    expect((await staff.client.get(PATH)).body.results).toContainEqual(expect.objectContaining({ kind: 'state' }));
    await db.run('DELETE FROM agency_options WHERE id = ANY ($1)', [full.map(({ id }) => id)]);
  });

  test('keeps the licence of who has none: renamed it may be, but not deleted, numbered or kept to one country', async ({
    ana,
    db,
    options,
    staff,
  }) => {
    const all = (await staff.client.get(PATH)).body.results as ({ id: number } & Record<string, unknown>)[];
    const none = all.find(({ kind, code }) => kind === 'license' && code === NO_LICENSE);
    const { id = 0, used_by: _, ...written } = none ?? { id: 0, used_by: 0 };
    expect(await staff.client.delete(options.one(id))).toMatchObject({
      status: 409,
      body: { user_message: expect.stringMatching(/has no licence/) },
    });
    for (const [field, value] of [
      ['country', 2],
      ['mask', '###'],
    ] as const)
      expect(await staff.client.put(options.one(id), { ...written, [field]: value })).toMatchObject({
        status: 400,
        body: { [field]: [expect.any(String)] },
      });
    expect((await staff.client.put(options.one(id), written)).status).toBe(200);
    const offered = (await ana.client.get('/api/license_option/?country=2')).body.results as { code: string }[];
    expect(offered.map(({ code }) => code)).toContain(NO_LICENSE);
    expect(await db.rows("SELECT FROM agency_options WHERE code = 'none' AND deleted_at IS NULL")).toHaveLength(1);
  });

  test('has one code each, also when two add it at once or one comes back', async ({ options, staff }) => {
    const written = options.license();
    const both = await Promise.all([staff.client.post(PATH, written), staff.client.post(PATH, written)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    const id = Number(both.find(({ status }) => status === 201)?.body.id);
    await staff.client.delete(options.one(id));
    const second = await options.add(written);
    expect((await staff.client.post(`${options.one(id)}restore/`)).status).toBe(409);
    await staff.client.delete(options.one(second.id));
    expect((await staff.client.post(`${options.one(id)}restore/`)).status).toBe(200);
    // Another country may have it.
    expect((await staff.client.post(PATH, { ...written, country: 1 })).status).toBe(201);
  });

  test('is refused where it could not be read or filled in', async ({ options, staff }) => {
    const refused = async (written: object) => Object.keys((await staff.client.post(PATH, written)).body);
    expect(await refused(options.license({ label: inEveryLanguage({ fr: 'Permis' }) }))).toEqual(['label']);
    expect(await refused(options.license({ country: 99 }))).toEqual(['country']);
    expect(await refused(options.license({ kind: 'state', country: null }))).toEqual(['country']);
    expect(await refused(options.license({ code: 'A B' }))).toEqual(['code']);
    expect(await refused(options.license({ mask: 'none' }))).toEqual(['mask']);
  });

  test('keeps its kind and its code, by which profiles name it', async ({ options, staff }) => {
    const written = options.license();
    const { id } = await options.add(written);
    const change = async (more: object) =>
      Object.keys((await staff.client.put(options.one(id), { ...written, ...more, version: 1 })).body);
    expect(await change({ code: 'OTHER' })).toEqual(['code']);
    expect(await change({ kind: 'state' })).toEqual(['kind']);
  });

  test('is read in the reader’s language, those of his country before what is everywhere', async ({ ana }) => {
    const { body } = await ana.client.get('/api/license_option/?country=1', { 'accept-language': 'fr' });
    const labels = (body.results as { label: string }[]).map(({ label }) => label);
    expect(labels[0]).toMatch(/^Colombie-Britannique/);
    expect(labels.at(-1)).toBe('Aucun');
    expect((await ana.client.get('/api/states/')).body).toEqual({ country: ['This field is required.'] });
    expect((await ana.client.get('/api/states/?country=77')).body).toMatchObject({ count: 0 });
  });
});

describe('What profiles name', () => {
  test('a state that staff delete stays in the address, and can be saved again', async ({
    ana,
    db,
    options,
    staff,
  }) => {
    await db.run('UPDATE profiles SET country_id = 2 WHERE id = $1', [ana.profileId]);
    const written = options.license({ kind: 'state', mask: null });
    const { id } = await options.add(written);
    const path = `/api/profiles/${ana.profileId}/`;
    expect((await ana.client.patch(path, { state: written.code, city: 'Reno' })).status).toBe(200);
    await staff.client.delete(options.one(id));
    expect((await ana.client.get(path)).body).toMatchObject({ state: written.code });
    expect((await ana.client.patch(path, { state: written.code, city: 'Elko' })).status).toBe(200);
    // One that is added under its code does not make two of it.
    await options.add(written);
    expect((await ana.client.get(path)).body).toMatchObject({ state: written.code, city: 'Elko' });
  });

  test('keeps a number whose mask staff change afterwards', async ({ ana, db, options, staff }) => {
    await db.run('UPDATE profiles SET country_id = 2 WHERE id = $1', [ana.profileId]);
    const written = options.license();
    const { id } = await options.add(written);
    const mine = { agency_license_description: written.code, agency_license_number: '123-B' };
    const path = `/api/profiles/${ana.profileId}/`;
    await ana.client.patch(path, mine);
    for (const [version, mask] of [
      [1, '##'],
      [2, null],
    ] as const) {
      expect((await staff.client.put(options.one(id), { ...written, mask, version })).status).toBe(200);
      expect(await ana.client.patch(path, mine)).toMatchObject({ status: 200, body: mine });
    }
    expect((await ana.client.patch(path, { ...mine, agency_license_number: '124-B' })).status).toBe(400);
  });

  test('is counted, stays when staff delete it, and can be saved again', async ({ ana, app, db, options, staff }) => {
    await db.run('UPDATE profiles SET country_id = 2 WHERE id = $1', [ana.profileId]);
    const written = options.license();
    const license = await options.add(written);
    const host = await options.add(options.host());
    const path = `/api/profiles/${ana.profileId}/`;
    const mine = {
      agency_license_description: written.code,
      agency_license_number: '123-b',
      agency_host_name: [host.id],
      state: 'CA',
    };
    expect(await ana.client.patch(path, mine)).toMatchObject({ status: 200, body: { agency_license_number: '123-B' } });
    const used = async (id: number) =>
      ((await staff.client.get(PATH)).body.results as { id: number; used_by: number }[]).find((one) => one.id === id)
        ?.used_by;
    expect([await used(license.id), await used(host.id)]).toEqual([1, 1]);
    for (const { id } of [license, host]) await staff.client.delete(options.one(id));
    expect((await ana.client.get(path)).body).toMatchObject({
      agency_license: `${written.code} 123-B`,
      agency_host_name: [host.id],
    });
    expect((await ana.client.patch(path, mine)).status).toBe(200);
    const ben = await buildAdvisor(app);
    const elsewhere = await ben.client.patch(`/api/profiles/${ben.profileId}/`, { agency_host_name: [host.id] });
    expect(elsewhere.status).toBe(400);
    await staff.client.post(`${options.one(host.id)}restore/`);
    expect((await ana.client.get(path)).body).toMatchObject({ agency_host_name: [host.id] });
  });

  test('Only who may change them sees what staff wrote', async ({ ana, staff }) => {
    expect((await ana.client.get(PATH)).status).toBe(403);
    expect((await staff.client.get(PATH)).body.count).toBeGreaterThan(100);
  });
});
