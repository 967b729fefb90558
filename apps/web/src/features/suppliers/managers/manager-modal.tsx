import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';

import { Checkbox, MultiSelect, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  changeSupplierManager,
  createSupplierManager,
  deleteSupplierManager,
  listSupplierManagers,
  type SupplierManager,
} from '@waypost/contract/suppliers';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDiscard } from '../../../ui/dialogs/use-discard.tsx';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { MANAGERS_KEY, useAllSuppliers } from '../api.ts';

interface Props {
  readonly profile: { readonly pk: number; readonly name: string };
  readonly onClose: () => void;
}

/** Creates where nobody is found, else edits, and deletes once its checkbox is ticked (SUPP-002 to 005). */
export function ManagerModal({ profile, onClose }: Props) {
  const t = useTranslations('suppliers.managers');
  const [dirty, setDirty] = useState(false);
  const { leave, question } = useDiscard(dirty, onClose);
  const found = useQuery({
    queryKey: [...MANAGERS_KEY, 'one', profile.pk],
    queryFn: ({ signal }) => readManager(profile.pk, signal),
    gcTime: 0,
    meta: { kind: 'silent' },
  });
  return (
    <Dialog opened onClose={leave} title={t('title')} size={520}>
      {found.data !== undefined ? (
        <ManagerForm profile={profile} manager={found.data} onDirty={setDirty} onDone={onClose} onCancel={leave} />
      ) : found.isPending ? (
        <ListSkeleton rows={3} shape="line" />
      ) : (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      )}
      {question}
    </Dialog>
  );
}

/** Null: there is none yet. Of the list, because a browser calls the 404 that one who is not there is answered with a mistake. */
async function readManager(profile: number, signal: AbortSignal): Promise<SupplierManager | null> {
  const { results } = await call(listSupplierManagers, {}, { signal });
  return results.find((one) => one.profile === profile) ?? null;
}

const TOASTS = { create: 'created', edit: 'updated', delete: 'deleted', nothing: 'completed' } as const;

interface FormProps extends Pick<Props, 'profile'> {
  readonly manager: SupplierManager | null;
  readonly onDirty: (dirty: boolean) => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function ManagerForm({ profile, manager, onDirty, onDone, onCancel }: FormProps) {
  const t = useTranslations('suppliers.managers');
  const ui = useTranslations('ui');
  const form = useKeptForm(`manager-${profile.pk}`, {
    initialValues: {
      suppliers: (manager?.suppliers ?? []).map(String),
      active: manager?.active ?? true,
      remove: false,
    },
    validate: {
      suppliers: (chosen, { remove }) => (chosen.length === 0 && !remove ? ui('fields.required') : null),
    },
  });
  const { remove } = form.values;
  const dirty = form.isDirty();
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const mode = manager === null ? 'create' : remove ? 'delete' : 'edit';
  const action = useFormAction({
    form,
    run: async (values) => {
      const params = { profile: profile.pk };
      const body = { suppliers: values.suppliers.map(Number), active: values.active };
      if (mode === 'create') await call(createSupplierManager, { body: { ...body, ...params } });
      else if (mode === 'delete') await call(deleteSupplierManager, { params });
      else if (form.isDirty()) await call(changeSupplierManager, { params, body });
      else return 'nothing' as const;
      return mode;
    },
    success: (done) => t(`toasts.${TOASTS[done]}`),
    invalidate: [[...MANAGERS_KEY, 'all']],
    onSuccess: onDone,
  });
  return (
    <ActionForm
      action={action}
      submit={t(`submit.${mode}`)}
      {...(mode === 'delete' && { button: 'danger' as const })}
      onCancel={onCancel}
    >
      <Suppliers off={remove} label={t('of', { name: profile.name })} {...form.getInputProps('suppliers')} />
      <Switch
        label={t('active')}
        description={t('activeHint')}
        disabled={remove}
        {...form.getInputProps('active', { type: 'checkbox' })}
      />
      {manager !== null && (
        <Checkbox
          label={t('remove')}
          description={t('removeHint')}
          {...form.getInputProps('remove', { type: 'checkbox' })}
        />
      )}
    </ActionForm>
  );
}

interface SuppliersProps {
  readonly label: string;
  /** Nothing can be chosen for who will manage nothing. */
  readonly off: boolean;
}

function Suppliers({ label, off, ...field }: SuppliersProps) {
  const t = useTranslations('suppliers.managers');
  const all = useAllSuppliers();
  return (
    <MultiSelect
      label={label}
      data={(all.data?.results ?? []).map((one) => ({ value: String(one.id), label: one.supplier_label }))}
      searchable
      clearable
      hidePickedOptions
      // It has the focus when the dialog opens: Escape closes the dialog, not a list that nobody asked for.
      openOnFocus={false}
      disabled={off}
      data-autofocus
      placeholder={t('choose')}
      nothingFoundMessage={t('noSuppliers')}
      {...field}
    />
  );
}
