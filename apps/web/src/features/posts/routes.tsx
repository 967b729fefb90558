import { screens } from '../../platform/navigation/screen.ts';

export const postsScreens = screens(
  {
    scope: 'profile',
    path: '/$slug/$app/posts/',
    words: ['posts', 'posts/details', 'stats'],
    load: () => import('./list/schedule-page.tsx'),
  },
  { scope: 'profile', path: '/$slug/posts/', load: () => import('./posts-redirect.tsx') },
  { scope: 'profile', path: '/$slug/posts/$id/', words: ['posts/details'], load: () => import('./post-redirect.tsx') },
);
