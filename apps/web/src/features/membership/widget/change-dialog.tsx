import { Button } from '@mantine/core';
import type { BillingAccount } from '@waypost/contract/billing';
import { isPro, type OfferedPlan } from '@waypost/contract/plans';
import { useTranslations } from 'use-intl';
import { useProfile } from '../../../platform/session/use-session.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Losses, useLosses } from '../../plans/index.ts';
import { BillingWidget } from './billing-widget.tsx';
import { useHeard } from './use-heard.ts';
import { usePlanTitle } from './use-plan-title.ts';
import type { Wanted } from './use-widget.ts';
import classes from './widget.module.css';

interface Props {
  readonly account: Wanted['account'];
  readonly plan: OfferedPlan;
  readonly onNews: (account: BillingAccount) => void;
  readonly onClose: () => void;
}

/** The widget on its page for another plan, with this one chosen, by the year (BILL-048, BILL-049); first of all what would go. */
export function ChangeDialog({ account, plan, onNews, onClose }: Props) {
  const t = useTranslations('membership.widget');
  const { plan: current } = useProfile();
  const { state, check } = useHeard(account, onNews);
  return (
    // The second of two quick clicks would close it.
    <Dialog opened onClose={onClose} closeOnClickOutside={false} title={usePlanTitle(plan)} size={720}>
      <div className={classes.change}>
        {isPro(current) && !isPro(plan.slug) && <WhatGoes />}
        {state === 'unheard' && (
          <div role="alert">
            <Notice
              tone="warning"
              title={t('unheard')}
              action={
                <Button variant="default" size="xs" onClick={() => void check()}>
                  {t('check')}
                </Button>
              }
            >
              {t('unheardText')}
            </Notice>
          </div>
        )}
        {state === 'checking' && <p role="status">{t('checking')}</p>}
        <BillingWidget account={account} tab="planChange" planUid={plan.uid} onChanged={() => void check()} />
      </div>
    </Dialog>
  );
}

/** What a plan below PRO would take away, before it is chosen; it goes at the end of the cycle. */
function WhatGoes() {
  const t = useTranslations('membership.losses');
  const { data, error, refetch } = useLosses();
  if (data?.results.length === 0) return null;
  return (
    <Notice tone="warning" title={t('title')}>
      <Losses data={data?.results} error={error} onRetry={() => void refetch()} />
    </Notice>
  );
}
