export { contactsScreens } from './routes.tsx';
