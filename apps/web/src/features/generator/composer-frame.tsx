import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BottomActions } from '../../ui/bottom-actions.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ListSkeleton } from '../../ui/states/states.tsx';
import classes from './composer.module.css';

interface Props {
  readonly lead: ReactNode;
  /** Beside the heading, and on phones at the bottom. */
  readonly actions: (discard: 'subtle' | 'default') => ReactNode;
  /** Whether they can be pressed yet. */
  readonly drawn?: boolean;
  readonly children: ReactNode;
}

/** What stands around a draft: the heading, what became of what was typed, and the actions. */
export function ComposerFrame({ lead, actions, drawn = true, children }: Props) {
  const t = useTranslations('generator');
  return (
    <>
      <PageHead
        title={t('page.heading')}
        sticky
        lead={lead}
        actions={
          <div className={classes.deskActions} inert={!drawn}>
            {actions('subtle')}
          </div>
        }
      />
      {children}
      <BottomActions inert={!drawn}>{actions('default')}</BottomActions>
    </>
  );
}

/** While the draft is read: as it stands over an empty one, which most find. */
export function AwaitedComposer() {
  const t = useTranslations('generator');
  return (
    <ComposerFrame
      lead={t('composer.lead')}
      actions={(variant) => (
        <>
          <Button variant={variant} color="gray" disabled>
            {t('actions.cancel')}
          </Button>
          <Button leftSection={<IconSend size={16} stroke={1.7} />} disabled>
            {t('actions.postNow')}
          </Button>
        </>
      )}
    >
      <ListSkeleton rows={3} shape="card" />
    </ComposerFrame>
  );
}
