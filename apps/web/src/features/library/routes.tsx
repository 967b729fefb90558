import { IconBooks, IconStack2 } from '@tabler/icons-react';
import { screens } from '../../platform/navigation/screen.ts';
import { libraryPaths } from './paths.ts';

export const libraryScreens = screens(
  {
    scope: 'profile',
    at: libraryPaths.posts,
    words: ['library', 'stats', 'ui/moments'],
    load: () => import('./posts-page.tsx'),
    nav: { key: 'postLibrary', group: 'main', icon: IconBooks },
  },
  {
    scope: 'profile',
    at: libraryPaths.campaigns,
    words: ['library', 'stats', 'ui/moments'],
    load: () => import('./campaigns/campaigns-page.tsx'),
    nav: { key: 'campaignLibrary', group: 'main', icon: IconStack2 },
  },
  {
    scope: 'profile',
    at: libraryPaths.campaign,
    words: ['library', 'stats', 'ui/moments'],
    load: () => import('./campaigns/campaign-page.tsx'),
    under: 'campaignLibrary',
  },
);
