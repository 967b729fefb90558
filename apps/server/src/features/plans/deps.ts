import type { Payments } from '../../connectors/payments/port.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ProData } from '../../platform/feature/pro-data.ts';

export interface PlanDeps extends Deps {
  /** What all rooms do when somebody loses PRO. */
  readonly proData: () => readonly ProData[];
  /** Null where nothing is configured. */
  readonly payments: Payments | null;
}
