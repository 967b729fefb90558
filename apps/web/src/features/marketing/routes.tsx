import { screens } from '../../platform/navigation/screen.ts';
import { staffIcon } from '../../ui/marks/staff-icon.tsx';
import { marketingPaths } from './paths.ts';

export const marketingScreens = screens({
  scope: 'marketing',
  at: marketingPaths.calendar,
  words: ['marketing', 'ui/calendar', 'ui/moments'],
  load: () => import('./calendar-page.tsx'),
  nav: { key: 'marketing', group: 'staff', icon: staffIcon('IconCalendarMonth'), needs: 'marketing.view_calendar' },
});
