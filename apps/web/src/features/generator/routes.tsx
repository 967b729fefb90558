import { screens } from '../../platform/navigation/screen.ts';

export const generatorScreens = screens({
  scope: 'profile',
  path: '/$slug/generator/posts/',
  words: ['generator', 'media', 'connections', 'posts/details'],
  load: () => import('./composer-page.tsx'),
});
