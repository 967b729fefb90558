import { Button, SegmentedControl, Select, TextInput } from '@mantine/core';
import { IconListDetails, IconLock, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { AGENCY_OPTION_KINDS, type AgencyOption, type AgencyOptionKind } from '@waypost/contract/agency';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { usePermission } from '../../../platform/session/use-session.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { useCountries } from '../api.ts';
import { agencyPaths } from '../paths.ts';
import { DeleteOption } from './delete-option.tsx';
import { ALL_KEY, readAll, type Wanted, wantedOf } from './lists.ts';
import { OptionDialog } from './option-dialog.tsx';
import { OptionRow } from './option-row.tsx';
import classes from './staff.module.css';
import { useVerbs } from './use-verbs.ts';

/** Hosts, licences and states: what advisors choose from in their business profile. */
export default function ListsPage() {
  const t = useTranslations('agency.staff');
  const allowed = usePermission('agency.change');
  const [{ kind: asked, country = '' }, setShown] = useSearch(agencyPaths.lists);
  const kind = AGENCY_OPTION_KINDS.find((one) => one === asked) ?? 'host';
  const [search, setSearch] = useState('');
  const [editing, edit] = useState<AgencyOption | 'new' | null>(null);
  const clear = () => {
    setSearch('');
    setShown({ kind, country: undefined });
  };
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={allowed && <Button onClick={() => edit('new')}>{t(`create.${kind}`)}</Button>}
      />
      {allowed ? (
        <>
          <div className={classes.tools}>
            <SegmentedControl
              aria-label={t('kind')}
              data={AGENCY_OPTION_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              value={kind}
              onChange={(value) =>
                setShown({ kind: value === 'host' ? undefined : value, country: country || undefined })
              }
            />
            <TextInput
              className={classes.search}
              type="search"
              aria-label={t('search')}
              placeholder={t('search')}
              leftSection={<IconSearch size={16} stroke={1.7} />}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
            <CountryFilter value={country} onChange={(value) => setShown({ kind, country: value || undefined })} />
          </div>
          <SectionCard bleed>
            <List {...{ kind, country, search }} onEdit={edit} onClear={clear} />
          </SectionCard>
        </>
      ) : (
        <SectionCard>
          <EmptyState icon={<IconLock size={40} stroke={1.4} />} title={t('noPermission')} />
        </SectionCard>
      )}
      {editing && (
        <OptionDialog
          kind={kind}
          country={country}
          option={editing === 'new' ? null : editing}
          onClose={() => edit(null)}
        />
      )}
    </>
  );
}

interface FilterProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function CountryFilter({ value, onChange }: FilterProps) {
  const t = useTranslations('agency.staff');
  const countries = useCountries().data?.results ?? [];
  return (
    <Select
      aria-label={t('country')}
      placeholder={t('allCountries')}
      data={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
      clearable
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}

interface ListProps extends Omit<Wanted, 'locale'> {
  readonly kind: AgencyOptionKind;
  readonly onEdit: (option: AgencyOption) => void;
  readonly onClear: () => void;
}

function List({ onEdit, onClear, ...wanted }: ListProps) {
  const t = useTranslations('agency.staff');
  const { locale } = useFormats();
  const all = useQuery({ queryKey: ALL_KEY, queryFn: ({ signal }) => readAll(signal), meta: { kind: 'silent' } });
  const verbs = useVerbs();
  const [asked, ask] = useState<AgencyOption | null>(null);
  if (all.isPending) return <ListSkeleton rows={6} shape="line" />;
  if (!all.data) return <ErrorState error={all.error} onRetry={() => void all.refetch()} />;
  const found = wantedOf(all.data, { ...wanted, locale });
  const icon = <IconListDetails size={40} stroke={1.4} />;
  if (all.data.every(({ kind }) => kind !== wanted.kind))
    return <EmptyState icon={icon} title={t('none')} text={t('noneText')} />;
  if (found.length === 0)
    return (
      <EmptyState
        icon={icon}
        title={t('noMatch')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('clear')}
          </Button>
        }
      />
    );
  return (
    <>
      <ul className={classes.list} aria-label={t(`kinds.${wanted.kind}`)}>
        {found.map((one) => (
          <OptionRow
            key={one.id}
            option={one}
            pending={verbs.pending}
            onEdit={() => onEdit(one)}
            onDelete={() => (one.used_by === 0 ? verbs.remove(one) : ask(one))}
          />
        ))}
      </ul>
      <DeleteOption
        option={asked}
        pending={verbs.pending}
        onClose={() => ask(null)}
        onConfirm={(option) => {
          verbs.remove(option);
          ask(null);
        }}
      />
    </>
  );
}
