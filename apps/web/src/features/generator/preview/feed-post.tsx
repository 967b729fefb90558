import { IconDots, IconLink, IconWorld } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { VideoFrame } from './film/video-frame.tsx';
import { FirstComment } from './first-comment.tsx';
import { FoldedText } from './folded-text.tsx';
import { ImageMosaic } from './image-mosaic.tsx';
import { LogoNote } from './logo-on.tsx';
import classes from './preview.module.css';
import type { PreviewLink, PreviewProps } from './preview-props.ts';
import { REACTION_ICONS } from './reactions.ts';

/** A post in a feed: head, text, video, pictures or link card, actions, first comment. */
export function FeedPost(post: PreviewProps) {
  const { look, author, pageName, pageImage, text, images, video, logo, link, fireAt } = post;
  const t = useTranslations('generator.preview');
  const tComposer = useTranslations('generator.composer');
  const formats = useFormats();
  return (
    <article className={classes.post} aria-label={t('title')}>
      <header className={classes.head}>
        <PersonAvatar name={pageName} image={pageImage} square={author === 'organization'} />
        <div className={classes.who}>
          <strong>{pageName}</strong>
          {author && <span className={classes.author}>{t(author === 'organization' ? 'companyPage' : 'profile')}</span>}
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
          <FoldedText text={text} fold={look.fold} />
        </div>
      )}
      {video && <VideoFrame video={video} />}
      {images.length > 0 && (
        <>
          <ImageMosaic images={images} logo={logo} />
          <LogoNote logo={logo} />
        </>
      )}
      {link && <LinkCard {...link} />}
      <footer className={classes.reactions} aria-hidden="true">
        {look.reactions.map((reaction) => {
          const Icon = REACTION_ICONS[reaction];
          return (
            <span key={reaction}>
              <Icon size={18} stroke={1.7} />
              {t(`reaction.${reaction}`)}
            </span>
          );
        })}
      </footer>
      <FirstComment {...post} />
    </article>
  );
}

function LinkCard({ address, title, image }: PreviewLink) {
  const url = URL.parse(address);
  return (
    <>
      {image && <img src={image} alt="" className={classes.linkImage} />}
      <div className={classes.link}>
        <IconLink size={18} stroke={1.7} aria-hidden="true" />
        <div>
          <span className={classes.meta}>{url?.hostname ?? address}</span>
          <strong>{title ?? (url ? `${url.hostname}${url.pathname === '/' ? '' : url.pathname}` : address)}</strong>
        </div>
      </div>
    </>
  );
}
