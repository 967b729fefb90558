export { downgradeUser } from './downgrade-user.ts';
export { planOfUser } from './plan-of-user.ts';
