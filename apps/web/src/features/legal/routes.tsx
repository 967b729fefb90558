import { screens } from '../../platform/navigation/screen.ts';
import { staffIcon } from '../../ui/marks/staff-icon.tsx';
import { legalPaths as at } from './paths.ts';

export const legalScreens = screens({
  scope: 'staff',
  at: at.editor,
  words: ['legal', 'legal/editor'],
  load: () => import('./editor/legal-page.tsx'),
  nav: { key: 'legal', group: 'staff', icon: staffIcon('IconGavel'), needs: 'legal.change' },
});
