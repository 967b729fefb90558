import { screens } from '../../platform/navigation/screen.ts';

export const postsScreens = screens(
  { scope: 'profile', path: '$app/posts/', load: () => import('./list/schedule-page.tsx') },
  { scope: 'profile', path: 'posts/', load: () => import('./posts-redirect.tsx') },
  { scope: 'profile', path: 'posts/$id/', load: () => import('./post-redirect.tsx') },
);
