import { lookAtAll, type Sweep } from '../../platform/sweeps/sweep.ts';
import type { MailingDeps } from './deps.ts';
import { freezingSweep } from './freezing/freeze-run.ts';
import { windingUpSweep } from './steering/wind-up.ts';
import { openParcels } from './tracking/parcels/open-parcels.ts';

/** What recipients did is on the reports after so long. */
const recountingSweep = (deps: MailingDeps): Sweep =>
  lookAtAll({ id: 'mailing.recounting', everyMs: 1_000, run: () => openParcels(deps) });

export const mailingSweeps = (deps: MailingDeps): readonly Sweep[] => [
  freezingSweep(deps),
  windingUpSweep(deps),
  recountingSweep(deps),
];
