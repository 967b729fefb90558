import { IconDots, type IconProps, IconWorld } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { FilmFrame } from './film-frame.tsx';
import { FirstComment } from './first-comment.tsx';
import { ImageMosaic } from './image-mosaic.tsx';
import { LinkPreview } from './link-preview.tsx';
import classes from './preview.module.css';
import type { PreviewProps } from './preview-props.ts';

interface Props {
  readonly post: PreviewProps;
  /** A square picture stands for a company. */
  readonly square?: boolean;
  /** What is said about the author below the name. */
  readonly author?: string;
  readonly words: ReactNode;
  readonly reactions: readonly (readonly [icon: ComponentType<IconProps>, label: string])[];
}

/** What Facebook's and LinkedIn's feeds have in common: head, text, film, pictures or link card, actions, first comment. */
export function FeedPost({ post, square = false, author, words, reactions }: Props) {
  const { pageName, pageImage, text, images, film, link, fireAt } = post;
  const t = useTranslations('generator.preview');
  const tComposer = useTranslations('generator.composer');
  const formats = useFormats();
  return (
    <article className={classes.post} aria-label={t('title')}>
      <header className={classes.head}>
        <PersonAvatar name={pageName} image={pageImage} square={square} />
        <div className={classes.who}>
          <strong>{pageName}</strong>
          {author && <span className={classes.author}>{author}</span>}
          <span className={classes.meta}>
            {fireAt ? formats.rowTime(fireAt) : t('justNow')}
            <IconWorld size={12} stroke={1.7} aria-hidden="true" />
          </span>
        </div>
        <IconDots size={20} stroke={1.7} aria-hidden="true" />
      </header>
      {text.trim() === '' ? (
        <p className={classes.placeholder}>{tComposer('previewEmpty')}</p>
      ) : (
        <div className={classes.text}>{words}</div>
      )}
      {film && <FilmFrame film={film} />}
      {images.length > 0 && <ImageMosaic images={images} />}
      {/* With pictures neither shows a link card; the address is in the text then. */}
      {images.length === 0 && film === null && link && <LinkPreview link={link} />}
      <footer className={classes.reactions} aria-hidden="true">
        {reactions.map(([Icon, label]) => (
          <span key={label}>
            <Icon size={18} stroke={1.7} />
            {label}
          </span>
        ))}
      </footer>
      <FirstComment {...post} />
    </article>
  );
}
