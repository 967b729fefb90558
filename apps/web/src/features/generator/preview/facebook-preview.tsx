import { IconDots, IconMessageCircle, IconShare3, IconThumbUp, IconWorld } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { HashtagText } from '../../../ui/hashtag-text.tsx';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import { FilmFrame } from './film-frame.tsx';
import { FirstComment } from './first-comment.tsx';
import { ImageMosaic } from './image-mosaic.tsx';
import { LinkPreview } from './link-preview.tsx';
import classes from './preview.module.css';
import type { PreviewProps } from './preview-props.ts';
import { ReelPreview } from './reel-preview.tsx';

/** The anatomy of a post on a Facebook Page: head, text, pictures (1.91:1 for one), actions, first comment. */
export function FacebookPreview(props: PreviewProps) {
  const { pageName, pageImage, text, images, film, link, fireAt } = props;
  const t = useTranslations('generator.preview');
  const tComposer = useTranslations('generator.composer');
  const formats = useFormats();
  if (film?.reel) return <ReelPreview {...props} reel={film} marks={[IconThumbUp, IconMessageCircle, IconShare3]} />;
  return (
    <article className={classes.post} aria-label={t('title')}>
      <header className={classes.head}>
        <PersonAvatar name={pageName} image={pageImage} />
        <div className={classes.who}>
          <strong>{pageName}</strong>
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
        <div className={classes.text}>
          <HashtagText text={text} multiline />
        </div>
      )}
      {film && <FilmFrame film={film} />}
      {images.length > 0 && <ImageMosaic images={images} />}
      {/* With pictures Facebook shows no link card; the address is in the text then. */}
      {images.length === 0 && film === null && link && <LinkPreview link={link} />}
      <footer className={classes.reactions} aria-hidden="true">
        <span>
          <IconThumbUp size={18} stroke={1.7} />
          {tComposer('like')}
        </span>
        <span>
          <IconMessageCircle size={18} stroke={1.7} />
          {tComposer('comment')}
        </span>
        <span>
          <IconShare3 size={18} stroke={1.7} />
          {tComposer('share')}
        </span>
      </footer>
      <FirstComment {...props} />
    </article>
  );
}
