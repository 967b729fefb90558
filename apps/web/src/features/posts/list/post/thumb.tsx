import { IconAlignLeft, IconLink, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ScheduledPosting } from '@waypost/contract/posts';
import classes from '../../posts.module.css';

type Pictured = Pick<ScheduledPosting, 'thumbnail' | 'image' | 'media' | 'link'>;

/** The first that exists: video, image, link (POST-012). Decorative: the text next to it says what the post is. */
export function Thumb({ post, size = 'md' }: { readonly post: Pictured; readonly size?: 'md' | 'lg' }) {
  const picture = post.thumbnail ?? post.image;
  const Icon = post.link ? IconLink : IconAlignLeft;
  return (
    <span className={classes.thumb} data-size={size} aria-hidden="true">
      {picture ? <img src={picture} alt="" loading="lazy" /> : <Icon size={22} stroke={1.5} />}
      {post.media.some(({ kind }) => kind === 'video') && (
        <span className={classes.play}>
          <IconPlayerPlayFilled size={16} />
        </span>
      )}
      {post.media.length > 1 && <span className={classes.more}>+{post.media.length - 1}</span>}
    </span>
  );
}
