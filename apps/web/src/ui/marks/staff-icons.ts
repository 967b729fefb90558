/** What only the menu of staff shows, as one file. */
export { IconActivity, IconGavel, IconSpeakerphone, IconTags, IconUsers } from '@tabler/icons-react';
