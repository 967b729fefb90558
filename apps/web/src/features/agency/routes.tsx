import { IconBuildingStore, IconListDetails } from '@tabler/icons-react';
import { screens } from '../../platform/navigation/screen.ts';
import { agencyPaths as at } from './paths.ts';

export const agencyScreens = screens({
  scope: 'profile',
  at: at.profile,
  words: ['agency'],
  load: () => import('./business-page.tsx'),
  nav: { key: 'agency', group: 'account', icon: IconBuildingStore },
});

/** Stands in the menu where the other rooms of the team do. */
export const agencyStaffScreens = screens({
  scope: 'staff',
  at: at.lists,
  words: ['agency/staff', 'ui/ordered'],
  load: () => import('./staff/lists-page.tsx'),
  nav: { key: 'agencyLists', group: 'staff', icon: IconListDetails, needs: 'agency.change' },
});
