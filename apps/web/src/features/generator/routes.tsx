import { IconCirclePlus } from '@tabler/icons-react';
import { screens } from '../../platform/navigation/screen.ts';
import { generatorPaths } from './paths.ts';

export const generatorScreens = screens(
  {
    scope: 'profile',
    at: generatorPaths.composer,
    first: 'draft',
    words: ['branding', 'generator', 'media', 'posts/sending'],
    load: () => import('./composer-page.tsx'),
    nav: { key: 'createPost', group: 'main', icon: IconCirclePlus, inTabBar: true, asButton: true, pro: true },
  },
  {
    scope: 'profile',
    at: generatorPaths.revise,
    words: ['branding', 'generator', 'media', 'posts/details', 'posts/sending'],
    load: () => import('./revise/revise-page.tsx'),
    under: 'createPost',
  },
);
