import { IconGavel } from '@tabler/icons-react';
import { screens } from '../../platform/navigation/screen.ts';
import { legalPaths as at } from './paths.ts';

export const legalScreens = screens({
  scope: 'staff',
  at: at.editor,
  words: ['legal', 'legal/editor'],
  load: () => import('./editor/legal-page.tsx'),
  nav: { key: 'legal', group: 'staff', icon: IconGavel, needs: 'legal.change' },
});
