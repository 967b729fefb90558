import { setTimeout as wait } from 'node:timers/promises';
import type { PublishingDeps } from '../deps.ts';

/** A broken connection to the database must not lose an outcome that we hold in our hands. */
export async function untilSaved<T>(deps: Pick<PublishingDeps, 'log'>, save: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await save();
    } catch (error) {
      if (!isConnectionTrouble(error) || tries >= 60) throw error;
      deps.log.warn({ err: error, tries }, 'an outcome could not be saved yet');
      await wait(Math.min(100 * 2 ** tries, 5_000));
    }
  }
}

/** Class 08, 57P0x and 53xxx of PostgreSQL, and errors of the socket (PostgreSQL manual, appendix A). */
function isConnectionTrouble(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (
    /^(08|57P|53|ECONN|EPIPE|ETIMEDOUT)/.test(code ?? '') ||
    /connection (terminated|ended)|timeout/i.test(message ?? '')
  );
}
