import { Switch, TextInput } from '@mantine/core';
import {
  changeSupplier,
  createSupplier,
  SUPPLIER_LABEL_MAX,
  SUPPLIER_NAME_MAX,
  type Supplier,
} from '@waypost/contract/suppliers';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { SUPPLIERS_KEY } from './use-suppliers.ts';

interface Props {
  /** Null: a new one. */
  readonly supplier: Supplier | null;
  readonly onDirty: (dirty: boolean) => void;
  readonly onDone: (added?: Supplier) => void;
  readonly onCancel: () => void;
}

/** 'Fjord Line Cruises' is named 'fjord-line-cruises' in reports and addresses. */
const nameOf = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, SUPPLIER_NAME_MAX);

/** A supplier: how people read it, and the name of one piece that reports know it by. */
export function SupplierForm({ supplier, onDirty, onDone, onCancel }: Props) {
  const t = useTranslations('authoring.suppliers');
  const ui = useTranslations('ui.actions');
  const [follows, setFollows] = useState(supplier === null);
  const form = useKeptForm(supplier ? `supplier-${supplier.id}` : 'supplier-new', {
    initialValues: {
      supplier_label: supplier?.supplier_label ?? '',
      supplier_name: supplier?.supplier_name ?? '',
      active: supplier?.active ?? true,
    },
  });
  const dirty = form.isDirty();
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const action = useFormAction({
    form,
    run: (body) =>
      supplier ? call(changeSupplier, { params: { id: supplier.id }, body }) : call(createSupplier, { body }),
    success: t('saved'),
    invalidate: [SUPPLIERS_KEY],
    onSuccess: (stored) => onDone(supplier ? undefined : stored),
  });
  return (
    <ActionForm action={action} submit={supplier ? ui('save') : t('add')} onCancel={onCancel}>
      <TextInput
        label={t('label')}
        autoComplete="off"
        maxLength={SUPPLIER_LABEL_MAX}
        required
        data-autofocus
        {...form.getInputProps('supplier_label')}
        onChange={(event) => {
          const label = event.currentTarget.value;
          form.setFieldValue('supplier_label', label);
          if (follows) form.setFieldValue('supplier_name', nameOf(label));
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
      {supplier && <Switch label={t('active')} {...form.getInputProps('active', { type: 'checkbox' })} />}
    </ActionForm>
  );
}
