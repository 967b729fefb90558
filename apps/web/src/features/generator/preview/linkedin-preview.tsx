import { IconDots, IconMessageCircle, IconRepeat, IconSend, IconThumbUp, IconWorld } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import { FilmFrame } from './film-frame.tsx';
import { FirstComment } from './first-comment.tsx';
import { FoldedText } from './folded-text.tsx';
import { ImageMosaic } from './image-mosaic.tsx';
import { LinkPreview } from './link-preview.tsx';
import classes from './preview.module.css';
import type { PreviewProps } from './preview-props.ts';

/** The feed shows about three lines before '…more'. */
const FOLD = { characters: 210, lines: 3 };

/** The anatomy of a post on LinkedIn: head with the kind of author, folded text, picture grid or link card, actions. */
export function LinkedinPreview(props: PreviewProps) {
  const { pageName, pageImage, organization, text, images, film, link, fireAt } = props;
  const t = useTranslations('generator.preview');
  const tComposer = useTranslations('generator.composer');
  const formats = useFormats();
  return (
    <article className={classes.post} aria-label={t('title')}>
      <header className={classes.head}>
        <PersonAvatar name={pageName} image={pageImage} square={organization} />
        <div className={classes.who}>
          <strong>{pageName}</strong>
          <span className={classes.author}>{organization ? t('companyPage') : t('profile')}</span>
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
          <FoldedText text={text} fold={FOLD} />
        </div>
      )}
      {film && <FilmFrame film={film} />}
      {images.length > 0 && <ImageMosaic images={images} />}
      {/* A post carries pictures or an article, not both. */}
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
          <IconRepeat size={18} stroke={1.7} />
          {t('repost')}
        </span>
        <span>
          <IconSend size={18} stroke={1.7} />
          {t('send')}
        </span>
      </footer>
      <FirstComment {...props} />
    </article>
  );
}
