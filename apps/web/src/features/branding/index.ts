export { brandingScreens } from './routes.tsx';
