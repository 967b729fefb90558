import { Button, SegmentedControl } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import type { Supplier } from '@waypost/contract/suppliers';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useGo, useSearch } from '../../../platform/navigation/use-navigation.ts';
import { usePermission } from '../../../platform/session/use-session.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDiscard } from '../../../ui/dialogs/use-discard.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Found } from '../../../ui/ordered/ordered-page.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useAllSuppliers } from '../api.ts';
import { SupplierForm } from '../form/supplier-form.tsx';
import { suppliersPaths } from '../paths.ts';
import { SupplierTable } from './supplier-table.tsx';
import classes from './suppliers-page.module.css';

const STATES = ['all', 'offered', 'notOffered'] as const;

/** Whose offers campaigns and newsletters carry; who manages suppliers finds these here. */
export default function SuppliersPage() {
  const t = useTranslations('suppliers.list');
  const mayChange = usePermission('suppliers.change');
  const [{ search = '', state: asked }, setShown] = useSearch(suppliersPaths.list);
  const state = STATES.find((one) => one === asked) ?? 'all';
  const found = useAllSuppliers();
  const [adding, add] = useState(false);
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t(mayChange ? 'lead' : 'leadOfManagers')}
        actions={mayChange && <Button onClick={() => add(true)}>{t('add')}</Button>}
      />
      <div className={classes.tools}>
        <SearchField
          className={classes.search}
          label={t('search')}
          value={search}
          onChange={(value) => setShown({ search: value || undefined })}
        />
        <SegmentedControl
          aria-label={t('show')}
          data={STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
          value={state}
          onChange={(value) => setShown({ state: value === 'all' ? undefined : value })}
        />
      </div>
      <Found of={found}>
        {({ results }) => (
          <SectionCard label={t('title')} bleed>
            <Filtered suppliers={results} search={search} state={state} />
          </SectionCard>
        )}
      </Found>
      {adding && <AddDialog onClose={() => add(false)} />}
    </>
  );
}

interface FilteredProps {
  readonly suppliers: readonly Supplier[];
  readonly search: string;
  readonly state: (typeof STATES)[number];
}

function Filtered({ suppliers, search, state }: FilteredProps) {
  const t = useTranslations('suppliers.list');
  const shown = suppliers
    .filter((one) => state === 'all' || one.active === (state === 'offered'))
    .filter((one) => plain(`${one.supplier_label} ${one.supplier_name}`).includes(plain(search)));
  if (shown.length > 0) return <SupplierTable suppliers={shown} />;
  const none = suppliers.length === 0;
  return (
    <EmptyState
      icon={<IconBuildingStore size={40} stroke={1.4} />}
      title={t(none ? 'none' : 'noneFound')}
      {...(none && { text: t('noneHint') })}
    />
  );
}

/** Whatever the case and the accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('suppliers.list');
  const go = useGo();
  const [dirty, setDirty] = useState(false);
  const { leave, question } = useDiscard(dirty, onClose);
  return (
    <Dialog opened onClose={leave} title={t('addTitle')} size={520}>
      <SupplierForm
        supplier={null}
        onDirty={setDirty}
        onDone={({ id }) => go(suppliersPaths.supplier({ id }))}
        onCancel={leave}
      />
      {question}
    </Dialog>
  );
}
