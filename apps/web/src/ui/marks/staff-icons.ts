import {
  IconActivity,
  IconBroadcast,
  IconBuildingStore,
  IconCalendarMonth,
  IconCategory,
  IconGavel,
  IconHistory,
  IconSpeakerphone,
  IconTags,
  IconUsers,
} from '@tabler/icons-react';

/** What only the menu of staff shows, as one file. */
export const staffIcons = {
  IconActivity,
  IconBroadcast,
  IconBuildingStore,
  IconCalendarMonth,
  IconCategory,
  IconGavel,
  IconHistory,
  IconSpeakerphone,
  IconTags,
  IconUsers,
};
