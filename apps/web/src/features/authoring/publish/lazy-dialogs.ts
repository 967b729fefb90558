import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';

export const PublishDialog = loadAgain(() => withWords(['authoring/editor'], () => import('./publish-dialog.tsx')));
export const TestDialog = loadAgain(() => withWords(['authoring/editor'], () => import('./test-dialog.tsx')));
export const CancelDialog = loadAgain(() => withWords(['authoring/editor'], () => import('./cancel-dialog.tsx')));
