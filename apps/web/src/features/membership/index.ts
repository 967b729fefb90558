export { membershipScreens } from './routes.tsx';
