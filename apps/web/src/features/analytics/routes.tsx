import { IconChartBar } from '@tabler/icons-react';
import { screens } from '../../platform/navigation/screen.ts';
import { analyticsPaths } from './paths.ts';

export const analyticsScreens = screens({
  scope: 'profile',
  at: analyticsPaths.analytics,
  words: ['analytics', 'posts', 'stats', 'stats/about'],
  load: () => import('./analytics-page.tsx'),
  nav: { key: 'analytics', group: 'main', icon: IconChartBar },
});
