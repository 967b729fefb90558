import type { ReportSteps } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import classes from './analytics.module.css';

/** How old the figures are. Its line is kept while they are read. */
export function FetchedNote({ steps }: { readonly steps: ReportSteps | undefined }) {
  const t = useTranslations('analytics');
  const formats = useFormats();
  const { oldest, newest } = steps?.fetched ?? {};
  const [from, to] = [oldest && formats.rowTime(oldest), newest && formats.rowTime(newest)];
  return (
    <p className={classes.fetched}>
      {steps && !(from && to) && t('unfetched')}
      {from && to && `${from === to ? t('fetched', { when: to }) : t('fetchedRange', { from, to })} · ${t('young')}`}
    </p>
  );
}
