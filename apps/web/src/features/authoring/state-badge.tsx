import type { CampaignRow } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { StatusBadge, type StatusTone } from '../../ui/marks/status-badge.tsx';

type Of = Pick<CampaignRow, 'state' | 'paused' | 'deleted'>;

/** Where a newsletter stands, in one word: deleted and paused say more than what they stop. */
export function StateBadge({ campaign }: { readonly campaign: Of }) {
  const t = useTranslations('authoring.states');
  const { tone, word } = standOf(campaign);
  return <StatusBadge tone={tone} label={t(word)} />;
}

function standOf({ state, paused, deleted }: Of) {
  const stand: keyof typeof TONES = deleted ? 'deleted' : paused && state !== 'cancelled' ? 'paused' : state;
  return { tone: TONES[stand], word: stand };
}

const TONES = {
  draft: 'neutral',
  publishing: 'accent',
  published: 'success',
  cancelled: 'danger',
  paused: 'warning',
  deleted: 'neutral',
} as const satisfies Record<string, StatusTone>;
