import { IconExternalLink } from '@tabler/icons-react';
import type { ScheduledPosting } from '@waypost/contract/posts';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { HashtagText } from '../../../ui/fields/texts/hashtag-text.tsx';
import classes from './details.module.css';
import { GrantButton } from './grant-button.tsx';
import { Video } from './video.tsx';

/** Its own, so that its place is kept until it has come. */
const shapeOf = ({ kind, width, height }: ScheduledPosting['media'][number]): CSSProperties | undefined =>
  kind === 'video' || width === null || height === null
    ? undefined
    : { aspectRatio: `${width} / ${height}`, inlineSize: `min(100%, calc(440px * ${width / height}))` };

/** The post as it is (or will be) published: text, media, link, first comment. */
export function PostContent({ post }: { readonly post: ScheduledPosting }) {
  const t = useTranslations('posts');
  const { media, link, first_comment: comment } = post;
  return (
    <div className={classes.content}>
      <div className={classes.text}>
        {post.messages_with_custom_text.trim() === '' ? (
          <em>{t('card.noText')}</em>
        ) : (
          <HashtagText text={post.messages_with_custom_text} multiline />
        )}
      </div>
      {media.length > 0 && (
        <ul className={classes.media} data-single={media.length === 1 || undefined} aria-label={t('detail.media')}>
          {media.map((file) => (
            <li
              key={file.thumbnail}
              data-video={file.kind === 'video' || undefined}
              style={media.length === 1 ? shapeOf(file) : undefined}
            >
              {file.kind === 'video' ? (
                <Video file={file} />
              ) : (
                <img src={media.length === 1 ? file.url : file.thumbnail} alt={file.alt_text ?? ''} loading="lazy" />
              )}
            </li>
          ))}
        </ul>
      )}
      {link && (
        <a href={link} target="_blank" rel="noreferrer" className={classes.link}>
          <span>
            <strong>{post.link_title ?? post.domain ?? link}</strong>
            {(post.link_title || post.domain) && <span className={classes.muted}>{link}</span>}
          </span>
          <IconExternalLink size={16} stroke={1.7} aria-hidden="true" />
        </a>
      )}
      {comment && (
        <div className={classes.comment}>
          <h3>{t('detail.firstComment')}</h3>
          <p>
            <HashtagText text={comment.text} multiline />
          </p>
          <p className={classes.muted} data-tone={comment.state === 'failed' ? 'danger' : undefined}>
            {comment.state === 'waiting' && comment.reason
              ? comment.reason
              : [t(`comment.${comment.state}`), comment.reason].filter(Boolean).join(' · ')}
          </p>
          {comment.reason && <GrantButton app={post.app} call="comments" />}
        </div>
      )}
    </div>
  );
}
