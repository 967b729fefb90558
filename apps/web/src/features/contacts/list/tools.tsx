import { Select } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import {
  CONTACT_ORDERINGS,
  CONTACT_SEARCH_MAX,
  type ContactOrdering,
  OPTOUT_STATUSES,
  type OptoutStatus,
} from '@waypost/contract/contacts';
import { useTranslations } from 'use-intl';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import type { Asked } from '../asked.ts';
import classes from '../contacts.module.css';

interface Props {
  readonly asked: Asked;
  readonly onNarrow: (to: { readonly search?: string; readonly status?: OptoutStatus | null }) => void;
  /** Where no heads of columns do it. */
  readonly onSort: ((ordering: ContactOrdering) => void) | undefined;
}

export function Tools({ asked, onNarrow, onSort }: Props) {
  const t = useTranslations('contacts.screen');
  const labels = useTranslations('contacts.status');
  return (
    <div className={classes.tools}>
      {/* Half a second after the last key (CONTACT-003). */}
      <SearchField
        className={classes.search}
        label={t('search')}
        maxLength={CONTACT_SEARCH_MAX}
        value={asked.search}
        onChange={(search) => onNarrow({ search })}
      />
      <Select
        className={classes.choice}
        aria-label={t('filter')}
        placeholder={t('allStatuses')}
        data={OPTOUT_STATUSES.map((value) => ({ value, label: labels(value) }))}
        clearable
        value={asked.status}
        onChange={(value) => onNarrow({ status: OPTOUT_STATUSES.find((one) => one === value) ?? null })}
      />
      {onSort && (
        <Select
          className={classes.choice}
          aria-label={t('sort')}
          leftSection={<IconArrowsSort size={16} stroke={1.7} />}
          data={CONTACT_ORDERINGS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          allowDeselect={false}
          value={asked.ordering}
          onChange={(value) => onSort(CONTACT_ORDERINGS.find((one) => one === value) ?? asked.ordering)}
        />
      )}
    </div>
  );
}
