import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';

export const ContactDialogs = loadAgain(() => withWords(['contacts'], () => import('./contact-dialogs.tsx')));
