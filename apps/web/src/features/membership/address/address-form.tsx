import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import {
  ADDRESS_MAX,
  type AddressOptions,
  type BillingAccount,
  isZipCode,
  stateAfter,
} from '@waypost/contract/billing';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import classes from '../../../ui/fields/fields.module.css';
import { SearchableSelect } from '../../../ui/fields/searchable-select.tsx';
import { StateField } from '../../../ui/fields/state-field.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { billingKey, saveAddress, useAddressOptions } from '../api.ts';

interface Props {
  readonly account: BillingAccount;
  /** Whether something is typed that is not saved. */
  readonly onDirty: (dirty: boolean) => void;
  readonly onSaved: (account: BillingAccount) => void;
  readonly onCancel: () => void;
}

/** Where the bill goes (BILL-019, BILL-040 to 042). */
export function AddressForm(props: Props) {
  const t = useTranslations('membership.address');
  const options = useAddressOptions();
  if (options.data) return <Filled {...props} options={options.data} />;
  if (options.isPending) return <ListSkeleton rows={4} shape="line" />;
  return <ErrorState title={t('noOptions')} error={options.error} onRetry={() => void options.refetch()} />;
}

function Filled({ account, options, onDirty, onSaved, onCancel }: Props & { readonly options: AddressOptions }) {
  const t = useTranslations('membership.address');
  const ui = useTranslations('ui.fields');
  const queryClient = useQueryClient();
  const known = account.country !== null && String(account.country) in options;
  const form = useKeptForm(`billing-address-${account.user}`, {
    initialValues: {
      country: known ? String(account.country) : (null as string | null),
      address: account.address ?? '',
      city: account.city ?? '',
      state: account.state,
      zip_code: account.zip_code ?? '',
    },
    validate: {
      country: (value) => (value === null ? ui('required') : null),
      state: (value) => ((value ?? '').trim() === '' ? ui('required') : null),
      zip_code: (value, { country }) => {
        if (value.trim() === '') return ui('required');
        return isZipCode(country === null ? null : Number(country), value) ? null : t('badZip');
      },
    },
  });
  const { country, state } = form.values;
  const dirty = form.isDirty();
  useEffect(() => onDirty(dirty), [onDirty, dirty]);
  const states = (country === null ? undefined : options[country])?.states ?? [];
  const action = useFormAction({
    form,
    run: ({ country, state, ...typed }) =>
      saveAddress(account, { ...typed, country: Number(country), state: state ?? '' }),
    success: t('saved'),
    onSuccess: (saved) => {
      queryClient.setQueryData(billingKey(account.user), saved);
      onSaved(saved);
    },
  });
  const choose = (chosen: string | null) => {
    form.setFieldValue('country', chosen);
    const of = (chosen === null ? undefined : options[chosen])?.states ?? [];
    // Of a country without a list any name was typed: it is nobody else's.
    form.setFieldValue('state', stateAfter(state, of));
  };
  return (
    <ActionForm action={action} submit={t('confirm')} onCancel={onCancel}>
      <SearchableSelect
        label={t('country')}
        placeholder={t('choose')}
        data={Object.entries(options)
          .map(([value, { label }]) => ({ value, label }))
          .toSorted((a, b) => a.label.localeCompare(b.label))}
        nothingFoundMessage={t('notFound')}
        required
        {...form.getInputProps('country')}
        onChange={choose}
      />
      <TextInput
        label={t('address')}
        autoComplete="billing street-address"
        maxLength={ADDRESS_MAX.address}
        required
        {...form.getInputProps('address')}
      />
      <div className={classes.pair}>
        <TextInput
          label={t('city')}
          autoComplete="billing address-level2"
          maxLength={ADDRESS_MAX.city}
          required
          {...form.getInputProps('city')}
        />
        <StateField
          label={t('state')}
          placeholder={t('choose')}
          states={states}
          typed={{ maxLength: ADDRESS_MAX.state, autoComplete: 'billing address-level1' }}
          nothingFoundMessage={t('notFound')}
          required
          {...form.getInputProps('state')}
        />
      </div>
      <div className={classes.pair}>
        <TextInput
          label={t('zipCode')}
          autoComplete="billing postal-code"
          maxLength={ADDRESS_MAX.zip_code}
          required
          {...form.getInputProps('zip_code')}
        />
      </div>
    </ActionForm>
  );
}
