import type { Newsletter } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { StatusBadge, type StatusTone } from '../../../ui/marks/status-badge.tsx';

type Stood = Pick<Newsletter, 'status' | 'deleted' | 'held' | 'stats'>;
export type Standing = 'scheduled' | 'delivered' | 'sending' | 'paused' | 'held' | 'stopped' | 'deleted';

const TONES: Readonly<Record<Standing, StatusTone>> = {
  scheduled: 'accent',
  sending: 'accent',
  delivered: 'neutral',
  deleted: 'neutral',
  stopped: 'neutral',
  paused: 'warning',
  held: 'danger',
};

/** Pending is called scheduled and published delivered (NEWS-005); in between it says what is going on. */
export function standingOf({ status, deleted, held, stats }: Stood): Standing {
  if (deleted) return 'deleted';
  if (held?.reason === 'paused') return 'paused';
  if (held !== null || stats?.state === 'held' || stats?.state === 'set_back') return 'held';
  if (stats?.state === 'paused') return 'paused';
  if (stats?.state === 'freezing' || stats?.state === 'sending') return 'sending';
  if (stats?.state === 'cancelled') return 'stopped';
  return status === 'published' ? 'delivered' : 'scheduled';
}

export function StandingBadge({ of }: { readonly of: Stood }) {
  const t = useTranslations('newsletters.status');
  const standing = standingOf(of);
  return <StatusBadge tone={TONES[standing]} label={t(standing)} />;
}
