export { Announcements, withAnnouncements } from './announcements.tsx';
export { announcementsScreens } from './routes.tsx';
