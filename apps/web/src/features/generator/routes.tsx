import { screens } from '../../platform/navigation/screen.ts';

export const generatorScreens = screens({
  scope: 'profile',
  path: 'generator/posts/',
  load: () => import('./composer-page.tsx'),
});
