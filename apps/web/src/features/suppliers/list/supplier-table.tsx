import { Table, Text } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import type { Supplier } from '@waypost/contract/suppliers';
import { useTranslations } from 'use-intl';
import { useCountryName } from '../../../platform/formats/use-country-name.ts';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import listing from '../../../ui/listing/listing.module.css';
import { StatusBadge } from '../../../ui/marks/status-badge.tsx';
import { suppliersPaths } from '../paths.ts';
import classes from './suppliers-page.module.css';

export function SupplierTable({ suppliers }: { readonly suppliers: readonly Supplier[] }) {
  const t = useTranslations('suppliers.list');
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover className={listing.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('supplier')}</Table.Th>
          <Table.Th className={listing.wide}>{t('countries')}</Table.Th>
          <Table.Th className={classes.standing}>{t('state')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {suppliers.map((supplier) => (
          <Row key={supplier.id} supplier={supplier} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Row({ supplier }: { readonly supplier: Supplier }) {
  const t = useTranslations('suppliers.list');
  const country = useCountryName();
  const { id, supplier_label, supplier_name, logo, countries } = supplier;
  return (
    <Table.Tr>
      <Table.Td>
        <div className={listing.named}>
          {logo === null ? (
            <span className={listing.thumb}>
              <IconBuildingStore size={24} stroke={1.4} aria-hidden="true" />
            </span>
          ) : (
            <img src={logo} alt="" className={listing.thumb} loading="lazy" />
          )}
          <div className={listing.words}>
            <LinkAnchor to={suppliersPaths.supplier({ id })} fw={560}>
              {supplier_label}
            </LinkAnchor>
            <Text size="sm" c="dimmed">
              {supplier_name}
            </Text>
            <State of={supplier} below />
          </div>
        </div>
      </Table.Td>
      <Table.Td className={listing.wide}>
        {countries.length === 0 ? t('everywhere') : countries.map(country).join(', ')}
      </Table.Td>
      <Table.Td className={classes.standing}>
        <State of={supplier} />
      </Table.Td>
    </Table.Tr>
  );
}

interface StateProps {
  readonly of: Supplier;
  /** Below the name, where there is no room beside it. */
  readonly below?: boolean;
}

function State({ of: { active, has_campaign }, below }: StateProps) {
  const t = useTranslations('suppliers.list');
  return (
    <div className={classes.state} data-below={below}>
      <StatusBadge tone={active ? 'success' : 'neutral'} label={t(active ? 'offered' : 'notOffered')} />
      {has_campaign && (
        <Text size="sm" c="dimmed">
          {t('used')}
        </Text>
      )}
    </div>
  );
}
