import type { CampaignSummary } from '@waypost/contract/campaigns';

/** A new campaign: empty, or with the posts of another one. */
export interface Naming {
  readonly copyOf: Pick<CampaignSummary, 'id' | 'title' | 'type' | 'first_at'> | null;
}
