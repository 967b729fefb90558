import { IconDots } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { FirstComment } from './first-comment.tsx';
import { FoldedText } from './folded-text.tsx';
import type { PreviewProps, PreviewVideo } from './preview-props.ts';
import { REACTION_ICONS } from './reactions.ts';
import classes from './video.module.css';
import { VideoFrame } from './video-frame.tsx';

/** Over the picture there is room for little. */
const FOLD = { characters: 70, lines: 2 };
const SHAPE = 9 / 16;

interface Props extends PreviewProps {
  readonly reel: PreviewVideo;
}

/** The anatomy of a reel: the upright video fills the screen, page and text lie on it, the actions stand at its side. */
export function ReelPreview({ reel, look, pageName, pageImage, text, fireAt, firstComment }: Props) {
  const t = useTranslations('generator.preview');
  const tComposer = useTranslations('generator.composer');
  const formats = useFormats();
  return (
    <article className={classes.reelCard} aria-label={t('title')}>
      <div className={classes.reel}>
        <VideoFrame video={reel} shape={SHAPE} />
        <span className={classes.kind}>{t('reel')}</span>
        <div className={classes.marks} aria-hidden="true">
          {look.reactions.map((reaction) => {
            const Mark = REACTION_ICONS[reaction];
            return <Mark key={reaction} size={26} stroke={1.7} />;
          })}
          <IconDots size={22} stroke={1.7} />
        </div>
        <div className={classes.words}>
          <span className={classes.author}>
            <PersonAvatar name={pageName.replace(/^@/u, '')} image={pageImage} size="sm" />
            <strong>{pageName}</strong>
            <span className={classes.when}>{fireAt ? formats.rowTime(fireAt) : t('justNow')}</span>
          </span>
          <p>{text.trim() === '' ? tComposer('previewEmpty') : <FoldedText text={text} fold={FOLD} />}</p>
        </div>
      </div>
      {firstComment && (
        <div className={classes.reelComment}>
          <FirstComment pageName={pageName} pageImage={pageImage} firstComment={firstComment} />
        </div>
      )}
    </article>
  );
}
