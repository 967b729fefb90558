import { IconBookmark, IconDots } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { HashtagText } from '../../../ui/fields/texts/hashtag-text.tsx';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { Carousel } from './carousel.tsx';
import { FoldedText } from './folded-text.tsx';
import { LogoNote } from './logo-on.tsx';
import classes from './preview.module.css';
import type { PreviewProps } from './preview-props.ts';
import { REACTION_ICONS } from './reactions.ts';

/** A picture with its caption: account, picture, actions, caption below. It shows no link card. */
export function PhotoPost({ look, pageName, pageImage, text, images, logo, fireAt, firstComment }: PreviewProps) {
  const t = useTranslations('generator.preview');
  const tComposer = useTranslations('generator.composer');
  const formats = useFormats();
  return (
    <article className={classes.post} aria-label={t('title')}>
      <header className={classes.head}>
        <PersonAvatar name={pageName.replace(/^@/u, '')} image={pageImage} size="sm" />
        <div className={classes.who}>
          <strong>{pageName}</strong>
        </div>
        <IconDots size={20} stroke={1.7} aria-hidden="true" />
      </header>
      <Carousel images={images} logo={logo} />
      {images.length > 0 && <LogoNote logo={logo} />}
      <div className={classes.marks} aria-hidden="true">
        {look.reactions.map((reaction) => {
          const Icon = REACTION_ICONS[reaction];
          return <Icon key={reaction} size={22} stroke={1.7} />;
        })}
        <IconBookmark size={22} stroke={1.7} />
      </div>
      <div className={classes.caption}>
        {text.trim() === '' ? (
          <p className={classes.empty}>{tComposer('previewEmpty')}</p>
        ) : (
          <p>
            <strong>{pageName}</strong> <FoldedText text={text} fold={look.fold} />
          </p>
        )}
        {firstComment && (
          <p>
            <strong>{pageName}</strong> <HashtagText text={firstComment} multiline />
          </p>
        )}
        <span className={classes.meta}>{fireAt ? formats.rowTime(fireAt) : t('justNow')}</span>
      </div>
    </article>
  );
}
