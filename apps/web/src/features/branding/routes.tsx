import { IconId } from '@tabler/icons-react';
import { screens } from '../../platform/navigation/screen.ts';
import { brandingPaths as at } from './paths.ts';

export const brandingScreens = screens({
  scope: 'profile',
  at: at.card,
  words: ['branding'],
  load: () => import('./branding-page.tsx'),
  nav: { key: 'branding', group: 'account', icon: IconId, pro: true },
});
