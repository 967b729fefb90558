import { IconCreditCard } from '@tabler/icons-react';
import { screens } from '../../platform/navigation/screen.ts';
import { membershipPaths as at } from './paths.ts';

export const membershipScreens = screens(
  {
    scope: 'profile',
    at: at.plan,
    words: ['membership', 'plans/losses'],
    load: () => import('./plans/plan-page.tsx'),
    nav: { key: 'membership', group: 'account', icon: IconCreditCard },
  },
  {
    scope: 'profile',
    at: at.billing,
    under: 'membership',
    words: ['membership'],
    load: () => import('./billing/billing-page.tsx'),
  },
);
