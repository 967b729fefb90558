export { BillingCard } from './billing/lazy-billing-card.ts';
export { membershipScreens } from './routes.tsx';
