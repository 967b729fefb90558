import { screens } from '../../platform/navigation/screen.ts';
import { paths } from '../../platform/paths.ts';

export const accountsScreens = screens(
  { scope: 'public', path: paths.signIn, load: () => import('./sign-in-page.tsx') },
  { scope: 'public', path: paths.signUp, load: () => import('./sign-up-page.tsx') },
  { scope: 'public', path: paths.forgotPassword, load: () => import('./forgot-password-page.tsx') },
  { scope: 'public', path: paths.resetPassword, load: () => import('./reset-password-page.tsx') },
  { scope: 'public', path: paths.verifyEmail, load: () => import('./verify-email-page.tsx') },
  { scope: 'account', path: paths.accountSettings, load: () => import('./account-settings-page.tsx') },
  { scope: 'staff', path: paths.users, load: () => import('./users-page.tsx') },
);
