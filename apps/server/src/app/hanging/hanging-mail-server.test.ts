import { createServer, type Socket } from 'node:net';
import { expect } from 'vitest';
import { smtpTransport } from '../../connectors/mail/smtp.ts';
import { queueMail } from '../../features/outbox/index.ts';
import { buildImage } from '../../testing/factories.ts';
import { test as base } from '../../testing/test.ts';
import { features } from '../compose.ts';
import { startWorker } from '../work.ts';

const MAILS = 15;
/** As many mails as a worker sends at once. */
const AT_ONCE = 4;

// What a worker has when nothing else is said.
const eightConnections = base.extend('env', { scope: 'file' }, () => ({ DATABASE_POOL_SIZE: '8' }));
/** A worker whose mail server greets and says nothing more; answers the connections that it holds. */
const test = eightConnections.extend('held', async ({ app }, { onCleanup }) => {
  const held: Socket[] = [];
  const server = createServer((socket) => {
    held.push(socket);
    socket.on('error', () => undefined);
    socket.write('220 mail.example ESMTP\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const mail = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from: app.waypost.config.mailFrom });
  const worker = await startWorker({ ...app.waypost, mail });
  onCleanup(async () => {
    const stopped = worker.stop();
    for (const socket of held) socket.destroy();
    server.close();
    await stopped;
  });
  return held;
});

test('While a mail server greets and falls silent nobody waits for the database, other jobs run, and a post leaves on time', async ({
  app,
  db,
  ana,
  world,
  held,
}) => {
  const kind = features.flatMap(({ mails = [] }) => mails).find(({ id }) => id === 'password_changed');
  if (kind === undefined) throw new Error('no such mail');
  for (let n = 0; n < MAILS; n += 1) await queueMail(db, kind, { userId: ana.userId, params: {} });
  const page = await world.page();
  await expect.poll(() => held.length, { timeout: 10_000 }).toBe(AT_ONCE);

  const { imageId } = await buildImage(app, ana.profileId);
  expect((await ana.client.delete(`/api/profile_images/${imageId}/`)).status).toBe(204);
  // It is forgotten an hour later.
  await db.run('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()');
  const library = () => db.rows('SELECT FROM profile_images WHERE id = $1', [imageId]);
  await expect.poll(library, { timeout: 8_000 }).toHaveLength(0);

  let longest = 0;
  const post = await world.post(page);
  const dueAt = performance.now();
  await expect
    .poll(
      async () => {
        const asked = performance.now();
        await db.row('SELECT 1');
        longest = Math.max(longest, performance.now() - asked);
        return (await world.row(post)).phase;
      },
      { timeout: 8_000, interval: 50 },
    )
    .toBe('posted');
  expect(performance.now() - dueAt).toBeLessThan(5_000);
  expect(longest).toBeLessThan(2_000);
  expect(world.wall(page)).toHaveLength(1);
  const mails = await db.rows<{ state: string; tries: number }>('SELECT state, tries FROM mails ORDER BY id');
  expect(Object.groupBy(mails, ({ state, tries }) => `${state} ${tries}`)).toMatchObject({
    'waiting 0': { length: MAILS - AT_ONCE },
    'waiting 1': { length: AT_ONCE },
  });
});
