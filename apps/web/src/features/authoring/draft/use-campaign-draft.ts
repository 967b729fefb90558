import { useQueryClient } from '@tanstack/react-query';
import type { EmailCampaign } from '@waypost/contract/newsletters';
import { useMemo } from 'react';
import { useSaving } from '../../../platform/saving/use-saving.ts';
import { campaignKey, readCampaign, saveCampaign, storedOf } from '../api.ts';
import { nameOfBackup, readBackup } from './backup.ts';
import { campaignSaving } from './campaign-machine.ts';

/** What is written in the editor of a newsletter. */
export function useCampaignDraft(campaign: EmailCampaign) {
  const { id } = campaign;
  const queries = useQueryClient();
  const stored = useMemo(() => storedOf(campaign), [campaign]);
  return useSaving({
    machine: campaignSaving,
    stored,
    savedAt: Date.parse(campaign.updated),
    name: nameOfBackup(id),
    kept: () => (campaign.open ? readBackup(id, stored) : null),
    save: async (saved, content) => {
      const now = await saveCampaign(id, saved, content);
      queries.setQueryData(campaignKey(id), now);
      return now.version;
    },
    read: async () => {
      const theirs = await readCampaign(id);
      return theirs.open ? storedOf(theirs) : null;
    },
  });
}

export type Writing = ReturnType<typeof useCampaignDraft>;
/** Changes what is written; changes of one `field` in one breath are one step of undo. */
export type Edit = Writing['edit'];
