import type { ReportSteps } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import classes from './analytics.module.css';

/** How old the figures are; nothing while that is not known. */
export function useFetchedText(steps: ReportSteps | undefined): string | undefined {
  const t = useTranslations('analytics');
  const formats = useFormats();
  if (steps === undefined) return undefined;
  if (steps.fetched === null) return t('unfetched');
  const [from, to] = [formats.rowTime(steps.fetched.oldest), formats.rowTime(steps.fetched.newest)];
  return from === to ? t('fetched', { when: to }) : t('fetchedRange', { from, to });
}

/** Below the figures. Its line is kept while they are read. */
export function FetchedNote({ steps }: { readonly steps: ReportSteps | undefined }) {
  const t = useTranslations('analytics');
  const text = useFetchedText(steps);
  return <p className={classes.fetched}>{steps?.fetched ? `${text} · ${t('young')}` : text}</p>;
}
