import { screens } from '../../platform/navigation/screen.ts';

export const accountsScreens = screens(
  { scope: 'public', path: '/accounts/login/', words: ['accounts'], load: () => import('./sign-in-page.tsx') },
  { scope: 'public', path: '/accounts/signup/', words: ['accounts'], load: () => import('./sign-up-page.tsx') },
  {
    scope: 'public',
    path: '/accounts/password_reset/',
    words: ['accounts'],
    load: () => import('./forgot-password-page.tsx'),
  },
  { scope: 'public', path: '/accounts/reset/', words: ['accounts'], load: () => import('./reset-password-page.tsx') },
  { scope: 'public', path: '/accounts/verify/', words: ['accounts'], load: () => import('./verify-email-page.tsx') },
  {
    scope: 'account',
    path: '/accounts/account_settings/',
    words: ['accounts'],
    load: () => import('./account-settings-page.tsx'),
  },
  { scope: 'staff', path: '/admin/users/', words: ['accounts'], load: () => import('./users-page.tsx') },
);
