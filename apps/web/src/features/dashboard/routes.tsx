import { IconHome2 } from '@tabler/icons-react';
import { screens } from '../../platform/navigation/screen.ts';
import { withAnnouncements } from '../announcements/index.ts';
import { dashboardPaths } from './paths.ts';

export const dashboardScreens = screens({
  scope: 'profile',
  at: dashboardPaths.dashboard,
  first: 'dashboard',
  words: ['connections/notices', 'dashboard', 'posts', 'stats'],
  load: () => withAnnouncements(() => import('./dashboard-page.tsx')),
  nav: { key: 'dashboard', group: 'main', icon: IconHome2, inTabBar: true },
});
