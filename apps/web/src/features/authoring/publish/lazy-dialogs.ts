import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';

export const PublishDialog = loadAgain(() => withWords(['authoring/sending'], () => import('./publish-dialog.tsx')));
export const TestDialog = loadAgain(() =>
  withWords(['authoring/editor', 'authoring/sending'], () => import('./test-dialog.tsx')),
);
export const CancelDialog = loadAgain(() => withWords(['authoring/sending'], () => import('./cancel-dialog.tsx')));
