import { feature } from '../../platform/feature/feature.ts';
import { registerAnnouncementRoutes } from './routes.ts';

export const announcements = feature({ routes: registerAnnouncementRoutes });
