import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';

export const NameDialog = loadAgain(() => withWords(['authoring'], () => import('./name-dialog.tsx')));
