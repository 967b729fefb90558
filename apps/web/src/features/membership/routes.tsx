import { IconCreditCard } from '@tabler/icons-react';
import { screens } from '../../platform/navigation/screen.ts';
import { membershipPaths as at } from './paths.ts';

export const membershipScreens = screens({
  scope: 'profile',
  at: at.plan,
  words: ['membership'],
  load: () => import('./plan-page.tsx'),
  nav: { key: 'membership', group: 'account', icon: IconCreditCard },
});
