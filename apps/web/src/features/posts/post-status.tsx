import type { ScheduledPosting, StatusLabel } from '@waypost/contract/posts';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { StatusBadge, type StatusTone } from '../../ui/marks/status-badge.tsx';

const TONES: Readonly<Record<StatusLabel, StatusTone>> = {
  publishing: 'accent',
  scheduled_for: 'accent',
  posted: 'neutral',
  reposted: 'neutral',
  deleted: 'neutral',
  deleted_by_frequency: 'neutral',
  removed: 'neutral',
  paused: 'warning',
  will_be_deleted: 'warning',
  missed: 'warning',
  unconfirmed: 'warning',
  reconnect: 'warning',
  post_error: 'danger',
  delete_error: 'danger',
  post_failed_1: 'danger',
  post_failed_2: 'danger',
  post_failed_3: 'danger',
};

/** The label of POST-028 to 033; 'Scheduled for' is followed by the date beside it. */
export function PostStatus({ label }: Pick<ScheduledPosting, 'label'>) {
  const t = useTranslations('posts.status');
  return <StatusBadge tone={TONES[label]} label={t(label)} />;
}

/** The same where no date follows. */
export function useShortStatus(): (label: StatusLabel) => string {
  const t = useTranslations('posts');
  return useCallback((label) => (label === 'scheduled_for' ? t('card.scheduled') : t(`status.${label}`)), [t]);
}

export function ShortStatus({ label }: Pick<ScheduledPosting, 'label'>) {
  const statusOf = useShortStatus();
  return <StatusBadge tone={TONES[label]} label={statusOf(label)} />;
}

export const isTrouble = (label: StatusLabel): boolean => TONES[label] === 'danger' || TONES[label] === 'warning';

/** In what colour a reason stands: red is what went wrong, not what waits for a decision. */
export const toneOf = ({ label }: Pick<ScheduledPosting, 'label'>): 'danger' | 'quiet' =>
  TONES[label] === 'danger' ? 'danger' : 'quiet';

export function PostTime({ post }: { readonly post: Pick<ScheduledPosting, 'fire_at'> }) {
  const formats = useFormats();
  return <time dateTime={post.fire_at}>{formats.rowTime(post.fire_at)}</time>;
}
