import { screens } from '../../platform/navigation/screen.ts';

export const dashboardScreens = screens({
  scope: 'profile',
  path: '/$slug/',
  words: ['dashboard', 'posts', 'profiles', 'stats'],
  load: () => import('./dashboard-page.tsx'),
});
