import { address } from '../wire/address.ts';

/** How a list is called whose id is not known. Every newsletter account has one list, and this is its slug. */
export const PRIMARY_LIST = 'primary';

export const contactsPaths = {
  /** `primary`, or a list's id. */
  list: address('/$slug/emarketing/contact-list/$list/', ['search', 'status', 'ordering', 'page', 'contact', 'cursor']),
  import: address('/$slug/emarketing/$list/import-contacts/', ['import']),
};
