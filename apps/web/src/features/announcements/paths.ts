import { address } from '../../platform/navigation/address.ts';

export const announcementsPaths = {
  list: address('/admin/announcements/'),
  /** `new` is one that is not there yet. */
  editor: address('/admin/announcements/$announcement/'),
};
