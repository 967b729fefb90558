import type { PlanDeps } from './deps.ts';

/** Who takes the payments, as people call it; the specification's where nobody does (SUPER-005). */
export const providerName = ({ payments }: Pick<PlanDeps, 'payments'>): string => payments?.name ?? 'Outseta';
