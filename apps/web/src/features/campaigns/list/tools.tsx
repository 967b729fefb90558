import { Select } from '@mantine/core';
import {
  CAMPAIGN_FILTERS,
  CAMPAIGN_TYPES,
  type CampaignType,
  POSTING_COUNTRIES,
  type PostingCountry,
} from '@waypost/contract/campaigns';
import { useTranslations } from 'use-intl';
import { useCountryName } from '../../../platform/formats/use-country-name.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import classes from '../../../ui/listing/listing.module.css';
import { useSuppliers } from '../use-suppliers.ts';

export interface Asked {
  readonly search: string;
  readonly type: CampaignType | undefined;
  readonly state: (typeof CAMPAIGN_FILTERS)[number] | undefined;
  readonly country: PostingCountry | undefined;
  readonly supplier: number | undefined;
}
interface Props {
  readonly asked: Asked;
  readonly onNarrow: (to: { readonly [N in keyof Asked]?: string | undefined }) => void;
}

/** Which of them are looked at; the address says it. */
export function Tools({ asked, onNarrow }: Props) {
  const t = useTranslations('campaigns.list');
  const states = useTranslations('campaigns.states');
  const types = useTranslations('campaigns.types');
  const country = useCountryName();
  const { options } = useSuppliers();
  const choice = { className: classes.choice, clearable: true, allowDeselect: true } as const;
  return (
    <div className={classes.tools} data-four>
      <SearchField
        className={classes.search}
        label={t('search')}
        value={asked.search}
        onChange={(search) => onNarrow({ search: search || undefined })}
      />
      <Select
        {...choice}
        aria-label={t('state')}
        placeholder={t('allStates')}
        data={CAMPAIGN_FILTERS.map((value) => ({ value, label: states(value) }))}
        value={asked.state ?? null}
        onChange={(state) => onNarrow({ state: state ?? undefined })}
      />
      <Select
        {...choice}
        aria-label={t('type')}
        placeholder={t('allTypes')}
        data={CAMPAIGN_TYPES.map((value) => ({ value, label: types(value) }))}
        value={asked.type ?? null}
        onChange={(type) => onNarrow({ type: type ?? undefined })}
      />
      <Select
        {...choice}
        aria-label={t('country')}
        placeholder={t('allCountries')}
        data={POSTING_COUNTRIES.map((value) => ({ value, label: country(value) }))}
        value={asked.country ?? null}
        onChange={(chosen) => onNarrow({ country: chosen ?? undefined })}
      />
      {/* Who manages one supplier has nothing to choose. */}
      {options.length > 1 && (
        <Select
          {...choice}
          aria-label={t('supplier')}
          placeholder={t('allSuppliers')}
          data={options}
          searchable
          openOnFocus={false}
          value={asked.supplier === undefined ? null : String(asked.supplier)}
          onChange={(supplier) => onNarrow({ supplier: supplier ?? undefined })}
        />
      )}
    </div>
  );
}
