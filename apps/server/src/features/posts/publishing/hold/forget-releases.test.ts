import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { test } from '../../../../testing/test.ts';
import { forgetOutcomes } from '../release/forget-outcomes.ts';
import { openOutcomeLog } from '../release/outcome-log.ts';
import { unknownOutcomes } from '../release/unknown-posts.ts';
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

test('What a home has written down of posts that were taken away on purpose is named no more, and the rest is', async ({
  app,
  db,
}) => {
  const { home } = app.waypost.config;
  const log = openOutcomeLog(home, app.waypost.log);
  const named = async () => (await unknownOutcomes(db, home)).map(({ post }) => post);
  const ids = [900_001, 900_002, 900_003];
  for (const post of ids) await log.append({ attempt: post, post, remoteId: `é_${post}`, origin: randomUUID() });
  expect(await named()).toEqual(ids);
  await forgetOutcomes(home, [900_002]);
  await log.append({ attempt: 900_004, post: 900_004, remoteId: 'next', origin: randomUUID() });
  expect(await named()).toEqual([900_001, 900_003, 900_004]);
  await forgetOutcomes(home, [900_001, 900_003, 900_004]);
  expect(await named()).toEqual([]);
});
