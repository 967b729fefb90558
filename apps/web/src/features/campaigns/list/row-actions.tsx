import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type CampaignSummary, deleteCampaign, restoreCampaign } from '@waypost/contract/campaigns';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { withWords } from '../../../platform/i18n/locale-store.ts';
import { DeferredMenu } from '../../../ui/dialogs/deferred-menu.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { useUndoToast } from '../../../ui/ordered/use-undo-toast.tsx';
import { LISTS_KEY } from '../api.ts';

export interface RowVerbs {
  readonly mayChange: boolean;
  readonly onDuplicate: (campaign: CampaignSummary) => void;
}

const loadMenu = () => withWords(['campaigns'], () => import('./row-menu.tsx'));

/** What can be done with a campaign from its row; a deletion can be taken back from its message, and later from the deleted ones. */
export function RowActions({ campaign, mayChange, onDuplicate }: RowVerbs & { readonly campaign: CampaignSummary }) {
  const t = useTranslations('campaigns.list');
  const undoToast = useUndoToast();
  const quiet = { success: false, invalidate: [LISTS_KEY] } as const;
  const restore = useAction({ ...quiet, run: () => call(restoreCampaign, { params: { id: campaign.id } }) });
  const remove = useAction({
    ...quiet,
    // Another tab was quicker: it is gone, which is what was wanted.
    run: () =>
      call(deleteCampaign, { params: { id: campaign.id } }).catch((error: unknown) => {
        if (!isApiError(error, 404)) throw error;
      }),
    onSuccess: () => undoToast(t('deleted'), () => restore.run()),
  });
  if (!mayChange) return null;
  return (
    <DeferredMenu
      load={loadMenu}
      with={{
        onDuplicate: () => onDuplicate(campaign),
        onDelete: !campaign.published && !campaign.deleted ? () => remove.run() : null,
        onRestore: campaign.deleted ? () => restore.run() : null,
      }}
      target={
        <ActionIcon aria-label={t('actionsOf', { name: campaign.title })} disabled={remove.pending || restore.pending}>
          <IconDots size={18} stroke={1.7} />
        </ActionIcon>
      }
    />
  );
}
