export { AfterDowngrade, useAfterDowngrade } from './after-downgrade.tsx';
export { plansKeys } from './keys.ts';
export { Losses } from './losses.tsx';
export { plansScreens } from './routes.tsx';
export { useLosses } from './use-losses.ts';
export { PlanHistory } from './user/plan-history.tsx';
export { useUserPlan } from './user/use-user-plan.ts';
