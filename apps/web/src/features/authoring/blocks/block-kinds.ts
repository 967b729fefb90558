import type { Icon } from '@tabler/icons-react';
import {
  IconAlignLeft,
  IconColumns2,
  IconLayoutBottombar,
  IconPhoto,
  IconRectangle,
  IconSeparatorHorizontal,
  IconShare,
  IconTag,
} from '@tabler/icons-react';
import type { BlockType } from '@waypost/contract/newsletters';

/** The mark of each kind; what they are called is in the words. */
export const BLOCK_ICONS: Readonly<Record<BlockType, Icon>> = {
  text: IconAlignLeft,
  image: IconPhoto,
  button: IconRectangle,
  offer: IconTag,
  columns: IconColumns2,
  divider: IconSeparatorHorizontal,
  social: IconShare,
  footer: IconLayoutBottombar,
};
