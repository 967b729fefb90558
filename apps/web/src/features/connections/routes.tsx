import { screens } from '../../platform/navigation/screen.ts';

export const connectionsScreens = screens(
  {
    scope: 'profile',
    path: '/$slug/connections/',
    words: ['connections'],
    load: () => import('./connections-page.tsx'),
  },
  {
    scope: 'profile',
    path: '/$slug/advanced_features/',
    words: ['connections'],
    load: () => import('./advanced-features-page.tsx'),
  },
  {
    scope: 'profile',
    path: '/$slug/$app/settings/',
    words: ['connections'],
    load: () => import('./settings-page.tsx'),
  },
  { scope: 'profile', path: '/$slug/$app/delete/', words: ['connections'], load: () => import('./remove-page.tsx') },
);
