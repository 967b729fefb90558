import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';

/** Which suppliers somebody sees alone, on the page of their account; for superusers (SUPP-001). */
export const SupplierManagers = loadAgain(() =>
  withWords(['suppliers/managers'], () => import('./supplier-managers.tsx')),
);
