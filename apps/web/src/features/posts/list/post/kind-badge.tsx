import { Badge } from '@mantine/core';
import { IconMovie, IconVideo } from '@tabler/icons-react';
import type { ScheduledPosting } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';

/** Reel or video, where a post is one; pictures, links and words show what they are. */
export function KindBadge({ post }: { readonly post: Pick<ScheduledPosting, 'type' | 'media'> }) {
  const t = useTranslations('posts.card');
  const reel = post.type === 'reel';
  // A member's own feed on LinkedIn has a type of its own, whatever is in the post.
  if (!reel && post.media.every(({ kind }) => kind === 'image')) return null;
  const waiting = post.media.some(({ kind, state }) => kind === 'video' && state === 'waiting');
  const Icon = reel ? IconMovie : IconVideo;
  return (
    <Badge variant="default" leftSection={<Icon size={13} stroke={1.7} aria-hidden="true" />}>
      {waiting ? t(reel ? 'reelWaiting' : 'videoWaiting') : t(reel ? 'reel' : 'video')}
    </Badge>
  );
}
