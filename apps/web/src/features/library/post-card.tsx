import { Anchor, Badge } from '@mantine/core';
import { IconExternalLink, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { LibraryPost } from '@waypost/contract/library';
import { CHANNELS } from '@waypost/contract/networks';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { NetworkGlyph } from '../../ui/marks/network-icon.tsx';
import classes from './library.module.css';
import { PostFigures } from './post-figures.tsx';
import { PostWords, useFilled } from './post-words.tsx';

interface Props {
  readonly post: LibraryPost;
  /** In a campaign's own list its name is not said again. */
  readonly named?: boolean;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** A library post: what it shows, says and leads to, what it is filed under, and what it did (LIB-011, LIB-012). */
export function PostCard({ post, named = true, children }: Props) {
  const t = useTranslations('library.card');
  const start = useFilled(post.message).trim().slice(0, 60);
  const terms = [...post.travel_type, ...post.destination, ...post.category];
  return (
    <article className={classes.card} aria-label={start ? t('label', { text: start }) : t('untitled')}>
      <PostPicture post={post} />
      <div className={classes.cardBody}>
        <p className={classes.origin}>
          <span role="img" aria-label={t('writtenFor', { app: CHANNELS[post.app].name })} className={classes.glyph}>
            <NetworkGlyph app={post.app} size={16} />
          </span>
          <span>{[named ? post.campaign.title : null, post.supplier].filter(Boolean).join(' · ')}</span>
        </p>
        <PostWords message={post.message} />
        {post.external_link && (
          <Anchor href={post.external_link} target="_blank" rel="noreferrer" size="sm" className={classes.link}>
            <IconExternalLink size={14} stroke={1.7} aria-hidden="true" />
            <span>{post.link_title ?? post.domain ?? post.link}</span>
          </Anchor>
        )}
        {terms.length > 0 && (
          <ul className={classes.terms}>
            {terms.map(({ slug, name }) => (
              <li key={slug}>
                <Badge variant="light" color="gray" size="sm" tt="none" fw={500}>
                  {name}
                </Badge>
              </li>
            ))}
          </ul>
        )}
        <PostFigures post={post} />
        <div className={classes.actions}>{children}</div>
      </div>
    </article>
  );
}

function PostPicture({ post }: { readonly post: LibraryPost }) {
  const t = useTranslations('library.card');
  const [first] = post.media;
  // Of a link the picture that its card has.
  if (first === undefined)
    return post.image && <img className={classes.picture} src={post.image} alt="" loading="lazy" />;
  const film = post.media.some(({ kind }) => kind === 'video');
  if (post.video)
    return (
      <video
        className={classes.picture}
        src={post.video}
        poster={first.thumbnail_url}
        controls
        preload="none"
        aria-label={t('playVideo')}
      >
        <track kind="captions" />
      </video>
    );
  return (
    <div className={classes.frame}>
      <img className={classes.picture} src={first.thumbnail_url} alt={post.alt_texts[0] ?? ''} loading="lazy" />
      {film && (
        <span className={classes.mark}>
          <IconPlayerPlayFilled size={12} aria-hidden="true" /> {t('processing')}
        </span>
      )}
      {post.media.length > 1 && <span className={classes.mark}>1/{post.media.length}</span>}
    </div>
  );
}
