import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { AGENCY_MAX, maskText, PHONE_CODES, phoneMask } from '@waypost/contract/agency';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { SearchableSelect } from '../../../ui/fields/searchable-select.tsx';
import { StateField } from '../../../ui/fields/state-field.tsx';
import { MaskedField } from '../masked-field.tsx';
import classes from './form.module.css';
import { PhoneField } from './phone-field.tsx';
import { type BusinessValues, licenseMask, type Offered } from './values.ts';

interface Props {
  readonly form: UseFormReturnType<BusinessValues>;
}
interface OfferedProps extends Props {
  readonly offered: Offered;
}

const HOSTS_SHOWN = 100;

interface Item {
  readonly value: string;
  readonly label: string;
}

/** What was chosen once stays to be read, also where it is offered no more. */
const withChosen = (items: readonly Item[], chosen: readonly string[], gone: (value: string) => string): Item[] => [
  ...items,
  ...chosen
    .filter((value) => items.every((item) => item.value !== value))
    .map((value) => ({ value, label: gone(value) })),
];

export function AgencyFields({ form, offered }: OfferedProps) {
  const t = useTranslations('agency.form');
  const hosts = offered.hosts.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <TextInput
        label={t('name')}
        autoComplete="organization"
        maxLength={AGENCY_MAX.agency_name}
        required
        {...form.getInputProps('agency_name')}
      />
      <MultiSelect
        label={t('hosts')}
        placeholder={form.values.agency_host_name.length === 0 ? t('chooseHosts') : undefined}
        description={offered.hosts.length === 0 ? t('noHosts') : undefined}
        data={withChosen(hosts, form.values.agency_host_name, () => t('gone'))}
        limit={HOSTS_SHOWN}
        searchable
        openOnFocus={false}
        hidePickedOptions
        classNames={{ inputField: classes.inner ?? '', pill: classes.chosen ?? '' }}
        nothingFoundMessage={hosts.length > form.values.agency_host_name.length && t('noMatch')}
        withAsterisk={offered.hosts.length > 0}
        disabled={offered.hosts.length === 0 && form.values.agency_host_name.length === 0}
        {...form.getInputProps('agency_host_name')}
      />
      <TextInput
        label={t('website')}
        placeholder="https://"
        inputMode="url"
        autoComplete="url"
        maxLength={AGENCY_MAX.website}
        {...form.getInputProps('website')}
      />
    </>
  );
}

export function PhoneFields({ form }: Props) {
  const t = useTranslations('agency.form');
  const { phone_country_code: code, phone } = form.values;
  return (
    <div className={classes.phone}>
      <Select
        label={t('code')}
        data={[...PHONE_CODES]}
        renderOption={({ option }) => t(`codes.${option.value === '+1' ? 'north' : 'mexico'}`)}
        allowDeselect={false}
        comboboxProps={{ width: 240, position: 'bottom-start' }}
        required
        {...form.getInputProps('phone_country_code')}
        onChange={(value) => {
          const next = PHONE_CODES.find((one) => one === value) ?? code;
          form.setFieldValue('phone_country_code', next);
          form.setFieldValue('phone', maskText(phoneMask(next), phone));
        }}
      />
      <PhoneField
        label={t('phone')}
        code={code}
        inputMode="tel"
        autoComplete="tel-national"
        data-path="phone"
        required
        value={phone}
        error={form.errors.phone}
        onChange={(value) => form.setFieldValue('phone', value)}
        onWhole={(whole) => {
          form.setFieldValue('phone_country_code', whole.code);
          form.setFieldValue('phone', whole.phone);
          if (whole.extension !== '') form.setFieldValue('phone_extension', whole.extension);
        }}
      />
      <TextInput
        label={t('extension')}
        autoComplete="tel-extension"
        maxLength={AGENCY_MAX.phone_extension}
        {...form.getInputProps('phone_extension')}
      />
    </div>
  );
}

export function AddressFields({ form, offered }: OfferedProps) {
  const t = useTranslations('agency.form');
  return (
    <>
      <TextInput
        label={t('street')}
        autoComplete="street-address"
        maxLength={AGENCY_MAX.address}
        required
        {...form.getInputProps('address')}
      />
      <div className={classes.place}>
        <TextInput
          label={t('city')}
          autoComplete="address-level2"
          maxLength={AGENCY_MAX.city}
          required
          {...form.getInputProps('city')}
        />
        <StateField
          label={t('state')}
          placeholder={t('chooseState')}
          states={offered.states}
          nothingFoundMessage={t('noMatch')}
          required
          {...form.getInputProps('state')}
        />
        <TextInput
          label={t('zip')}
          autoComplete="postal-code"
          maxLength={AGENCY_MAX.zip_code}
          required
          {...form.getInputProps('zip_code')}
        />
      </div>
    </>
  );
}

/** The number is typed into the mask of its licence; of a licence without one there is nothing to type (BIZ-019, 020). */
export function LicenseFields({ form, offered }: OfferedProps) {
  const t = useTranslations('agency.form');
  const { agency_license_description: kind, agency_license_number: number } = form.values;
  const licenses = offered.licenses.map(({ code, label }) => ({ value: code, label }));
  const mask = licenseMask(offered, kind);
  // What was typed for one kind stands there again when that is chosen once more.
  const typed = useRef(new Map<string | null, string>());
  return (
    <div className={classes.pair}>
      <SearchableSelect
        label={t('license')}
        placeholder={t('chooseLicense')}
        data={withChosen(licenses, kind ? [kind] : [], (code) => code)}
        allowDeselect={false}
        nothingFoundMessage={t('noMatch')}
        required={licenses.length > 0}
        disabled={licenses.length === 0 && kind === null}
        {...form.getInputProps('agency_license_description')}
        onChange={(next) => {
          typed.current.set(kind, number);
          const known = typed.current.get(next);
          const nextMask = licenseMask(offered, next);
          form.setFieldValue('agency_license_description', next);
          form.setFieldValue('agency_license_number', known ?? (nextMask === null ? '' : maskText(nextMask, number)));
        }}
      />
      {mask === null ? (
        <TextInput label={t('number')} placeholder={t('none')} value="" readOnly data-path="agency_license_number" />
      ) : (
        <MaskedField
          label={t('number')}
          mask={mask}
          maxLength={AGENCY_MAX.agency_license_number}
          data-path="agency_license_number"
          value={number}
          error={form.errors.agency_license_number}
          onChange={(value) => form.setFieldValue('agency_license_number', value)}
        />
      )}
    </div>
  );
}
