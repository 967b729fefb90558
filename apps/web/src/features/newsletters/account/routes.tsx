import { IconMailCog } from '@tabler/icons-react';
import { screens } from '../../../platform/navigation/screen.ts';
import { newslettersPaths as at } from './paths.ts';

const words = ['newsletters/account'] as const;
const inside = { scope: 'profile', under: 'newsletterSettings', words } as const;

export const newsletterAccountScreens = screens(
  {
    scope: 'profile',
    at: at.settings,
    words,
    load: () => import('./settings-page.tsx'),
    nav: { key: 'newsletterSettings', group: 'newsletter', icon: IconMailCog },
  },
  { ...inside, at: at.signUp, load: () => import('./sign-up-page.tsx') },
  { ...inside, at: at.remove, load: () => import('./remove-page.tsx') },
);
