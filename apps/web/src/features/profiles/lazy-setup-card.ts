import { withWords } from '../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../ui/load-again.tsx';

/** Of no use to whom everything is set up. */
export const SetupCard = loadAgain(() => withWords(['profiles'], () => import('./setup-card.tsx')));
