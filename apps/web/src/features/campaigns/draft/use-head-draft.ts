import { useQueryClient } from '@tanstack/react-query';
import type { Campaign } from '@waypost/contract/campaigns';
import { useMemo } from 'react';
import { useSaving } from '../../../platform/saving/use-saving.ts';
import { readTyped } from '../../../platform/typed.ts';
import { campaignKey, checksKey, LISTS_KEY, readCampaign, saveHead } from '../api.ts';
import { type HeadContent, headSaving, storedHead } from './head-content.ts';
import { fits } from './kept.ts';

/** What is written of a campaign as a whole: saved by itself. */
export function useHeadDraft(campaign: Campaign) {
  const { id } = campaign;
  const queries = useQueryClient();
  const stored = useMemo(() => storedHead(campaign), [campaign]);
  const name = `post-campaign-${id}`;
  return useSaving<HeadContent>({
    machine: headSaving,
    stored,
    savedAt: Date.parse(campaign.updated),
    name,
    kept: () => (campaign.deleted ? null : fits(readTyped(name), stored)),
    save: async (saved, content) => {
      const now = await saveHead(id, saved, content);
      queries.setQueryData(campaignKey(id), now);
      void queries.invalidateQueries({ queryKey: checksKey(id) });
      void queries.invalidateQueries({ queryKey: LISTS_KEY });
      return now.version;
    },
    read: async () => {
      const theirs = await readCampaign(id);
      return theirs.deleted ? null : storedHead(theirs);
    },
  });
}
export type HeadWriting = ReturnType<typeof useHeadDraft>;
