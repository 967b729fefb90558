export { setDeleted, setOrder } from '../../platform/curated/curated.ts';
export { lossesOf } from './losses.ts';
export { downgradeOf } from './plan-of-user.ts';
export { presentOffered, presentStored } from './present.ts';
export { allPlans, findPlan, offeredPlans, PLAN_ROWS } from './store.ts';
export { createPlan, restorePlan, writePlan } from './write-plan.ts';
