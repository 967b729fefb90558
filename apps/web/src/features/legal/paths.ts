import { address } from '../../platform/navigation/address.ts';

export const legalPaths = { editor: address('/admin/legal/', ['document', 'language']) };
