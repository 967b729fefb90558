import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';

export const SuppliersDialog = loadAgain(() =>
  withWords(['authoring/editor', 'suppliers/form'], () => import('./suppliers-dialog.tsx')),
);
