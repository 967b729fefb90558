import { withWords } from '../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../ui/states/load-again.tsx';

/** On the dashboard. */
export const AlertsCard = loadAgain(() => withWords(['alerts'], () => import('./alerts-card.tsx')));
/** In the header of every page. */
export const AlertBell = loadAgain(() => withWords(['alerts'], () => import('./alert-bell.tsx')));
