import { feature } from '../../platform/feature/feature.ts';
import { registerBudgetRoutes } from './routes.ts';

/** Beside the suppliers, and not among them: who signs in is asked what they manage, and figures come from posts. */
export const budgets = feature({ routes: registerBudgetRoutes });
