import type { AudienceTotals } from '@waypost/contract/reports';
import { useTranslations } from 'use-intl';
import classes from './figures.module.css';

/** The sum that a report is held to, as it stands. */
export function AudienceSum({ totals }: { readonly totals: AudienceTotals }) {
  const t = useTranslations('reports.audience');
  return <p className={classes.sum}>{t('sum', { ...totals })}</p>;
}
