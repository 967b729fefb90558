import { IconMail } from '@tabler/icons-react';
import { screens } from '../../../platform/navigation/screen.ts';
import { newslettersPaths as at } from '../paths.ts';

export const newslettersScreens = screens(
  {
    scope: 'profile',
    at: at.list,
    words: ['newsletters', 'posts', 'posts/details'],
    load: () => import('./list/newsletters-page.tsx'),
    nav: { key: 'newsletters', group: 'newsletter', icon: IconMail },
  },
  {
    scope: 'profile',
    at: at.newsletter,
    words: ['newsletters', 'newsletters/detail'],
    load: () => import('./detail/newsletter-page.tsx'),
    under: 'newsletters',
  },
);
