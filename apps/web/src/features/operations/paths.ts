import { address } from '../../platform/navigation/address.ts';

export const operationsPaths = { overview: address('/admin/operations/') };
