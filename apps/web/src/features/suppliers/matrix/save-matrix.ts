import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { type MatrixOf, type MatrixRow, matrixTotal, type Supplier } from '@waypost/contract/suppliers';
import type { useTranslations } from 'use-intl';
import { saveFile } from '../../../platform/files/save-file.ts';
import { amount, type Cell, day, figure, type Table, text } from '../../../platform/files/table.ts';
import { xlsxOf } from '../../../platform/files/xlsx.ts';
import type { Period } from '../api.ts';

type Words = ReturnType<typeof useTranslations<'suppliers.matrix'>>;
interface Wanted {
  readonly supplier: Pick<Supplier, 'supplier_name' | 'supplier_label'>;
  readonly period: Period;
  readonly rows: readonly MatrixOf<SocialApp>[];
  readonly t: Words;
}

/** Has the browser save the matrix as a workbook, each figure in a cell of its own. */
export async function saveMatrix(wanted: Wanted): Promise<void> {
  const { supplier, period, t } = wanted;
  const formats = { time: t('file.timeFormat'), day: t('file.dayFormat') };
  const blob = await xlsxOf([matrixSheet(wanted), aboutSheet(wanted)], formats);
  saveFile(blob, `${supplier.supplier_name}-${period.from}-${period.until}.xlsx`);
}

/** A line for each network, and one of all. */
export function matrixSheet({ rows, t }: Pick<Wanted, 'rows' | 't'>): Table {
  const invested = (of: string) => t('file.invested', { part: of });
  const [trade, reach, engagement, clicks, sales] = [t('trade'), t('reach'), t('engagement'), t('clicks'), t('sales')];
  return {
    name: t('file.sheet'),
    heads: [
      ...[t('network'), t('file.posts'), t('file.agents'), invested(trade), reach, invested(reach)],
      ...[engagement, invested(engagement), clicks, invested(clicks)],
      ...[t('file.leads'), t('file.bookings'), t('file.value'), invested(sales), t('investment')],
    ],
    rows: [
      ...rows.map((row) => line(CHANNELS[row.app].name, row, t)),
      ...(rows.length > 1 ? [line(t('total'), matrixTotal(rows), t)] : []),
    ],
  };
}

function line(name: string, row: MatrixRow, t: Words): Cell[] {
  const { posts, trade, reach, engagement, clicks, sales, investment } = row;
  const seen = reach.count === null ? text(t('notAvailable')) : figure('count', reach.count);
  return [
    ...[text(name), figure('count', posts), figure('count', trade.count), amount(trade.invested)],
    ...[seen, amount(reach.invested), figure('count', engagement.count), amount(engagement.invested)],
    ...[figure('count', clicks.count), amount(clicks.invested), figure('count', sales.leads), amount(sales.bookings)],
    ...[amount(sales.value), amount(sales.invested), amount(investment)],
  ];
}

/** Whose figures these are, and of which days. */
const aboutSheet = ({ supplier, period, t }: Wanted): Table => ({
  name: t('file.about'),
  heads: [t('file.supplier'), t('from'), t('until')],
  rows: [[text(supplier.supplier_label), day(period.from), day(period.until)]],
});
