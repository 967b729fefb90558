import {
  type Icon,
  IconHeart,
  IconMessageCircle,
  IconRepeat,
  IconSend,
  IconShare3,
  IconThumbUp,
} from '@tabler/icons-react';
import type { PreviewLook } from '@waypost/contract/networks';

/** How networks draw what one can do with a post. */
export const REACTION_ICONS: Readonly<Record<PreviewLook['reactions'][number], Icon>> = {
  like: IconThumbUp,
  heart: IconHeart,
  comment: IconMessageCircle,
  share: IconShare3,
  repost: IconRepeat,
  send: IconSend,
};
