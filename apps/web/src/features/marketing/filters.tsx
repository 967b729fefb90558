import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect, SegmentedControl, Switch } from '@mantine/core';
import { POSTING_COUNTRIES, type PostingCountry } from '@waypost/contract/campaigns';
import { APPS } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { useSession } from '../../platform/session/use-session.ts';
import shared from '../../ui/calendar/calendar.module.css';
import { NetworkToggles } from '../../ui/calendar/network-toggles.tsx';
import { useSuppliers } from './api.ts';
import classes from './marketing.module.css';
import { suppliersParam } from './use-chosen-suppliers.ts';
import type { MarketingCalendar } from './use-marketing-calendar.ts';
import { VIEWS, type View } from './view.ts';

export interface FiltersProps {
  readonly calendar: Pick<
    MarketingCalendar,
    'range' | 'apps' | 'countries' | 'suppliers' | 'chooseApps' | 'chooseCountries' | 'chooseSuppliers' | 'chooseView'
  >;
  readonly images: boolean;
  readonly onImages: (on: boolean) => void;
}

/** Suppliers, channels, countries, and how much a card shows (ADMCAL-002 to 010). */
export default function Filters({ calendar, images, onImages }: FiltersProps) {
  const t = useTranslations('marketing');
  const { range, apps, countries, chooseApps, chooseCountries, chooseView } = calendar;
  const toggle = (country: PostingCountry) =>
    chooseCountries(
      POSTING_COUNTRIES.filter((one) => (one === country ? !countries.includes(one) : countries.includes(one))),
    );
  return (
    <div className={classes.filters}>
      <SegmentedControl
        aria-label={t('views.label')}
        data={VIEWS.map((view) => ({ value: view, label: t(`views.${view}`) }))}
        value={range.view}
        onChange={(view) => chooseView(view as View)}
      />
      <NetworkToggles visible={APPS} chosen={apps} onChoose={chooseApps} />
      <fieldset className={classes.countries} aria-label={t('countries.label')}>
        {COUNTRY_ORDER.map((country) => (
          <Switch
            key={country}
            label={t(`countries.${country}`)}
            checked={countries.includes(country)}
            onChange={() => toggle(country)}
          />
        ))}
      </fieldset>
      <SupplierFilter chosen={calendar.suppliers} onChoose={calendar.chooseSuppliers} />
      <Switch
        className={`${classes.images} ${shared.zone}`}
        label={t('images')}
        checked={images}
        onChange={(event) => onImages(event.currentTarget.checked)}
      />
    </div>
  );
}

/** As the specification names them: CAN and USA. */
const COUNTRY_ORDER: readonly PostingCountry[] = ['CA', 'US'];

interface SupplierProps {
  readonly chosen: readonly number[] | null;
  readonly onChoose: (param: string | undefined) => void;
}

/** Hidden where there is one alone (ADMCAL-003). */
function SupplierFilter({ chosen, onChoose }: SupplierProps) {
  const t = useTranslations('marketing');
  const own = useSession().supplier_manager?.suppliers;
  const { data: suppliers = [] } = useSuppliers();
  if (suppliers.length < 2) return null;
  return (
    <MultiSelect
      className={classes.suppliers}
      aria-label={t('suppliers.label')}
      placeholder={chosen === null ? t('suppliers.all') : undefined}
      data={suppliers.map(({ id, supplier_label: label }) => ({ value: String(id), label }))}
      value={(chosen ?? []).map(String)}
      searchable
      clearable
      openOnFocus={false}
      maxDropdownHeight={280}
      onChange={(ids) => onChoose(suppliersParam(ids.map(Number), own))}
    />
  );
}
