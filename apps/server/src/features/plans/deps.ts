import type { Deps } from '../../platform/deps.ts';
import type { ProData } from '../../platform/feature/pro-data.ts';

export interface PlanDeps extends Deps {
  /** What all rooms do when somebody loses PRO. */
  readonly proData: () => readonly ProData[];
}
