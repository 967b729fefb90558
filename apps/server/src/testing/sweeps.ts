import { media } from '../features/media/index.ts';
import type { Deps } from '../platform/deps.ts';
import type { Feature } from '../platform/feature/feature.ts';
import { runDue } from '../platform/sweeps/start-sweeps.ts';

/** Works off what is due of one sweep of a feature. Answers of how many rows something came. */
export async function runSweep<D extends Deps>(
  of: Feature<D>,
  deps: D,
  id: string,
  change: { lanes?: number } = {},
): Promise<number> {
  const found = (await of.sweeps?.(deps))?.find((sweep) => sweep.id === id);
  if (found === undefined) throw new Error(`no sweep ${id}`);
  return runDue({ ...found, ...change });
}

/** Carries out the orders of variants that wait now. Answers how many those were. */
export async function makeWaitingMedia(deps: Parameters<NonNullable<typeof media.sweeps>>[0]): Promise<number> {
  let made = 0;
  for (const sweep of (await media.sweeps?.(deps)) ?? []) made += await runDue(sweep);
  return made;
}
