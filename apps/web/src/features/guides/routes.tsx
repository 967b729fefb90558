import { IconMovie } from '@tabler/icons-react';
import { screens } from '../../platform/navigation/screen.ts';
import { guidesPaths as at } from './paths.ts';

export const guidesScreens = screens({
  scope: 'staff',
  at: at.list,
  words: ['guides', 'ui/ordered'],
  load: () => import('./staff/guides-page.tsx'),
  nav: { key: 'guides', group: 'staff', icon: IconMovie, needs: 'guides.change' },
});
