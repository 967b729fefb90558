export { taxonomiesScreens } from './routes.tsx';
