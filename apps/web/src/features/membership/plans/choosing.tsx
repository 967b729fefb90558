import { Button, Group } from '@mantine/core';
import type { BillingAccount } from '@waypost/contract/billing';
import { mayChangePlan } from '@waypost/contract/billing';
import type { OfferedPlan } from '@waypost/contract/plans';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../platform/session/use-session.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import AddressDialog from '../address/address-dialog.tsx';
import { ChangeDialog } from '../widget/change-dialog.tsx';
import { useNews } from '../widget/use-news.ts';
import { usePlanTitle } from '../widget/use-plan-title.ts';
import { OfflineNotice } from './notices.tsx';

export interface ChoosingProps {
  readonly plan: OfferedPlan;
  readonly account: BillingAccount;
  readonly onClose: () => void;
}

/** From a card to the payment: first the address, where there is none (BILL-039), then the provider's widget. */
export default function Choosing({ plan, account: known, onClose }: ChoosingProps) {
  const { impersonator } = useSession();
  const [account, setAccount] = useState(known);
  const onNews = useNews();
  const { widget } = account;
  if (widget === null || plan.uid === null || impersonator !== null) return <Unpayable plan={plan} onClose={onClose} />;
  if (!mayChangePlan(account)) return <AddressDialog before account={account} onSaved={setAccount} onClose={onClose} />;
  return <ChangeDialog account={{ ...account, widget }} plan={plan} onNews={onNews} onClose={onClose} />;
}

/** Said where it was asked for: nobody is led to a page that cannot take a payment. */
function Unpayable({ plan, onClose }: Pick<ChoosingProps, 'plan' | 'onClose'>) {
  const t = useTranslations('membership');
  const tActions = useTranslations('ui.actions');
  const { impersonator } = useSession();
  return (
    <Dialog opened onClose={onClose} closeOnClickOutside={false} title={usePlanTitle(plan)} size={520}>
      {impersonator === null ? <OfflineNotice /> : <Notice tone="info" title={t('billing.others')} />}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose} data-autofocus>
          {tActions('close')}
        </Button>
      </Group>
    </Dialog>
  );
}
