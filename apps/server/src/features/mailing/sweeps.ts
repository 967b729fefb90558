import type { Sweep } from '../../platform/sweeps/sweep.ts';
import type { MailingDeps } from './deps.ts';
import { freezingSweep } from './freezing/freeze-run.ts';
import { windingUpSweep } from './steering/wind-up.ts';

export const mailingSweeps = (deps: MailingDeps): readonly Sweep[] => [freezingSweep(deps), windingUpSweep(deps)];
