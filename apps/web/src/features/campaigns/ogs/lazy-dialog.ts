import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';

export const OgDialog = loadAgain(() => withWords(['campaigns/editor'], () => import('./og-dialog.tsx')));
