import { IconBookmark, IconDots, IconHeart, IconMessageCircle, IconSend } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { HashtagText } from '../../../ui/fields/hashtag-text.tsx';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { Carousel } from './carousel.tsx';
import { FoldedText } from './folded-text.tsx';
import classes from './preview.module.css';
import type { PreviewProps } from './preview-props.ts';
import { ReelPreview } from './reel-preview.tsx';

/** The feed shows about two lines of a caption. */
const FOLD = { characters: 125, lines: 2 };

/** The anatomy of a post on Instagram: account, picture, actions, caption below. It shows no link card. */
export function InstagramPreview(props: PreviewProps) {
  const { pageName, pageImage, text, images, film, fireAt, firstComment } = props;
  const t = useTranslations('generator.preview');
  const tComposer = useTranslations('generator.composer');
  const formats = useFormats();
  if (film) return <ReelPreview {...props} reel={film} marks={[IconHeart, IconMessageCircle, IconSend]} />;
  return (
    <article className={classes.post} aria-label={t('title')}>
      <header className={classes.head}>
        <PersonAvatar name={pageName.replace(/^@/u, '')} image={pageImage} size="sm" />
        <div className={classes.who}>
          <strong>{pageName}</strong>
        </div>
        <IconDots size={20} stroke={1.7} aria-hidden="true" />
      </header>
      <Carousel images={images} />
      <div className={classes.marks} aria-hidden="true">
        <IconHeart size={22} stroke={1.7} />
        <IconMessageCircle size={22} stroke={1.7} />
        <IconSend size={22} stroke={1.7} />
        <IconBookmark size={22} stroke={1.7} />
      </div>
      <div className={classes.caption}>
        {text.trim() === '' ? (
          <p className={classes.empty}>{tComposer('previewEmpty')}</p>
        ) : (
          <p>
            <strong>{pageName}</strong> <FoldedText text={text} fold={FOLD} />
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
