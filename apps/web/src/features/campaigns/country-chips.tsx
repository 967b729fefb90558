import { Chip, Group, Input } from '@mantine/core';
import { POSTING_COUNTRIES, type PostingCountry } from '@waypost/contract/campaigns';
import { useTranslations } from 'use-intl';
import { useCountryName } from '../../platform/formats/use-country-name.ts';

interface Props {
  readonly value: readonly PostingCountry[];
  readonly onChange: (countries: readonly PostingCountry[]) => void;
  readonly readOnly?: boolean;
  readonly hint?: string;
  readonly error?: string;
}

/** Whose advisors get a campaign; one country at least. */
export function CountryChips({ value, onChange, readOnly = false, hint, error }: Props) {
  const t = useTranslations('campaigns.fields');
  const name = useCountryName();
  return (
    <Input.Wrapper
      label={t('countries')}
      description={hint ?? t('countriesHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      labelElement="div"
      error={error}
      role="group"
      aria-label={t('countries')}
    >
      <Group gap={8} mb={6} data-path="countries" tabIndex={-1}>
        {POSTING_COUNTRIES.map((iso) => {
          const checked = value.includes(iso);
          return (
            <Chip
              key={iso}
              variant="outline"
              checked={checked}
              // The last one stays: a campaign for nobody is none.
              disabled={readOnly || (checked && value.length === 1)}
              onChange={() =>
                onChange(POSTING_COUNTRIES.filter((one) => (one === iso ? !checked : value.includes(one))))
              }
            >
              {name(iso)}
            </Chip>
          );
        })}
      </Group>
    </Input.Wrapper>
  );
}
