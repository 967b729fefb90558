import { ScrollArea, Table } from '@mantine/core';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { type MatrixOf, type MatrixRow, matrixTotal } from '@waypost/contract/suppliers';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { NetworkChip } from '../../../ui/marks/network-icon.tsx';
import classes from './matrix.module.css';

/** The matrix of SUPP-015: a line for each network, and all of them together. */
export function MatrixTable({ rows }: { readonly rows: readonly MatrixOf<SocialApp>[] }) {
  const t = useTranslations('suppliers.matrix');
  return (
    <ScrollArea
      type="auto"
      classNames={{ viewport: classes.scroll }}
      // What scrolls is reached by the keyboard, too.
      viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('table') }}
    >
      <Table horizontalSpacing="md" verticalSpacing="sm" className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th rowSpan={2} scope="col">
              {t('network')}
            </Table.Th>
            <Table.Th rowSpan={2} scope="col">
              {t('trade')}
            </Table.Th>
            <Table.Th colSpan={3} scope="colgroup" className={classes.group}>
              {t('consumer')}
            </Table.Th>
            <Table.Th rowSpan={2} scope="col">
              {t('sales')}
            </Table.Th>
            <Table.Th rowSpan={2} scope="col">
              {t('investment')}
            </Table.Th>
          </Table.Tr>
          <Table.Tr>
            <Table.Th scope="col">{t('reach')}</Table.Th>
            <Table.Th scope="col">{t('engagement')}</Table.Th>
            <Table.Th scope="col">{t('clicks')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Line key={row.app} row={row} name={CHANNELS[row.app].name} mark={<NetworkChip app={row.app} />} />
          ))}
        </Table.Tbody>
        {rows.length > 1 && (
          <Table.Tfoot>
            <Line row={matrixTotal(rows)} name={t('total')} />
          </Table.Tfoot>
        )}
      </Table>
    </ScrollArea>
  );
}

interface LineProps {
  readonly row: MatrixRow;
  readonly name: string;
  readonly mark?: ReactNode;
}

function Line({ row, name, mark }: LineProps) {
  const t = useTranslations('suppliers.matrix');
  const { amount } = useFormats();
  const { posts, trade, reach, engagement, clicks, sales, investment } = row;
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <span className={classes.network}>
          {mark}
          {name}
        </span>
      </Table.Th>
      <Cell invested={trade.invested}>{trade.count !== null && t('agents', { count: trade.count })}</Cell>
      <Cell invested={reach.invested}>
        {reach.count === null ? t('notAvailable') : t('people', { count: reach.count })}
      </Cell>
      <Cell invested={engagement.invested}>{t('interactions', { count: engagement.count })}</Cell>
      <Cell invested={clicks.invested}>{t('clicked', { count: clicks.count })}</Cell>
      <Cell invested={sales.invested}>
        <span>{t('leads', { count: sales.leads })}</span>
        <span>{t('bookings', { bookings: amount(sales.bookings) })}</span>
        <span>{t('value', { amount: amount(sales.value) })}</span>
      </Cell>
      <Cell invested={investment}>{t('posts', { count: posts })}</Cell>
    </Table.Tr>
  );
}

/** What was put in, and below it what it stands for. */
function Cell({ invested, children }: { readonly invested: number; readonly children: ReactNode }) {
  const { amount } = useFormats();
  return (
    <Table.Td>
      <span className={classes.amount}>{amount(invested)}</span>
      <span className={classes.figure}>{children}</span>
    </Table.Td>
  );
}
