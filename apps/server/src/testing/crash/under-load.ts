import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { TestApp } from '../app.ts';
import type { PublishingWorld } from '../publishing-world.ts';
import { COMMENTED, KINDS } from './kinds.ts';

/** Short enough that what an accident interrupts is taken up within seconds, long enough for a busy machine. */
export const HASTE = {
  PUBLISHING_LEASE_MS: '2000',
  PUBLISHING_SEND_DEADLINE_MS: '2000',
  PUBLISHING_RELEASE_TIMEOUT_MS: '3000',
  PUBLISHING_SWEEP_GRACE_MS: '0',
};

/** Posts of all kinds on pages of their own, all due now. */
export async function postLoad(world: PublishingWorld, rounds: number): Promise<number> {
  const kinds = Array.from({ length: rounds }, () => [...KINDS, ...COMMENTED]).flat();
  for (const kind of kinds)
    await world.post(await world.page(kind.page), {
      ...kind.post,
      message: `${kind.name} #${randomBytes(6).toString('hex')}`,
    });
  return kinds.length;
}

/** Until the networks have heard of so many more releases; an accident is to come in the middle of the work. */
export async function untilReleased(app: TestApp, more: number): Promise<void> {
  const released = () => app.sandbox.control.calls().filter((call) => call.sideEffect?.kind.endsWith('.published'));
  const wanted = released().length + more;
  await expect.poll(() => released().length, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(wanted);
}
