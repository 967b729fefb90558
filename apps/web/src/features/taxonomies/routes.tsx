import { screens } from '../../platform/navigation/screen.ts';
import { staffIcon } from '../../ui/marks/staff-icon.tsx';
import { taxonomiesPaths as at } from './paths.ts';

export const taxonomiesScreens = screens({
  scope: 'staff',
  at: at.list,
  words: ['taxonomies', 'ui/ordered'],
  load: () => import('./taxonomies-page.tsx'),
  nav: { key: 'taxonomies', group: 'staff', icon: staffIcon('IconCategory'), needs: 'suppliers.change' },
});
