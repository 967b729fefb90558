import { feature } from '../../platform/feature/feature.ts';
import { registerCalendarRoutes } from './routes.ts';

export const calendar = feature({ routes: registerCalendarRoutes });
