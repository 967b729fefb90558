import { UnstyledButton } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { videoLength } from '../../../media/index.ts';
import { carouselShape } from '../carousel-shape.ts';
import type { PreviewVideo } from '../preview-props.ts';
import classes from './video.module.css';

interface Props {
  readonly video: PreviewVideo;
  /** Width by height of the frame; the video's own within what feeds show unless told. */
  readonly shape?: number;
}

/** A video as feeds show it: its picture with a play button, on black where it does not fill the frame. */
export function VideoFrame({ video, shape }: Props) {
  const t = useTranslations('generator.preview');
  const [playing, setPlaying] = useState(false);
  const frame: CSSProperties = { aspectRatio: shape ?? carouselShape([video]) };
  return (
    <div className={classes.frame} style={frame}>
      {playing && video.url ? (
        // Uploaded by the advisor, who knows what is said in it.
        <video src={video.url} poster={video.poster} controls autoPlay playsInline aria-label={t('video')}>
          <track kind="captions" />
        </video>
      ) : (
        <>
          <img src={video.poster} alt={t('video')} />
          <UnstyledButton
            className={classes.play}
            aria-label={video.url ? t('play') : t('playLater')}
            disabled={video.url === null}
            onClick={() => setPlaying(true)}
          >
            <IconPlayerPlayFilled size={26} aria-hidden="true" />
          </UnstyledButton>
          <span className={classes.length}>{videoLength(video.seconds)}</span>
        </>
      )}
    </div>
  );
}
