import { IconAlertTriangle } from '@tabler/icons-react';
import type { ScheduledPosting } from '@waypost/contract/posts';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import classes from './details.module.css';

/** A video to play; while it is being prepared, or when it could not be, its picture says so. */
export function Video({ file }: { readonly file: ScheduledPosting['media'][number] }) {
  const t = useTranslations('posts.card');
  const label = file.alt_text ?? t('video');
  const shape: CSSProperties =
    file.width === null || file.height === null ? {} : { aspectRatio: `${file.width} / ${file.height}` };
  if (file.state === 'waiting' || file.state === 'failed') {
    return (
      <span className={classes.video} style={shape}>
        <img src={file.thumbnail} alt={label} />
        <span className={classes.videoState} role="status">
          {file.state === 'failed' && <IconAlertTriangle size={16} stroke={1.7} aria-hidden="true" />}
          {file.state === 'failed' ? t('unprepared') : t('preparing', { percent: file.progress ?? 0 })}
        </span>
      </span>
    );
  }
  return (
    <span className={classes.video} style={shape}>
      <video src={file.url} poster={file.thumbnail} controls preload="none" playsInline aria-label={label}>
        <track kind="captions" />
      </video>
    </span>
  );
}
