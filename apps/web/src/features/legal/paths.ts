import { address } from '@waypost/contract/wire';

export const legalPaths = { editor: address('/admin/legal/', ['document', 'language']) };
