import { Button } from '@mantine/core';
import type { ScheduledPosting, StoredContent } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { StaleNotice } from '../draft/stale-notice.tsx';
import type { useRevision } from './use-revision.ts';

interface Props {
  readonly post: ScheduledPosting;
  readonly stored: StoredContent;
  readonly revision: ReturnType<typeof useRevision>;
}

/** What somebody has to know before a post is saved, the most urgent first; of two texts neither is lost unasked. */
export function RevisionNotices({ post, stored, revision }: Props) {
  const t = useTranslations('generator');
  const { stale, restored, keepMine, takeTheirs, written } = revision;
  const may = post.actions.includes('revise');
  const passed = Date.parse(stored.fire_at) <= Date.now();
  return (
    <>
      {stale && (
        <StaleNotice
          title={t('revise.staleTitle')}
          text={t('revise.staleText')}
          keepMine={keepMine}
          takeTheirs={takeTheirs}
        />
      )}
      {restored && !stale && (
        <Notice
          tone="info"
          action={
            <Button size="xs" variant="default" onClick={takeTheirs}>
              {t('revise.useStored')}
            </Button>
          }
        >
          {t('revise.restored')}
        </Notice>
      )}
      {post.reason && <Notice tone="warning">{post.reason}</Notice>}
      {!may && <Notice tone="warning">{t('revise.notOffered')}</Notice>}
      {may && written.content.fireAt === null && (
        <Notice tone="info">{passed ? t('revise.needsTime') : t('revise.noTime')}</Notice>
      )}
    </>
  );
}
