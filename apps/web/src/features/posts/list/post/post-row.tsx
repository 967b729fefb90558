import { UnstyledButton } from '@mantine/core';
import type { ScheduledPosting } from '@waypost/contract/posts';
import { NetworkChip } from '../../../../ui/marks/network-icon.tsx';
import { SupplierMark } from '../../../../ui/marks/supplier-mark.tsx';
import { PostTime, ShortStatus } from '../../post-status.tsx';
import classes from '../../posts.module.css';
import { KindBadge } from './kind-badge.tsx';
import { MessageLine } from './message-line.tsx';
import { Thumb } from './thumb.tsx';

/** The one row of a post for short lists; a click opens its details. */
export function PostRow({ post, onOpen }: { readonly post: ScheduledPosting; readonly onOpen: () => void }) {
  return (
    <UnstyledButton
      className={classes.row}
      data-post-id={post.id}
      data-label={post.label}
      onClick={onOpen}
      aria-haspopup="dialog"
    >
      <Thumb post={post} />
      <span className={classes.rowWords}>
        <MessageLine text={post.messages_with_custom_text} />
        <span className={classes.facts}>
          <NetworkChip app={post.app} size={20} labelled />
          <PostTime post={post} />
          <KindBadge post={post} />
          {post.campaign?.supplier && <SupplierMark supplier={post.campaign.supplier} />}
        </span>
      </span>
      <span className={classes.rowStatus}>
        <ShortStatus label={post.label} />
      </span>
    </UnstyledButton>
  );
}
