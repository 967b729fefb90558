export { analyticsScreens } from './routes.tsx';
