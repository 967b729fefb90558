import { address } from '@waypost/contract/wire';

export const plansPaths = { list: address('/admin/plans/') };
