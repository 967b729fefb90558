import { type ConnectionDeps, connectionSweeps } from '../features/connections/index.ts';
import { type PublishingDeps, postSweeps } from '../features/posts/index.ts';

const EVERY_MS = 5_000;

/** A verb over rows that are due by the business clock; it may run beside itself in other processes. */
export interface Sweep {
  readonly id: string;
  readonly run: () => Promise<unknown>;
}

/** Runs the sweeps one after the other every few seconds, so that a turned clock and a restart are caught up with soon. */
export function startSweeps(deps: PublishingDeps & ConnectionDeps): { stop(): Promise<void> } {
  const sweeps: Sweep[] = [...postSweeps(deps), ...connectionSweeps(deps)];
  let stopping = false;
  let wake = () => {};
  const loop = async () => {
    while (!stopping) {
      for (const sweep of sweeps) {
        if (stopping) return;
        await sweep.run().catch((error: unknown) => deps.log.warn({ err: error, sweep: sweep.id }, 'a sweep failed'));
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, EVERY_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
        if (stopping) wake();
      });
    }
  };
  const looping = loop();
  return {
    async stop() {
      stopping = true;
      wake();
      await looping;
    },
  };
}
