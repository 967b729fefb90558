import { Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listUsers } from '@waypost/contract/accounts';
import { AUDIT_ACTIONS, AUDIT_OBJECTS, listAudit } from '@waypost/contract/audit-log';
import { DEBOUNCE_MS } from '@waypost/contract/wire';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { SearchableSelect } from '../../ui/fields/searchable-select.tsx';
import { type AuditSearch, askedOf } from './asked.ts';
import classes from './audit.module.css';
import { useActionWords, useObjectWords } from './words.ts';

interface Props {
  readonly search: AuditSearch;
  readonly onChange: (change: AuditSearch) => void;
}

/** Who, what, about what, and between which days. */
export function AuditFilters({ search, onChange }: Props) {
  const t = useTranslations('audit');
  const actionWords = useActionWords();
  const objectWords = useObjectWords();
  const actions = useMemo(() => {
    const known = AUDIT_ACTIONS.map((value) => ({ value: value as string, label: actionWords(value) }));
    return known.sort((a, b) => a.label.localeCompare(b.label));
  }, [actionWords]);
  const [type = '', one] = (search.object ?? '').split(':');
  const objects = AUDIT_OBJECTS.map((value) => ({ value: value as string, label: objectWords(value) })).sort((a, b) =>
    a.label.localeCompare(b.label),
  );
  const shown =
    one === undefined ? objects : [{ value: `${type}:${one}`, label: `${objectWords(type)} · ${one}` }, ...objects];
  return (
    <div className={classes.tools}>
      <WhoFilter search={search} onChange={onChange} />
      <SearchableSelect
        label={t('what')}
        placeholder={t('everything')}
        clearable
        data={withOwn(actions, search.action)}
        value={search.action ?? null}
        onChange={(action) => onChange({ action: action ?? undefined })}
      />
      <Select
        label={t('about')}
        placeholder={t('everything')}
        clearable
        searchable
        openOnFocus={false}
        data={withOwn(shown, search.object)}
        value={search.object ?? null}
        onChange={(object) => onChange({ object: object ?? undefined })}
      />
      {(['from', 'until'] as const).map((bound) => (
        <TextInput
          key={bound}
          type="date"
          label={t(bound)}
          min="2000-01-01"
          max="2099-12-31"
          value={search[bound] ?? ''}
          onChange={(event) => onChange({ [bound]: event.currentTarget.value || undefined })}
        />
      ))}
    </div>
  );
}

/** What the address names and no list knows is shown as it stands, so that it can be taken away. */
const withOwn = (data: readonly { value: string; label: string }[], own: string | undefined) =>
  own === undefined || data.some(({ value }) => value === own) ? [...data] : [{ value: own, label: own }, ...data];

/** People are found by name or email; who stands in the address is named by the log's own answer. */
function WhoFilter({ search, onChange }: Props) {
  const t = useTranslations('audit');
  const [typed, setTyped] = useState('');
  const [wanted] = useDebouncedValue(typed.trim(), DEBOUNCE_MS.list);
  const { who } = askedOf(search);
  const person = useQuery({
    queryKey: ['audit', 'who', who],
    queryFn: async ({ signal }) => (await call(listAudit, { query: { who } }, { signal })).who,
    enabled: who !== undefined,
  });
  const found = useQuery({
    queryKey: ['users', 'named', wanted],
    queryFn: ({ signal }) => call(listUsers, { query: { search: wanted } }, { signal }),
    enabled: wanted !== '' && wanted !== person.data?.name,
    placeholderData: keepPreviousData,
  });
  const people = (found.data?.results ?? []).map(({ pk, name, email }) => ({
    value: String(pk),
    label: name || email,
  }));
  const named = who === undefined ? people : withOwn(people, String(who));
  const data = named.map((one) =>
    one.value === String(who) && one.label === one.value
      ? { ...one, label: person.data?.name || t('erased', { id: one.value }) }
      : one,
  );
  return (
    <SearchableSelect
      label={t('who')}
      placeholder={t('everybody')}
      clearable
      data={data}
      value={who === undefined ? null : String(who)}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      nothingFoundMessage={wanted === '' ? t('typeName') : t('nobody')}
      onChange={(value) => onChange({ who: value ?? undefined })}
    />
  );
}
