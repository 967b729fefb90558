import { Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { RECIPIENT_ACTS, RECIPIENT_SEARCH_MAX } from '@waypost/contract/reports';
import { DEBOUNCE_MS } from '@waypost/contract/wire';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import shared from '../reports.module.css';
import { useAsked } from './asked.ts';
import classes from './recipients.module.css';

export function Tools() {
  const t = useTranslations('reports.recipients');
  const { asked, narrow } = useAsked();
  return (
    <div className={shared.tools}>
      <Search value={asked.search} onChange={(search) => narrow({ search })} />
      <Select
        className={shared.choice}
        aria-label={t('did')}
        placeholder={t('anything')}
        data={RECIPIENT_ACTS.map((value) => ({ value, label: t(`act.${value}`) }))}
        clearable
        value={asked.did}
        onChange={(value) => narrow({ did: RECIPIENT_ACTS.find((one) => one === value) ?? null })}
      />
    </div>
  );
}

/** What is typed is asked for after half a second; what the address says from elsewhere takes its place. */
function Search({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const t = useTranslations('reports.recipients');
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
      maxLength={RECIPIENT_SEARCH_MAX}
      leftSection={<IconSearch size={16} stroke={1.7} />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        send(event.currentTarget.value);
      }}
    />
  );
}
