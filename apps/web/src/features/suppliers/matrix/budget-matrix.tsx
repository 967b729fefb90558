import { Badge, Button } from '@mantine/core';
import { IconDownload, IconPrinter, IconReportMoney } from '@tabler/icons-react';
import { CHANNELS } from '@waypost/contract/networks';
import { matrixOf, type Supplier, type SupplierBudget, type SupplierStats } from '@waypost/contract/suppliers';
import { useTranslations } from 'use-intl';
import { torontoDay } from '../../../platform/formats/dates.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { type Period, useBudget, useStats } from '../api.ts';
import { suppliersPaths } from '../paths.ts';
import classes from './matrix.module.css';
import { MatrixTable } from './matrix-table.tsx';
import { PeriodTools } from './period-tools.tsx';
import { periodIn } from './periods.ts';

/** What a supplier put into the posts of a period, and what they brought. */
export function BudgetMatrix({ supplier }: { readonly supplier: Supplier }) {
  const t = useTranslations('suppliers.matrix');
  const today = torontoDay(new Date().toISOString());
  const [asked, setShown] = useSearch(suppliersPaths.supplier);
  const period = periodIn(asked, today);
  const budget = useBudget(supplier.id);
  const stats = useStats(supplier.id, period);
  const posts = stats.data?.results.reduce((all, { count }) => all + count, 0);
  const failed = budget.isError ? budget : stats.isError ? stats : null;
  return (
    <SectionCard
      title={supplier.supplier_label}
      badge={posts !== undefined && <Badge variant="light">{t('posts', { count: posts })}</Badge>}
      actions={
        budget.data && stats.data && budget.data.results.length > 0 ? (
          <Actions {...{ supplier, period }} budgets={budget.data.results} stats={stats.data.results} />
        ) : undefined
      }
      bleed
    >
      <PeriodTools period={period} today={today} onChange={(next) => setShown({ ...next })} />
      <Days period={period} />
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : budget.data && stats.data ? (
        <Shown budgets={budget.data.results} stats={stats.data.results} />
      ) : (
        <div className={classes.inset}>
          <ListSkeleton rows={3} shape="line" />
        </div>
      )}
    </SectionCard>
  );
}

interface ShownProps {
  readonly budgets: readonly SupplierBudget[];
  readonly stats: readonly SupplierStats[];
}

function Shown({ budgets, stats }: ShownProps) {
  const t = useTranslations('suppliers.matrix');
  if (budgets.length === 0) return <EmptyState icon={<IconReportMoney size={40} stroke={1.4} />} title={t('none')} />;
  const without = stats.filter(
    ({ application_slug: app }) => !budgets.some((budget) => budget.application_slug === app),
  );
  return (
    <>
      <MatrixTable rows={matrixOf(budgets, stats)} />
      {without.length > 0 && (
        <div className={classes.inset}>
          <Notice tone="info">
            {t('without', { networks: without.map((one) => CHANNELS[one.application_slug].name).join(', ') })}
          </Notice>
        </div>
      )}
    </>
  );
}

/** On paper, where nothing can be chosen. */
function Days({ period: { from, until } }: { readonly period: Period }) {
  const t = useTranslations('suppliers.matrix');
  const { date } = useFormats();
  const noon = (day: string) => `${day}T16:00:00Z`;
  return <p className={classes.days}>{t('days', { from: date(noon(from)), until: date(noon(until)) })}</p>;
}

function Actions({ supplier, period, budgets, stats }: ShownProps & { supplier: Supplier; period: Period }) {
  const t = useTranslations('suppliers.matrix');
  const save = useAction({
    run: async () =>
      (await import('./save-matrix.ts')).saveMatrix({ supplier, period, rows: matrixOf(budgets, stats), t }),
    success: false,
    failure: t('notSaved'),
  });
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.7} />}
        loading={save.pending}
        onClick={() => save.run()}
      >
        {t('export')}
      </Button>
      <Button variant="default" leftSection={<IconPrinter size={16} stroke={1.7} />} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  );
}
