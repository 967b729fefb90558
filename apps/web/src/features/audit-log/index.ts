export { auditScreens } from './routes.tsx';
