export { campaignsScreens } from './routes.tsx';
