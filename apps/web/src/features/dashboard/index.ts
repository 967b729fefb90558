export { dashboardScreens } from './routes.tsx';
