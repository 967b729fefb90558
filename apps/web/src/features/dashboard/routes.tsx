import { screens } from '../../platform/navigation/screen.ts';

export const dashboardScreens = screens({ scope: 'profile', path: '/', load: () => import('./dashboard-page.tsx') });
