export { NoticeSwitches } from './notice-switches.tsx';
export { noticesScreens } from './routes.tsx';
