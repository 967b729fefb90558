import { screens } from '../../platform/navigation/screen.ts';
import { contactsPaths } from './paths.ts';

export const contactsScreens = screens({
  scope: 'profile',
  at: contactsPaths.list,
  words: ['contacts'],
  load: () => import('./contacts-page.tsx'),
  under: 'connections',
});
