import { expect } from 'vitest';
import { buildProfile } from '../../testing/factories.ts';
import { buildConnection } from '../../testing/page.ts';
import { openAttempt } from '../../testing/post.ts';
import { test } from '../../testing/test.ts';
import { eraseProfiles } from './erase-profiles.ts';

test('A profile that cannot be erased yet holds up nobody behind it', async ({ app, db, ana }) => {
  const [open, done] = [await buildProfile(app, ana.userId), await buildProfile(app, ana.userId)];
  const page = await buildConnection(app, open.profileId);
  await openAttempt(app, await page.post({ set: { phase: 'accepted' } }));
  for (const { profileId } of [open, done])
    expect((await ana.client.delete(`/api/profiles/${profileId}/`)).status).toBe(204);
  await app.turnTo(31 * 86_400_000);

  expect([await eraseProfiles(app.waypost, 1), await eraseProfiles(app.waypost, 1)]).toEqual([1, 0]);
  expect(await db.rows("SELECT actor_id, object_id FROM audit_log WHERE action = 'profile.erased'")).toEqual([
    { actor_id: null, object_id: String(done.profileId) },
  ]);

  // Nor does one whose erasing fails, and the run shows as failed.
  const [held, behind] = [await buildProfile(app, ana.userId), await buildProfile(app, ana.userId)];
  const deleted = 'UPDATE profiles SET deleted_at = app_now() - make_interval(days => $2) WHERE id = $1';
  await db.run(deleted, [held.profileId, 70]);
  await db.run(deleted, [behind.profileId, 60]);
  await db.run(`ALTER TABLE profiles ADD CONSTRAINT held CHECK (id <> ${held.profileId} OR erased_at IS NULL)`);
  await expect(eraseProfiles(app.waypost)).rejects.toThrow('held');
  expect(
    await db.rows('SELECT id FROM profiles WHERE erased_at IS NOT NULL AND id = ANY($1)', [
      [held.profileId, behind.profileId],
    ]),
  ).toEqual([{ id: behind.profileId }]);
  await db.run('ALTER TABLE profiles DROP CONSTRAINT held');
  expect(await eraseProfiles(app.waypost)).toBe(1);
});
