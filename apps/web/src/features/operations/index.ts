export { operationsScreens } from './routes.tsx';
