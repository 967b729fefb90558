import { screens } from '../../platform/navigation/screen.ts';
import { staffIcon } from '../../ui/marks/staff-icon.tsx';
import { plansPaths as at } from './paths.ts';

export const plansScreens = screens({
  scope: 'staff',
  at: at.list,
  words: ['plans', 'ui/ordered'],
  load: () => import('./staff/plans-page.tsx'),
  nav: { key: 'plans', group: 'staff', icon: staffIcon('IconTags'), needs: 'plans.change' },
});
