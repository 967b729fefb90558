export { calendarScreens } from './routes.tsx';
