import { address } from '../wire/address.ts';

export const auditPaths = {
  /** `who` is a user, `object` a kind of thing or one of them (`profile:12`), `from` and `until` days. */
  log: address('/admin/audit/', ['who', 'action', 'object', 'from', 'until']),
};
