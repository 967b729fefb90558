export { AfterDowngrade, useAfterDowngrade } from './after-downgrade.tsx';
export { Losses } from './losses.tsx';
export { plansScreens } from './routes.tsx';
export { PlanHistory } from './user/plan-history.tsx';
export { useUserPlan } from './user/use-user-plan.ts';
