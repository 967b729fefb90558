import type { RelatedData } from '@waypost/contract/campaigns';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import classes from './performance.module.css';

const COUNTERS = ['posted', 'pending', 'other', 'total'] as const;

/** How many advisors have it, and where their posts stand (ADMCAL-036, ADMCAL-037). */
export function Related({ related }: { readonly related: RelatedData }) {
  const t = useTranslations('marketing.related');
  const { number } = useFormats();
  const { autoschedule_percentage: percentage, scheduled_posting: posts } = related;
  return (
    <section aria-label={t('label')} className={classes.section}>
      <h3>{t('scheduled', { n: number(percentage) })}</h3>
      <table className={classes.counters}>
        <thead>
          <tr>
            {COUNTERS.map((of) => (
              <th key={of} scope="col">
                {t(of)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {COUNTERS.map((of) => (
              <td key={of}>{number(posts[of])}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
