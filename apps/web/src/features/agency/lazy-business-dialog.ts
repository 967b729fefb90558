import { withWords } from '../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../ui/states/load-again.tsx';

export const BusinessDialog = loadAgain(() => withWords(['agency'], () => import('./business-dialog.tsx')));
