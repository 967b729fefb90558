import { Button } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { deleteSupplier, type Supplier } from '@waypost/contract/suppliers';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import { useGo, usePathParams } from '../../../platform/navigation/use-navigation.ts';
import { usePermission } from '../../../platform/session/use-session.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { StatusBadge } from '../../../ui/marks/status-badge.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { SUPPLIERS_KEY, useSupplier } from '../api.ts';
import { SupplierForm } from '../form/supplier-form.tsx';
import { BudgetMatrix } from '../matrix/budget-matrix.tsx';
import { suppliersPaths } from '../paths.ts';
import { BudgetForm } from './budget-form.tsx';
import { LogoCard } from './logo-card.tsx';
import classes from './supplier-page.module.css';

/** One supplier: what it pays for and what came of it; staff also say who it is and what it pays. */
export default function SupplierPage() {
  const t = useTranslations('suppliers.one');
  const tList = useTranslations('suppliers.list');
  const { id = '' } = usePathParams();
  const found = useSupplier(Number(id));
  if (found.data) return <Whole supplier={found.data} />;
  if (found.isPending) return <ListSkeleton rows={3} shape="card" />;
  const missing = isApiError(found.error, 404) || isApiError(found.error, 400);
  return (
    <>
      <PageHead title={tList('title')} />
      <SectionCard>
        {missing ? (
          <EmptyState
            icon={<IconBuildingStore size={40} stroke={1.4} />}
            title={t('notFound')}
            action={<LinkAnchor to={suppliersPaths.list()}>{t('back')}</LinkAnchor>}
          />
        ) : (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        )}
      </SectionCard>
    </>
  );
}

function Whole({ supplier }: { readonly supplier: Supplier }) {
  const t = useTranslations('suppliers.one');
  const mayChange = usePermission('suppliers.change');
  const { id, version, active, supplier_label, supplier_name } = supplier;
  return (
    <>
      <PageHead
        above={<LinkAnchor to={suppliersPaths.list()}>{t('back')}</LinkAnchor>}
        title={supplier_label}
        lead={supplier_name}
        badge={!active && <StatusBadge tone="neutral" label={t('notOffered')} />}
        actions={mayChange && <DeleteButton supplier={supplier} />}
      />
      <div className={classes.cards}>
        <BudgetMatrix supplier={supplier} />
        {mayChange && (
          <>
            <BudgetForm id={id} />
            <SectionCard title={t('details')}>
              <SupplierForm key={version} supplier={supplier} />
            </SectionCard>
            <LogoCard supplier={supplier} />
          </>
        )}
      </div>
    </>
  );
}

/** What campaigns or newsletters name stays; it can be made inactive. */
function DeleteButton({ supplier: { id, has_campaign, supplier_label } }: { readonly supplier: Supplier }) {
  const t = useTranslations('suppliers.one');
  const go = useGo();
  const [asking, ask] = useState(false);
  const remove = useAction({
    run: () => call(deleteSupplier, { params: { id } }),
    success: t('deleted'),
    onSuccess: () => go(suppliersPaths.list()),
    invalidate: [
      [...SUPPLIERS_KEY, 'all'],
      [...SUPPLIERS_KEY, 'choosable'],
    ],
  });
  if (has_campaign) return null;
  return (
    <>
      <Button variant="default" onClick={() => ask(true)}>
        {t('delete')}
      </Button>
      <ConfirmModal
        opened={asking}
        onClose={() => ask(false)}
        title={t('deleteTitle', { name: supplier_label })}
        confirmLabel={t('delete')}
        onConfirm={() => remove.run()}
        pending={remove.pending}
        danger
      >
        {t('deleteText')}
      </ConfirmModal>
    </>
  );
}
