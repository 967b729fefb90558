import type { Reach } from '../../page-access.ts';
import type { OpenAttempt } from '../attempts/attempts.ts';
import type { PublishingDeps } from '../deps.ts';
import type { MachineRow } from '../machine-row.ts';

/** What is known while the network is asked for a release whose outcome is open. */
export interface Inquiry {
  readonly deps: PublishingDeps;
  readonly reach: Reach;
  readonly row: MachineRow;
  readonly attempt: OpenAttempt;
  /** The release and its answer had ended by then, whatever became of them. */
  readonly deadline: Date;
}
