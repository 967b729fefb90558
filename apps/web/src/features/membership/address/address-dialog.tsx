import { Text } from '@mantine/core';
import type { BillingAccount } from '@waypost/contract/billing';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDiscard } from '../../../ui/dialogs/use-discard.tsx';
import { AddressForm } from './address-form.tsx';

export interface AddressProps {
  readonly account: BillingAccount;
  /** It stands between the person and another plan (BILL-039). */
  readonly before?: boolean;
  readonly onSaved: (account: BillingAccount) => void;
  readonly onClose: () => void;
}

export default function AddressDialog({ account, before = false, onSaved, onClose }: AddressProps) {
  const t = useTranslations('membership.address');
  const [dirty, setDirty] = useState(false);
  const { leave, question } = useDiscard(dirty, onClose);
  return (
    <Dialog opened onClose={leave} closeOnClickOutside={false} title={t('title')} size={560}>
      <Text size="sm" c="dimmed" mb="md">
        {before && t('before')} {t('note')}
      </Text>
      <AddressForm account={account} onDirty={setDirty} onSaved={onSaved} onCancel={leave} />
      {question}
    </Dialog>
  );
}
