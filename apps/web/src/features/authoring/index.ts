export { authoringScreens } from './routes.tsx';
