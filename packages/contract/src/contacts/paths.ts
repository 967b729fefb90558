import { address } from '../wire/address.ts';

export const contactsPaths = {
  /** `primary`, or a list's id. */
  list: address('/$slug/emarketing/contact-list/$list/', ['search', 'status', 'ordering', 'page', 'contact', 'cursor']),
  import: address('/$slug/emarketing/$list/import-contacts/', ['import']),
};
