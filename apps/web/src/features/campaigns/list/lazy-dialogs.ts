import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';

export const NewDialog = loadAgain(() => withWords(['campaigns'], () => import('./new-dialog.tsx')));
export const DuplicateDialog = loadAgain(() => withWords(['campaigns'], () => import('./duplicate-dialog.tsx')));
