import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';
import type { AddressProps } from './address-dialog.tsx';

/** Its fields come when it is asked for. */
export const AddressDialog = loadAgain<AddressProps>(() =>
  withWords(['membership'], () => import('./address-dialog.tsx')),
);
