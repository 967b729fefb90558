import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';

/** A new newsletter: empty, or as another one stands. */
export interface Naming {
  readonly copyOf: { readonly id: number; readonly name: string } | null;
}

export const NameDialog = loadAgain(() => withWords(['authoring'], () => import('./name-dialog.tsx')));
