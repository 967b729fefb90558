import { ActionIcon, Progress } from '@mantine/core';
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { VideoMark, videoLength } from '../../media/index.ts';
import type { DraftMedium } from '../draft/draft-content.ts';
import classes from './media-strip.module.css';
import type { VideoState } from './use-video-state.ts';

interface Props {
  readonly video: DraftMedium;
  readonly state: VideoState | null;
  readonly onRemove: () => void;
}

/** The video of the post: its picture, its length, and how far the file for the networks is. */
export function VideoTile({ video, state, onRemove }: Props) {
  const t = useTranslations('media.video');
  const length = videoLength(video.seconds ?? 0);
  return (
    <li className={classes.tile} data-video>
      <img src={video.thumbnail} alt={t('label', { length })} className={classes.tileImage} />
      {state?.state === 'waiting' && (
        <div className={classes.tileProgress} role="status">
          <span>{t('preparingPercent', { percent: state.progress })}</span>
          <Progress size={4} value={Math.max(3, state.progress)} aria-label={t('preparing')} />
        </div>
      )}
      {state?.state === 'ready' && (
        <span aria-hidden="true">
          <VideoMark at="start">{length}</VideoMark>
        </span>
      )}
      {(state?.state === 'failed' || state?.state === 'gone') && (
        <div className={classes.tileFailed} role="alert">
          <IconAlertTriangle size={16} stroke={1.7} aria-hidden="true" />
          <span>{state.reason ?? t(state.state === 'gone' ? 'gone' : 'unusable')}</span>
        </div>
      )}
      <ActionIcon size={30} variant="default" className={classes.tileBin} aria-label={t('remove')} onClick={onRemove}>
        <IconTrash size={16} stroke={1.7} />
      </ActionIcon>
    </li>
  );
}
