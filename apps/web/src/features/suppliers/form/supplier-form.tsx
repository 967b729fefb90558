import { Switch, TextInput } from '@mantine/core';
import {
  changeSupplier,
  createSupplier,
  SUPPLIER_COUNTRIES,
  SUPPLIER_LABEL_MAX,
  SUPPLIER_NAME_MAX,
  type Supplier,
} from '@waypost/contract/suppliers';
import { slugFor } from '@waypost/contract/taxonomies';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useCountryName } from '../../../platform/formats/use-country-name.ts';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import { Choices } from '../../../ui/fields/choices.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { SUPPLIERS_KEY } from '../api.ts';

interface Props {
  /** Null: a new one. */
  readonly supplier: Supplier | null;
  readonly onDirty?: (dirty: boolean) => void;
  readonly onDone?: (stored: Supplier) => void;
  /** In a dialog: closes it. */
  readonly onCancel?: () => void;
}

/** A supplier: how people read it, the name of one piece that reports know it by, and where its offers can be sold. */
export function SupplierForm({ supplier, onDirty, onDone, onCancel }: Props) {
  const t = useTranslations('suppliers.form');
  const ui = useTranslations('ui.actions');
  const country = useCountryName();
  // 'Fjord Line Cruises' is named 'fjord-line-cruises' in reports, until somebody says another.
  const [follows, setFollows] = useState(supplier === null);
  const form = useKeptForm(supplier ? `supplier-${supplier.id}-${supplier.version}` : 'supplier-new', {
    initialValues: {
      supplier_label: supplier?.supplier_label ?? '',
      supplier_name: supplier?.supplier_name ?? '',
      countries: [...(supplier?.countries ?? [])],
      active: supplier?.active ?? true,
    },
  });
  const dirty = form.isDirty();
  useEffect(() => onDirty?.(dirty), [dirty, onDirty]);
  const action = useFormAction({
    form,
    run: (body) =>
      supplier
        ? call(changeSupplier, { params: { id: supplier.id }, body: { ...body, version: supplier.version } })
        : call(createSupplier, { body }),
    success: t('saved'),
    invalidate: [SUPPLIERS_KEY],
    onSuccess: (stored) => onDone?.(stored),
  });
  return (
    <ActionForm
      action={action}
      submit={supplier ? ui('save') : t('add')}
      {...(onCancel ? { onCancel } : { button: 'quiet' as const })}
    >
      <TextInput
        label={t('label')}
        autoComplete="off"
        maxLength={SUPPLIER_LABEL_MAX}
        required
        data-autofocus={onCancel ? true : undefined}
        {...form.getInputProps('supplier_label')}
        onChange={(event) => {
          const label = event.currentTarget.value;
          form.setFieldValue('supplier_label', label);
          if (follows) form.setFieldValue('supplier_name', slugFor(label));
        }}
      />
      <TextInput
        label={t('name')}
        description={t('nameHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={SUPPLIER_NAME_MAX}
        required
        {...form.getInputProps('supplier_name')}
        onChange={(event) => {
          setFollows(false);
          form.setFieldValue('supplier_name', event.currentTarget.value);
        }}
      />
      <Choices
        label={t('countries')}
        hint={t('everywhere')}
        options={SUPPLIER_COUNTRIES.map((iso) => [iso, country(iso)])}
        {...form.getInputProps('countries')}
      />
      {supplier && <Switch label={t('active')} {...form.getInputProps('active', { type: 'checkbox' })} />}
    </ActionForm>
  );
}
