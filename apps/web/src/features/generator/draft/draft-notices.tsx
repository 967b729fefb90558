import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { StaleNotice } from './stale-notice.tsx';
import type { Draft } from './use-draft.ts';

/** Another window changed, scheduled or deleted this draft: the person decides, and neither text is lost. */
export function DraftNotices({ draft, missingMedia }: { readonly draft: Draft; readonly missingMedia: number }) {
  const t = useTranslations('generator');
  const { state, keepMine, takeTheirs } = draft;
  return (
    <>
      {state.phase === 'conflict' && (
        <StaleNotice
          title={t('draft.staleTitle')}
          text={t('draft.staleText')}
          keepMine={keepMine}
          takeTheirs={takeTheirs}
        />
      )}
      {state.phase === 'lost' && (
        <div role="alert">
          <Notice
            tone="warning"
            title={t('composer.lostTitle')}
            action={
              <Button size="xs" variant="default" onClick={keepMine}>
                {t('composer.keepAsNew')}
              </Button>
            }
          >
            {t('composer.lostText')}
          </Notice>
        </div>
      )}
      {missingMedia > 0 && <Notice tone="info">{t('composer.missingMedia', { count: missingMedia })}</Notice>}
    </>
  );
}
