import { screens } from '../../platform/navigation/screen.ts';

export const connectionsScreens = screens(
  { scope: 'profile', path: 'connections/', load: () => import('./connections-page.tsx') },
  { scope: 'profile', path: 'advanced_features/', load: () => import('./advanced-features-page.tsx') },
  { scope: 'profile', path: '$app/settings/', load: () => import('./settings-page.tsx') },
  { scope: 'profile', path: '$app/delete/', load: () => import('./remove-page.tsx') },
);
