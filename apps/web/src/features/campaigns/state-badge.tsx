import type { CampaignSummary } from '@waypost/contract/campaigns';
import { useTranslations } from 'use-intl';
import { StatusBadge } from '../../ui/marks/status-badge.tsx';

type Of = Pick<CampaignSummary, 'published' | 'deleted'>;
const TONES = { draft: 'neutral', published: 'success', deleted: 'danger' } as const;

/** Where a campaign stands, in one word. */
export function StateBadge({ campaign: { published, deleted } }: { readonly campaign: Of }) {
  const t = useTranslations('campaigns.states');
  const state = deleted ? 'deleted' : published ? 'published' : 'draft';
  return <StatusBadge tone={TONES[state]} label={t(state)} />;
}
