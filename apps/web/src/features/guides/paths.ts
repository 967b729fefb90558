import { address } from '@waypost/contract/wire';

export const guidesPaths = { list: address('/admin/videos/') };
