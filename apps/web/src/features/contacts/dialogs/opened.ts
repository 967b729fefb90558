import type { Contact } from '@waypost/contract/contacts';
import type { pageKey } from '../api.ts';

/** Which dialog is open, and of whom. */
export type Opened =
  | { readonly dialog: 'add' }
  | { readonly dialog: 'history'; readonly id: number }
  | { readonly dialog: 'edit' | 'optIn' | 'optOut' | 'delete'; readonly contact: Contact };

/** What all of them close, and read again. */
export interface Shared {
  readonly onClose: () => void;
  readonly reads: ReturnType<typeof pageKey>;
}
