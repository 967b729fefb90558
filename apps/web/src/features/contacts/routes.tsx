import { IconAddressBook } from '@tabler/icons-react';
import { PRIMARY_LIST } from '@waypost/contract/contacts';
import { screens } from '../../platform/navigation/screen.ts';
import { contactsPaths } from './paths.ts';

export const contactsScreens = screens(
  {
    scope: 'profile',
    at: contactsPaths.list,
    words: ['contacts'],
    load: () => import('./contacts-page.tsx'),
    nav: { key: 'contacts', group: 'newsletter', icon: IconAddressBook, params: { list: PRIMARY_LIST } },
  },
  {
    scope: 'profile',
    at: contactsPaths.import,
    words: ['contacts', 'contacts/importing'],
    load: () => import('./importing/import-page.tsx'),
    under: 'contacts',
  },
);
