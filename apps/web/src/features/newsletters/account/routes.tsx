import { IconMailCog } from '@tabler/icons-react';
import { screens } from '../../../platform/navigation/screen.ts';
import { newslettersPaths as at } from '../paths.ts';

const inside = { scope: 'profile', under: 'newsletterSettings' } as const;

export const newsletterAccountScreens = screens(
  {
    scope: 'profile',
    at: at.settings,
    words: ['newsletters/account'],
    load: () => import('./settings-page.tsx'),
    nav: { key: 'newsletterSettings', group: 'newsletter', icon: IconMailCog },
  },
  { ...inside, at: at.signUp, words: ['newsletters/account'], load: () => import('./sign-up-page.tsx') },
  { ...inside, at: at.remove, words: ['newsletters/account'], load: () => import('./remove-page.tsx') },
);
