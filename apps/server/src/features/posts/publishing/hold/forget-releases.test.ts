import { expect } from 'vitest';
import { test } from '../../../../testing/test.ts';
import { askInstallation } from './ask-installation.ts';
import { forgetReleases } from './forget-releases.ts';

test('Releases that are taken away on purpose are no sign of a database that was set back', async ({
  app,
  db,
  world,
  ana,
  page,
}) => {
  const asked = () => askInstallation(world.deps, { begins: false });
  const session = async () => (await ana.client.get('/api/session/')).body.user;
  await page.post();
  await asked();
  const sent = async () => {
    const id = await page.post({ inMinutes: 0 });
    await world.publish();
    expect(await world.attempts(id)).toHaveLength(1);
    return id;
  };
  const gone = (id: number) => `DELETE FROM publish_attempts WHERE scheduled_posting_id = ${id}`;

  const id = await sent();
  await forgetReleases(app.waypost.db, async () => void (await db.run(gone(id))));
  await asked();
  expect(await session()).not.toBeNull();
  // The next one is of the new epoch, and is missed again.
  await db.run(gone(await sent()));
  await asked();
  expect(await session()).toBeNull();
});
