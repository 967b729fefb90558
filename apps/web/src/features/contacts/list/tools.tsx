import { Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconArrowsSort, IconSearch } from '@tabler/icons-react';
import {
  CONTACT_ORDERINGS,
  CONTACT_SEARCH_MAX,
  type ContactOrdering,
  OPTOUT_STATUSES,
  type OptoutStatus,
} from '@waypost/contract/contacts';
import { DEBOUNCE_MS } from '@waypost/contract/wire';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
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
      <Search value={asked.search} onChange={(search) => onNarrow({ search })} />
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

/** What is typed is asked for after half a second (CONTACT-003); what the address says from elsewhere takes its place. */
function Search({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const t = useTranslations('contacts.screen');
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const send = useDebouncedCallback((text: string) => {
    sent.current = text.trim();
    onChange(sent.current);
  }, DEBOUNCE_MS.keyword);
  useEffect(() => {
    if (sent.current === value) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={t('search')}
      placeholder={t('search')}
      maxLength={CONTACT_SEARCH_MAX}
      leftSection={<IconSearch size={16} stroke={1.7} />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        send(event.currentTarget.value);
      }}
    />
  );
}
