import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { DEBOUNCE_MS } from '@waypost/contract/wire';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAgents } from './use-agents.ts';

export interface Agent {
  readonly profile: number;
  readonly name: string;
}
interface Props {
  readonly campaign: number;
  readonly value: Agent | null;
  readonly onChange: (agent: Agent | null) => void;
}

/** On whose page one looks at it; a made-up advisor's while none is chosen. Advisors are asked for once the list opens. */
export function AgentSelect({ campaign, value, onChange }: Props) {
  const t = useTranslations('campaigns.preview');
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed === value?.name ? '' : typed.trim(), DEBOUNCE_MS.keyword);
  const found = useAgents(campaign, search, opened);
  const options = (found.data?.results ?? []).map(({ profile, name, agency_name }) => ({
    value: String(profile),
    label: [name, agency_name].filter(Boolean).join(' · '),
  }));
  const chosen = value && { value: String(value.profile), label: value.name };
  const known = chosen && !options.some((option) => option.value === chosen.value) ? [chosen, ...options] : options;
  return (
    <Select
      label={t('agent')}
      placeholder={t('sampleAgent')}
      data={known}
      searchable
      openOnFocus={false}
      clearable
      allowDeselect
      filter={({ options: all }) => all}
      nothingFoundMessage={found.isFetching ? t('searching') : t('noAgent')}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpened(true)}
      value={chosen?.value ?? null}
      onChange={(profile, option) =>
        onChange(profile === null ? null : { profile: Number(profile), name: option?.label ?? '' })
      }
    />
  );
}
