import { address } from '@waypost/contract/wire';

export const taxonomiesPaths = { list: address('/admin/taxonomies/', ['kind']) };
