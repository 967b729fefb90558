import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';

export const BillingCard = loadAgain(() => withWords(['membership'], () => import('./billing-card.tsx')));
