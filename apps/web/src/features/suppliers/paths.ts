import { address } from '@waypost/contract/wire';

export const suppliersPaths = {
  list: address('/admin/suppliers/', ['search', 'state']),
  supplier: address('/admin/suppliers/$id/', ['from', 'until']),
};
