import { Button } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../../platform/formats/use-formats.ts';
import { PersonAvatar } from '../../../../ui/marks/person-avatar.tsx';
import { EndCard } from '../../../branding/index.ts';
import { FirstComment } from '../first-comment.tsx';
import { FoldedText } from '../folded-text.tsx';
import type { PreviewProps, PreviewVideo } from '../preview-props.ts';
import { REACTION_ICONS } from '../reactions.ts';
import classes from './video.module.css';
import { VideoFrame } from './video-frame.tsx';

/** Over the picture there is room for little. */
const FOLD = { characters: 70, lines: 2 };
const SHAPE = 9 / 16;

interface Props extends PreviewProps {
  readonly reel: PreviewVideo;
}

/** The anatomy of a reel: the upright video fills the screen, page and text lie on it, the actions stand at its side. */
export function ReelPreview({ reel, endCard, look, pageName, pageImage, text, fireAt, firstComment }: Props) {
  const t = useTranslations('generator.preview');
  const tComposer = useTranslations('generator.composer');
  const formats = useFormats();
  const [ending, setEnding] = useState(false);
  return (
    <article className={classes.reelCard} aria-label={t('title')}>
      <div className={classes.reel}>
        <VideoFrame video={reel} shape={SHAPE} />
        {endCard && ending && (
          <div className={classes.ending} role="img" aria-label={t('endCard')}>
            <EndCard card={endCard} picture={endCard.banner_ready ? endCard.banner_url : null} />
          </div>
        )}
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
      {endCard && (
        <div className={classes.after}>
          <span>{t('endCardFor', { seconds: endCard.banner_branding_duration })}</span>
          <Button size="xs" variant="default" aria-pressed={ending} onClick={() => setEnding(!ending)}>
            {t('showEndCard')}
          </Button>
        </div>
      )}
      {firstComment && (
        <div className={classes.reelComment}>
          <FirstComment pageName={pageName} pageImage={pageImage} firstComment={firstComment} />
        </div>
      )}
    </article>
  );
}
