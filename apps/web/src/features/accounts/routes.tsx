import { screens } from '../../platform/navigation/screen.ts';
import { staffIcon } from '../../ui/marks/staff-icon.tsx';
import { accountsPaths as at } from './paths.ts';

export const accountsScreens = screens(
  { scope: 'public', at: at.signIn, words: ['accounts'], load: () => import('./sign-in-page.tsx') },
  { scope: 'public', at: at.signUp, words: ['accounts', 'legal'], load: () => import('./sign-up/sign-up-page.tsx') },
  {
    scope: 'public',
    at: at.firstRun,
    words: ['accounts', 'accounts/users'],
    load: () => import('./first-run/first-run-page.tsx'),
  },
  {
    scope: 'public',
    at: at.invitation,
    words: ['accounts', 'accounts/users', 'legal'],
    load: () => import('./invitations/join-page.tsx'),
  },
  {
    scope: 'public',
    at: at.forgotPassword,
    words: ['accounts'],
    load: () => import('./recovery/forgot-password-page.tsx'),
  },
  {
    scope: 'public',
    at: at.resetPassword,
    words: ['accounts'],
    load: () => import('./recovery/reset-password-page.tsx'),
  },
  { scope: 'public', at: at.verifyEmail, words: ['accounts'], load: () => import('./sign-up/verify-email-page.tsx') },
  {
    scope: 'account',
    at: at.settings,
    words: ['accounts', 'archives', 'legal', 'notices', 'profiles/details'],
    load: () => import('./settings/account-settings-page.tsx'),
  },
  {
    scope: 'staff',
    at: at.users,
    words: ['accounts/users'],
    load: () => import('./users/users-page.tsx'),
    nav: { key: 'users', group: 'staff', icon: staffIcon('IconUsers'), needs: 'staff' },
  },
  {
    scope: 'staff',
    at: at.invite,
    under: 'users',
    words: ['accounts/users'],
    load: () => import('./invitations/invite-page.tsx'),
  },
  {
    scope: 'staff',
    at: at.user,
    under: 'users',
    words: ['accounts/users', 'plans/losses'],
    load: () => import('./users/user-page.tsx'),
  },
);
