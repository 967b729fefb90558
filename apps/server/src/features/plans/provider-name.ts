import { PAYMENT_PROVIDER } from '@waypost/contract/plans';
import type { PlanDeps } from './deps.ts';

/** Who takes the payments, as people call it. */
export const providerName = ({ payments }: Pick<PlanDeps, 'payments'>): string => payments?.name ?? PAYMENT_PROVIDER;
