import { UnstyledButton } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { filmLength } from '../../media/index.ts';
import { carouselShape } from './carousel-shape.ts';
import classes from './film.module.css';
import type { PreviewFilm } from './preview-props.ts';

interface Props {
  readonly film: PreviewFilm;
  /** Width by height of the frame; the film's own within what feeds show unless told. */
  readonly shape?: number;
}

/** A film as feeds show it: its picture with a play button, on black where it does not fill the frame. */
export function FilmFrame({ film, shape }: Props) {
  const t = useTranslations('generator.preview');
  const [playing, setPlaying] = useState(false);
  const frame: CSSProperties = { aspectRatio: shape ?? carouselShape([film]) };
  return (
    <div className={classes.frame} style={frame}>
      {playing && film.url ? (
        // Uploaded by the advisor, who knows what is said in it.
        <video src={film.url} poster={film.poster} controls autoPlay playsInline aria-label={t('video')}>
          <track kind="captions" />
        </video>
      ) : (
        <>
          <img src={film.poster} alt={t('video')} />
          <UnstyledButton
            className={classes.play}
            aria-label={film.url ? t('play') : t('playLater')}
            disabled={film.url === null}
            onClick={() => setPlaying(true)}
          >
            <IconPlayerPlayFilled size={26} aria-hidden="true" />
          </UnstyledButton>
          <span className={classes.length}>{filmLength(film.seconds)}</span>
        </>
      )}
    </div>
  );
}
