import { Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { CAMPAIGN_STATES, type CampaignState, NEWSLETTER_COUNTRIES } from '@waypost/contract/newsletters';
import { DEBOUNCE_MS } from '@waypost/contract/wire';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChoosableSuppliers } from '../suppliers/use-suppliers.ts';
import { useCountryName } from '../use-country-name.ts';
import classes from './list.module.css';

interface Asked {
  readonly search: string;
  readonly state: CampaignState | 'deleted' | undefined;
  readonly country: string | undefined;
  readonly supplier: number | undefined;
}
interface Props {
  readonly asked: Asked;
  readonly onNarrow: (to: { readonly [N in keyof Asked]?: string | undefined }) => void;
}

/** Which of them are looked at; the address says it. */
export function Tools({ asked, onNarrow }: Props) {
  const t = useTranslations('authoring.list');
  const states = useTranslations('authoring.states');
  const country = useCountryName();
  const suppliers = useChoosableSuppliers();
  return (
    <div className={classes.tools}>
      <Search value={asked.search} onChange={(search) => onNarrow({ search: search || undefined })} />
      <Select
        className={classes.choice}
        aria-label={t('state')}
        placeholder={t('allStates')}
        data={[...CAMPAIGN_STATES, 'deleted' as const].map((value) => ({ value, label: states(value) }))}
        clearable
        allowDeselect
        value={asked.state ?? null}
        onChange={(state) => onNarrow({ state: state ?? undefined })}
      />
      <Select
        className={classes.choice}
        aria-label={t('country')}
        placeholder={t('allCountries')}
        data={NEWSLETTER_COUNTRIES.map((value) => ({ value, label: country(value) }))}
        clearable
        allowDeselect
        value={asked.country ?? null}
        onChange={(chosen) => onNarrow({ country: chosen ?? undefined })}
      />
      <Select
        className={classes.choice}
        aria-label={t('supplier')}
        placeholder={t('allSuppliers')}
        data={(suppliers.data?.results ?? []).map(({ id, supplier_label: label }) => ({ value: String(id), label }))}
        searchable
        openOnFocus={false}
        clearable
        allowDeselect
        value={asked.supplier === undefined ? null : String(asked.supplier)}
        onChange={(supplier) => onNarrow({ supplier: supplier ?? undefined })}
      />
    </div>
  );
}

/** What is typed is asked for after half a second; what the address says from elsewhere takes its place. */
function Search({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const t = useTranslations('authoring.list');
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
      maxLength={100}
      leftSection={<IconSearch size={16} stroke={1.7} />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        send(event.currentTarget.value);
      }}
    />
  );
}
