import { screens } from '../../platform/navigation/screen.ts';

export const profilesScreens = screens({
  scope: 'profile',
  path: '/$slug/setup/',
  words: ['profiles'],
  load: () => import('./setup-page.tsx'),
});
