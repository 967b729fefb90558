import type { CampaignSummary } from '@waypost/contract/campaigns';
import { useTranslations } from 'use-intl';
import { useCountryName } from '../../../platform/formats/use-country-name.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';

/** What a row says of a campaign beside its title. */
export function useFacts({ type, supplier, countries, num_postings, first_at, last_at }: CampaignSummary) {
  const t = useTranslations('campaigns.list');
  const { date } = useFormats();
  const country = useCountryName();
  const [first, last] = [first_at, last_at].map((time) => time && date(time));
  const period = first && last && (first === last ? first : t('from', { first, last }));
  return {
    // A library's posts have no times.
    period: type === 'library' ? null : (period ?? t('noTimes')),
    countries: countries.map((iso) => country(iso)).join(', '),
    supplier: supplier?.supplier_label ?? t('noSupplier'),
    posts: t('postCount', { count: num_postings }),
  };
}
