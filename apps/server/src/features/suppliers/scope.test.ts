import { expect } from 'vitest';
import { buildAdvisor } from '../../testing/factories.ts';
import { test as base } from '../../testing/test.ts';
import { eraseManager } from './managers/write-manager.ts';

const test = base
  .extend('staff', { scope: 'file' }, ({ app }) =>
    buildAdvisor(app, { isStaff: true, permissions: ['suppliers.change'] }),
  )
  .extend('superuser', { scope: 'file' }, ({ app }) => buildAdvisor(app, { isSuperuser: true }))
  .extend('manager', { scope: 'file' }, ({ app }) => buildAdvisor(app))
  .extend('advisor', { scope: 'file' }, ({ app }) => buildAdvisor(app))
  /** Adds a supplier and answers its id. */
  .extend('supplier', { scope: 'file' }, ({ staff }) => async (name: string) => {
    const answer = await staff.client.post('/api/suppliers/', { supplier_name: name, supplier_label: name });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return Number(answer.body.id);
  });

const SIMPLE = '/api/suppliers-simple/?has_access=true';
const LISTS = ['/api/suppliers/', SIMPLE];
const idsOf = ({ body }: { body: Record<string, unknown> }) => (body.results as { id: number }[]).map(({ id }) => id);

test('who manages suppliers sees these alone, from the next request on', async ({
  manager,
  advisor,
  staff,
  superuser,
  supplier,
}) => {
  const own = await supplier('manager-own');
  const other = await supplier('manager-other');
  const at = `/api/supplier_managers/${manager.profileId}/`;
  for (const path of LISTS) expect((await manager.client.get(path)).status).toBe(403);
  expect((await superuser.client.get(at)).status).toBe(404);
  const made = await superuser.client.post('/api/supplier_managers/', {
    profile: manager.profileId,
    suppliers: [own],
    active: true,
  });
  expect(made).toMatchObject({ status: 201, body: { profile: manager.profileId, suppliers: [own], active: true } });
  for (const path of LISTS) expect(idsOf(await manager.client.get(path))).toEqual([own]);
  expect((await manager.client.get(`/api/suppliers/${own}/`)).status).toBe(200);
  const session = (await manager.client.get('/api/session/')).body;
  expect(session.supplier_manager).toEqual({ suppliers: [own] });
  expect(session.permissions).toContain('marketing.view_calendar');
  // What others have is told as what is not there, and nothing can be written.
  for (const id of [other, 9e12]) expect((await manager.client.get(`/api/suppliers/${id}/`)).status).toBe(404);
  for (const id of [own, other]) {
    expect((await manager.client.patch(`/api/suppliers/${id}/`, { active: false })).status).toBe(403);
    expect((await manager.client.delete(`/api/suppliers/${id}/`)).status).toBe(403);
  }
  expect((await manager.client.get(at)).status).toBe(403);
  // Staff see all, and nobody else anything.
  for (const path of LISTS) {
    expect(idsOf(await staff.client.get(path))).toEqual(expect.arrayContaining([own, other]));
    expect((await advisor.client.get(path)).status).toBe(403);
  }
  expect((await superuser.client.patch(at, { suppliers: [own, other] })).body.suppliers).toEqual([own, other]);
  expect(idsOf(await manager.client.get(SIMPLE)).sort()).toEqual([own, other].sort());
  expect((await superuser.client.patch(at, { active: false })).status).toBe(200);
  expect((await manager.client.get(`/api/suppliers/${own}/`)).status).toBe(403);
  expect((await manager.client.get('/api/session/')).body.supplier_manager).toBeNull();
  expect((await superuser.client.delete(at)).status).toBe(204);
  expect((await superuser.client.delete(at)).status).toBe(404);
});

test('a manager is made once, of suppliers and a profile that there are', async ({ superuser, advisor, supplier }) => {
  const own = await supplier('manager-once');
  const make = (profile: number, suppliers: number[]) =>
    superuser.client.post('/api/supplier_managers/', { profile, suppliers });
  expect(await make(9e12, [own])).toMatchObject({ status: 400, body: { profile: [expect.any(String)] } });
  expect(await make(advisor.profileId, [own, 9e12])).toMatchObject({
    status: 400,
    body: { suppliers: [expect.any(String)] },
  });
  const both = await Promise.all([make(advisor.profileId, [own]), make(advisor.profileId, [own])]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const listed = (await superuser.client.get('/api/supplier_managers/')).body.results;
  expect(listed).toContainEqual({ profile: advisor.profileId, suppliers: [own], active: true });
  await superuser.client.delete(`/api/supplier_managers/${advisor.profileId}/`);
});

test('a deleted profile manages nothing, and an erased one never again', async ({ app, db, superuser, supplier }) => {
  const leaver = await buildAdvisor(app);
  const own = await supplier('manager-leaves');
  await superuser.client.post('/api/supplier_managers/', { profile: leaver.profileId, suppliers: [own] });
  expect((await leaver.client.get(`/api/suppliers/${own}/`)).status).toBe(200);
  const deleted = (at: string) => db.run(`UPDATE profiles SET deleted_at = ${at} WHERE id = $1`, [leaver.profileId]);
  await deleted('app_now()');
  expect((await leaver.client.get(`/api/suppliers/${own}/`)).status).toBe(403);
  expect((await superuser.client.get(`/api/supplier_managers/${leaver.profileId}/`)).status).toBe(404);
  await deleted('NULL');
  expect((await leaver.client.get(`/api/suppliers/${own}/`)).status).toBe(200);
  await db.transaction((tx) => eraseManager(tx, leaver.profileId));
  expect((await leaver.client.get(`/api/suppliers/${own}/`)).status).toBe(403);
});

test('the permission of managers is nobody’s by hand', async ({ db, app }) => {
  const granted = await buildAdvisor(app, { permissions: ['marketing.view_calendar'] });
  expect((await granted.client.get('/api/suppliers/')).status).toBe(403);
  expect(await db.rows('SELECT 1 FROM supplier_managers WHERE profile_id = $1', [granted.profileId])).toEqual([]);
});
