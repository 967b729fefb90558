import { ActionIcon, Button, Text } from '@mantine/core';
import { IconBuildingStore, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { deleteSupplier, type Supplier } from '@waypost/contract/suppliers';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDiscard } from '../../../ui/dialogs/use-discard.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { StatusBadge } from '../../../ui/marks/status-badge.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { SUPPLIERS_KEY, SupplierForm, useAllSuppliers } from '../../suppliers/index.ts';
import classes from './suppliers.module.css';

interface Props {
  readonly onClose: () => void;
  /** One was added: whoever opened the dialog may want it at once. */
  readonly onAdded?: (supplier: Supplier) => void;
}

/** Whose offers newsletters carry: added, renamed, and put aside. Loaded by lazy-suppliers.ts. */
export default function SuppliersDialog({ onClose, onAdded }: Props) {
  const t = useTranslations('authoring.suppliers');
  const [editing, edit] = useState<Supplier | 'new' | null>(null);
  const [dirty, setDirty] = useState(false);
  const { leave, ask, question } = useDiscard(dirty, onClose);
  const done = (added?: Supplier) => {
    edit(null);
    setDirty(false);
    if (added) onAdded?.(added);
  };
  return (
    <Dialog opened onClose={leave} title={t('title')} size={560}>
      <div className={classes.body}>
        {editing === null ? (
          <Button
            className={classes.add}
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.7} />}
            onClick={() => edit('new')}
          >
            {t('add')}
          </Button>
        ) : (
          <SupplierForm
            key={editing === 'new' ? 'new' : editing.id}
            supplier={editing === 'new' ? null : editing}
            onDirty={setDirty}
            onDone={(stored) => done(editing === 'new' ? stored : undefined)}
            onCancel={() => ask(() => done())}
          />
        )}
        <List onEdit={(one) => ask(() => edit(one))} />
      </div>
      {question}
    </Dialog>
  );
}

function List({ onEdit }: { readonly onEdit: (supplier: Supplier) => void }) {
  const t = useTranslations('authoring.suppliers');
  const found = useAllSuppliers();
  const remove = useAction({
    run: (id: number) => call(deleteSupplier, { params: { id } }),
    success: t('deleted'),
    invalidate: [SUPPLIERS_KEY],
  });
  if (found.isPending) return <ListSkeleton rows={4} shape="line" />;
  if (found.data === undefined) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (found.data.results.length === 0)
    return <EmptyState icon={<IconBuildingStore size={40} stroke={1.4} />} title={t('none')} text={t('noneHint')} />;
  return (
    <ul className={classes.list}>
      {found.data.results.map((one) => (
        <li key={one.id} className={classes.row}>
          <div className={classes.words}>
            <Text fw={560}>{one.supplier_label}</Text>
            <Text size="sm" c="dimmed">
              {one.supplier_name}
            </Text>
          </div>
          {!one.active && <StatusBadge tone="neutral" label={t('inactive')} />}
          <ActionIcon aria-label={t('editOf', { name: one.supplier_label })} onClick={() => onEdit(one)}>
            <IconPencil size={17} stroke={1.7} />
          </ActionIcon>
          <ActionIcon
            aria-label={t('deleteOf', { name: one.supplier_label })}
            disabled={remove.pending}
            onClick={() => remove.run(one.id)}
          >
            <IconTrash size={17} stroke={1.7} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
