import { IconTags } from '@tabler/icons-react';
import { screens } from '../../platform/navigation/screen.ts';
import { plansPaths as at } from './paths.ts';

export const plansScreens = screens({
  scope: 'staff',
  at: at.list,
  words: ['plans', 'ui/ordered'],
  load: () => import('./staff/plans-page.tsx'),
  nav: { key: 'plans', group: 'staff', icon: IconTags, needs: 'plans.change' },
});
