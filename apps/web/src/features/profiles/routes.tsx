import { screens } from '../../platform/navigation/screen.ts';
import { profilesPaths } from './paths.ts';

export const profilesScreens = screens({
  scope: 'profile',
  at: profilesPaths.setup,
  words: ['profiles/details'],
  load: () => import('./setup-page.tsx'),
});
