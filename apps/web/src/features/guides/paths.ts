import { address } from '../../platform/navigation/address.ts';

export const guidesPaths = { list: address('/admin/videos/') };
