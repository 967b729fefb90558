import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type EmailCampaign, restoreEmailCampaign } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { usePermission } from '../../../platform/session/use-session.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { StaleNotice } from '../../../ui/saving/stale-notice.tsx';
import { campaignKey, LISTS_KEY } from '../api.ts';
import { isDirty } from '../draft/campaign-machine.ts';
import type { Writing } from '../draft/use-campaign-draft.ts';
import classes from './editor.module.css';

/** What the writer has to know or to decide before anything else. */
export function EditorNotices({ campaign, writing }: { readonly campaign: EmailCampaign; readonly writing: Writing }) {
  const t = useTranslations('authoring.notices');
  const { draft, keepMine, takeTheirs } = writing;
  return (
    <div className={classes.notices}>
      {draft.phase === 'conflict' && (
        <StaleNotice title={t('staleTitle')} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
      )}
      {draft.phase === 'closed' && isDirty(draft) && (
        <div role="alert">
          <Notice tone="danger" title={t('closedTitle')}>
            {t('closedText')}
          </Notice>
        </div>
      )}
      {campaign.deleted && <Deleted campaign={campaign} />}
      {campaign.open && campaign.state === 'published' && <Notice tone="info">{t('open')}</Notice>}
    </div>
  );
}

function Deleted({ campaign: { id } }: { readonly campaign: EmailCampaign }) {
  const t = useTranslations('authoring.notices');
  const queries = useQueryClient();
  const mayChange = usePermission('newsletters.change');
  const restore = useAction<void, EmailCampaign>({
    run: () => call(restoreEmailCampaign, { params: { id } }),
    success: t('restored'),
    invalidate: [LISTS_KEY],
    onSuccess: (stored) => queries.setQueryData(campaignKey(id), stored),
  });
  return (
    <Notice
      tone="warning"
      title={t('deleted')}
      action={
        mayChange && (
          <Button size="xs" variant="default" loading={restore.pending} onClick={() => restore.run()}>
            {t('restore')}
          </Button>
        )
      }
    />
  );
}
