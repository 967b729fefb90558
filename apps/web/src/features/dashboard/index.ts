export { useOverview } from './api.ts';
export { dashboardScreens } from './routes.tsx';
export { Troubles } from './troubles.tsx';
