import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type Campaign, restoreCampaign } from '@waypost/contract/campaigns';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { StaleNotice } from '../../../ui/saving/stale-notice.tsx';
import { campaignKey, LISTS_KEY } from '../api.ts';
import { headSaving } from '../draft/head-content.ts';
import type { HeadWriting } from '../draft/use-head-draft.ts';
import classes from './editor.module.css';

interface Props {
  readonly campaign: Campaign;
  readonly writing: HeadWriting;
  readonly mayChange: boolean;
}

/** What the writer has to know or to decide before anything else. */
export function EditorNotices({ campaign, writing: { draft, keepMine, takeTheirs }, mayChange }: Props) {
  const t = useTranslations('campaigns.page');
  return (
    <div className={classes.notices}>
      {draft.phase === 'conflict' && <StaleNotice title={t('stale')} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />}
      {draft.phase === 'closed' && headSaving.isDirty(draft) && (
        <div role="alert">
          <Notice tone="danger" title={t('closedTitle')}>
            {t('closedText')}
          </Notice>
        </div>
      )}
      {campaign.deleted && <Deleted campaign={campaign} mayChange={mayChange} />}
      {!mayChange && !campaign.deleted && <Notice tone="info">{t('readOnly')}</Notice>}
    </div>
  );
}

function Deleted({ campaign: { id }, mayChange }: Omit<Props, 'writing'>) {
  const t = useTranslations('campaigns');
  const queries = useQueryClient();
  const restore = useAction<void, Campaign>({
    run: () => call(restoreCampaign, { params: { id } }),
    success: t('list.restored'),
    invalidate: [LISTS_KEY],
    onSuccess: (stored) => queries.setQueryData(campaignKey(id), stored),
  });
  return (
    <Notice
      tone="warning"
      title={t('page.deleted')}
      action={
        mayChange && (
          <Button size="xs" variant="default" loading={restore.pending} onClick={() => restore.run()}>
            {t('page.restore')}
          </Button>
        )
      }
    />
  );
}
