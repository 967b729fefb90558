import { address } from '@waypost/contract/wire';

export const announcementsPaths = {
  list: address('/admin/announcements/'),
  /** `new` is one that is not there yet. */
  editor: address('/admin/announcements/$announcement/'),
};
