import { createServer } from 'node:http';
import { expect } from 'vitest';
import { test as base } from '../../../../testing/test.ts';
import { answerChallenge } from './address-proof.ts';
import { checkAddress } from './check-address.ts';
import { readHold } from './installation.ts';

const test = base
  .extend('live', { scope: 'file' }, () => true)
  .extend('address', async ({ db, world, app }, { onCleanup }) => {
    const { publicUrl } = app.waypost.config;
    const servers: { close(): void }[] = [];
    onCleanup(async () => {
      for (const server of servers) server.close();
      Object.assign(app.waypost.config, { publicUrl });
      await db.run("DELETE FROM installation WHERE key LIKE 'address%' OR key = 'publishing_held'");
    });
    return {
      /** Somebody else answers at our address from now on. */
      async belongsTo(answer: (challenge: string) => Promise<unknown>) {
        const server = createServer(async (request, response) => {
          const said = await answer(new URL(request.url ?? '', 'http://here').searchParams.get('c') ?? '');
          response.setHeader('content-type', 'application/json').end(JSON.stringify(said));
        });
        await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
        servers.push(server);
        const bound = server.address();
        Object.assign(app.waypost.config, {
          publicUrl: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`,
        });
      },
      async check(first = false) {
        if (!first)
          await db.run(
            "UPDATE installation SET updated_at = updated_at - interval '10 minutes' WHERE key = 'address_asked'",
          );
        await checkAddress(world.deps, { first });
        const keys = await db.rows<{ key: string }>(
          "SELECT key FROM installation WHERE key IN ('address_verified', 'address_doubted') ORDER BY key",
        );
        return { keys: keys.map(({ key }) => key), held: (await readHold(db))?.reason ?? null };
      },
    };
  });

test('our own answer verifies our address', async ({ address }) => {
  expect(await address.check(true)).toEqual({ keys: ['address_verified'], held: null });
});

test('another Waypost at our address, twice, holds publishing, and nothing leaves between', async ({
  app,
  world,
  page,
  address,
}) => {
  const { sessionSecret } = app.waypost.config;
  // The original: the same secret, and a database that does not know the question of its copy.
  await address.belongsTo(() => answerChallenge(app.waypost.db, sessionSecret, '0'.repeat(32)));
  const id = await page.post({ inMinutes: 0 });
  expect(await address.check(true)).toEqual({ keys: ['address_doubted'], held: null });
  expect(await world.publish()).toBe(0);
  // Within the minute nobody asks again.
  expect(await address.check(true)).toEqual({ keys: ['address_doubted'], held: null });
  expect(await address.check()).toEqual({ keys: [], held: 'copied' });
  expect(await world.row(id)).toMatchObject({ phase: 'due' });
});

test('one strange answer is forgotten when the next is ours', async ({ app, address }) => {
  const { publicUrl, sessionSecret } = app.waypost.config;
  await address.belongsTo(() => answerChallenge(app.waypost.db, sessionSecret, '0'.repeat(32)));
  expect((await address.check(true)).keys).toEqual(['address_doubted']);
  Object.assign(app.waypost.config, { publicUrl });
  expect(await address.check()).toEqual({ keys: ['address_verified'], held: null });
});

test.for<[name: string, answer: () => Promise<unknown>]>([
  ['no Waypost', async () => ({ hello: 'world' })],
  ['nothing that can be read', async () => 'a page'],
])('an answer of %s proves nothing', async ([, answer], { address }) => {
  await address.belongsTo(answer);
  for (const first of [true, false]) expect(await address.check(first)).toEqual({ keys: [], held: null });
});

test('a wrong proof is another installation', async ({ app, address }) => {
  await address.belongsTo((id) => answerChallenge(app.waypost.db, 'another secret that is long enough', id));
  expect((await address.check(true)).keys).toEqual(['address_doubted']);
});
