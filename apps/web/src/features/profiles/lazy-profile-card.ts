import { withWords } from '../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../ui/states/load-again.tsx';

export const ProfileCard = loadAgain(() => withWords(['profiles'], () => import('./profile-card.tsx')));
