import { screens } from '../../platform/navigation/screen.ts';
import { staffIcon } from '../../ui/marks/staff-icon.tsx';
import { operationsPaths as at } from './paths.ts';

export const operationsScreens = screens({
  scope: 'staff',
  at: at.overview,
  words: ['operations'],
  load: () => import('./operations-page.tsx'),
  nav: { key: 'operations', group: 'staff', icon: staffIcon('IconActivity'), needs: 'operations.manage' },
});
