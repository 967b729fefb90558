import { expect } from 'vitest';
import { buildProfile } from '../../testing/factories.ts';
import { test } from '../../testing/test.ts';

test('Where staff switched the generator off nothing new is made; what is there can be read, taken back and thrown away', async ({
  app,
  ana,
  db,
  page: _page,
}) => {
  const at = `/api/generator_profile/${ana.profileId}`;
  const draft = (id: number) => `/api/generated_postings/${id}/`;
  const start = async () => Number((await ana.client.post(`${at}/create_post/`, { message: 'First' })).body.id);
  const schedule = (id: number, more: Record<string, unknown> = {}) => {
    const fire_at = new Date(app.waypost.clock.now().getTime() + 3_600_000).toISOString();
    const said = { applications: ['facebook'], message: 'Lisbon', fire_at };
    return ana.client.post(`${draft(id)}schedule/`, { ...said, ...more });
  };
  const switchOff = (profile: number) => db.run('UPDATE profiles SET generator_enabled = (id <> $1)', [profile]);
  const [open, sent, other] = [await start(), await start(), await buildProfile(app, ana.userId)];
  const { scheduled_postings_ids: posts } = (await schedule(sent, { undo_seconds: 30 })).body;

  await switchOff(other.profileId);
  const elsewhere = await schedule(open, { also_profiles: [other.profileId] });
  await switchOff(ana.profileId);
  for (const refused of [
    elsewhere,
    await ana.client.post(`${at}/create_post/`),
    await ana.client.post(`${at}/duplicate/`, { posts }),
    await ana.client.post(`${at}/preview_link/`, { link: 'https://example.com/' }),
    await ana.client.patch(draft(open), { version: 1, message: 'More' }),
    await schedule(open),
  ])
    expect(refused).toMatchObject({ status: 403, body: { user_message: expect.stringContaining('switched off') } });
  expect((await ana.client.post(`${draft(sent)}undo/`)).status).toBe(200);
  expect((await ana.client.get(draft(open))).body).toMatchObject({ message: 'First', version: 1 });
  expect((await ana.client.delete(draft(open))).status).toBe(204);
  await switchOff(0);
});
