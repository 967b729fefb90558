import { setTimeout as wait } from 'node:timers/promises';
import type { TestApp } from '../../../testing/app.ts';
import { readIntake } from '../feedback/read-intake.ts';
import { startReceiver } from '../feedback/receiver.ts';

/** Takes what the sandbox brings back of mails, and reads it when a test says so. */
export async function readsIntake(app: TestApp) {
  const { waypost, sandbox } = app;
  const { db } = waypost;
  const receiver = startReceiver(waypost, { host: '127.0.0.1', port: 0 });
  while (receiver.port() === null) await wait(5);
  sandbox.control.mail.set({ bounces: `smtp://127.0.0.1:${receiver.port()}` });
  return {
    port: receiver.port() ?? 0,
    stop: () => receiver.stop(),
    /** All that was brought, in the order of its coming; answers what it was found to be. */
    async read(): Promise<string[]> {
      const rows = await db.rows<{ id: number }>('SELECT id FROM mailing_intake WHERE handled_at IS NULL ORDER BY id');
      for (const { id } of rows) await readIntake(waypost, id);
      const ids = rows.map(({ id }) => id);
      const read = await db.rows<{ outcome: string }>(
        'SELECT outcome FROM mailing_intake WHERE id = ANY ($1) ORDER BY id',
        [ids],
      );
      return read.map(({ outcome }) => outcome);
    },
    /** Where nobody writes to a recipient any more. */
    async suppressions(delivery: number): Promise<string[]> {
      const rows = await db.rows<{ scope: string }>(
        'SELECT scope FROM suppressions s JOIN deliveries d ON d.key_hash = s.key_hash WHERE d.id = $1 ORDER BY 1',
        [delivery],
      );
      return rows.map(({ scope }) => scope);
    },
  };
}
