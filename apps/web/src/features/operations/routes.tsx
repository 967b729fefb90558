import { IconActivity } from '@tabler/icons-react';
import { screens } from '../../platform/navigation/screen.ts';
import { operationsPaths as at } from './paths.ts';

export const operationsScreens = screens({
  scope: 'staff',
  at: at.overview,
  words: ['operations'],
  load: () => import('./operations-page.tsx'),
  nav: { key: 'operations', group: 'staff', icon: IconActivity, needs: 'operations.manage' },
});
