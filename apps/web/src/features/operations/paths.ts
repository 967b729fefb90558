import { address } from '@waypost/contract/wire';

export const operationsPaths = { overview: address('/admin/operations/') };
