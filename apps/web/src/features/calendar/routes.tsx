import { IconCalendar } from '@tabler/icons-react';
import { screens } from '../../platform/navigation/screen.ts';
import { calendarPaths } from './paths.ts';

export const calendarScreens = screens({
  scope: 'profile',
  at: calendarPaths.calendar,
  words: ['calendar', 'connections/notices', 'dashboard', 'posts', 'ui/calendar', 'ui/moments'],
  load: () => import('./calendar-page.tsx'),
  nav: { key: 'calendar', group: 'main', icon: IconCalendar, inTabBar: true },
});
