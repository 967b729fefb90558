import { type CampaignRow, readByNobody } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { useCountryName } from '../../../platform/formats/use-country-name.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';

/** What a row says of a newsletter beside its name. */
export function useFacts({ subject, fire_at, country_iso, suppliers, num_agent, state }: CampaignRow) {
  const t = useTranslations('authoring.list');
  const { dateTime } = useFormats();
  const country = useCountryName();
  const place = country_iso === null ? t('everyCountry') : country(country_iso);
  return {
    when: fire_at === null ? null : dateTime(fire_at),
    subject: readByNobody(subject),
    place,
    advisors: state === 'draft' ? null : t('advisors', { count: num_agent }),
    suppliers: suppliers.map(({ supplier_label: label }) => label).join(', '),
  };
}
