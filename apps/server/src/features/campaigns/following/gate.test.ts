import { expect } from 'vitest';
import { test as base } from '../../../testing/test.ts';
import { machine } from '../../posts/index.ts';
import { fanWorld } from '../testing/fan-world.ts';

const test = base
  .extend('fan', { scope: 'file' }, ({ app }) => fanWorld(app))
  .extend('copy', async ({ fan, db }) => {
    const agent = await fan.agent();
    const made = await fan.campaign([{ message: `Leave ${Math.random()}` }]);
    await fan.publish(made.id);
    await fan.spread();
    const found = (await fan.copies(made.first)).find(({ profile_id }) => profile_id === agent.profileId);
    if (found === undefined) throw new Error('no copy');
    await db.run(
      `UPDATE scheduled_postings SET fire_at = app_now(), next_step_at = CASE WHEN id = $2 THEN app_now() END, late_after = app_now() + interval '2 hours'
         WHERE posting_id = $1`,
      [made.first, found.id],
    );
    return { ...made, id: found.id, page: agent.page };
  });
/** As if the copies had had their minute. */
const patience = "UPDATE postings SET followed_from = clock_timestamp() - interval '2 minutes' WHERE id = $1";

test('the gate lets a copy of the present version out', async ({ world, copy }) => {
  await world.publish();
  expect(await world.row(copy.id)).toMatchObject({ status: 10 });
});

test('the gate keeps an older one back until it has followed; who waits in vain follows by himself', async ({
  app,
  world,
  fan,
  copy,
  db,
}) => {
  await fan.change(copy.first, 'edit', { message: 'Said anew' });
  await world.publish();
  expect(await world.row(copy.id)).toMatchObject({ status: 0, phase: 'due' });
  expect(world.wall(copy.page)).toEqual([]);
  await db.run(patience, [copy.first]);
  await app.later(3);
  await world.publish();
  await world.publish();
  expect(await world.row(copy.id)).toMatchObject({ status: 10, source_version: 2 });
  expect(world.wall(copy.page)).toEqual(['Said anew']);
});

test('the gate is shut by a deletion in its second, and opened by Undo after its copy was due', async ({
  app,
  world,
  fan,
  copy,
}) => {
  const row = await world.claim(copy.id);
  await fan.change(copy.first, 'delete');
  const { stepPost } = await machine();
  await stepPost(world.deps, row);
  expect(await world.attempts(copy.id)).toEqual([]);
  expect(await world.row(copy.id)).toMatchObject({ phase: 'due', deleted: false });
  await fan.change(copy.first, 'undo');
  await fan.spread();
  await app.later(3);
  await world.publish();
  expect(await world.row(copy.id)).toMatchObject({ status: 10 });
});
