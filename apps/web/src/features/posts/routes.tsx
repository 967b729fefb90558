import { IconListDetails } from '@tabler/icons-react';
import { screens } from '../../platform/navigation/screen.ts';
import { postsPaths as at } from './paths.ts';

export const postsScreens = screens(
  {
    scope: 'profile',
    at: at.all,
    first: 'list',
    words: ['connections/notices', 'dashboard', 'posts', 'posts/details', 'posts/sending', 'stats'],
    load: () => import('./list/all/all-page.tsx'),
    nav: { key: 'posts', group: 'main', icon: IconListDetails, inTabBar: true },
  },
  {
    scope: 'profile',
    at: at.schedule,
    first: 'list',
    words: ['connections/notices', 'dashboard', 'posts', 'posts/details', 'posts/sending', 'stats'],
    load: () => import('./list/schedule-page.tsx'),
    under: 'posts',
  },
  { scope: 'profile', at: at.post, words: ['posts/details'], load: () => import('./post-redirect.tsx') },
);
