import { test as bare, expect } from 'vitest';
import { createInstallation, type Program } from '../testing/installation.ts';

const NOWHERE = { url: 'http://127.0.0.1:9', smtpUrl: 'smtp://127.0.0.1:9' };

const test = bare
  .extend('outside', { scope: 'file' }, () => NOWHERE)
  .extend('installation', { scope: 'file' }, async ({ outside }, { onCleanup }) => {
    const made = await createInstallation(outside);
    onCleanup(() => made.close());
    return made;
  });

test('an API that serves can be stopped, and goes on serving, whatever becomes of looking for a superuser', async ({
  installation,
}) => {
  const { db } = installation.waypost;
  const api = await db.transaction(async (tx): Promise<Program> => {
    // Whoever looks for the first superuser waits for this row.
    await tx.run("INSERT INTO installation (key, value) VALUES ('first_run', '{}')");
    const waiting = async () =>
      (
        await db.rows<{ pid: number }>(
          'SELECT pid FROM pg_stat_activity WHERE cardinality(pg_blocking_pids(pid)) > 0 AND datname = current_database()',
        )
      )[0]?.pid;
    const first = await installation.start('api');
    await expect.poll(waiting).toBeTypeOf('number');
    await tx.run('SELECT pg_terminate_backend($1)', [await waiting()]);
    await expect.poll(() => first.output()).toContain('whether somebody administers this installation');
    expect((await fetch(`${installation.url}/healthz`)).status).toBe(200);
    await first.stop();
    expect(await first.exitCode).toBe(0);

    const second = await installation.start('api');
    await expect.poll(waiting).toBeTypeOf('number');
    process.kill(second.pid, 'SIGTERM');
    return second;
  });
  expect(await api.exitCode).toBe(0);
});
