import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';

export const PublishDialog = loadAgain(() => withWords(['campaigns/publishing'], () => import('./publish-dialog.tsx')));
export const SaveDialog = loadAgain(() => withWords(['campaigns/publishing'], () => import('./save-dialog.tsx')));
