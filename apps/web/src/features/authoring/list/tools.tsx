import { Select } from '@mantine/core';
import { CAMPAIGN_STATES, type CampaignState, NEWSLETTER_COUNTRIES } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { useCountryName } from '../../../platform/formats/use-country-name.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import classes from '../../../ui/listing/listing.module.css';
import { useChoosableSuppliers } from '../../suppliers/index.ts';

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
      <SearchField
        className={classes.search}
        label={t('search')}
        value={asked.search}
        onChange={(search) => onNarrow({ search: search || undefined })}
      />
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
