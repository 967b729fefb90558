import type { Overview } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import classes from './figures.module.css';

/** What came of it: each figure with what it covers and how old it is. Their place is kept while they are read. */
export function FigureCards({ overview }: { readonly overview: Overview | undefined }) {
  const t = useTranslations('dashboard.figures');
  const formats = useFormats();
  const lately = overview && t('days', { days: overview.days });
  const age = (at: string | null | undefined) => at && t('asOf', { when: formats.rowTime(at) });
  const cards = [
    { key: 'posted', value: overview?.posted, notes: [lately] },
    { key: 'reach', value: overview?.reach.value, notes: [lately, age(overview?.reach.at)] },
    { key: 'followers', value: overview?.followers.value, notes: [age(overview?.followers.at)] },
  ] as const;
  return (
    <dl className={classes.cards} aria-busy={overview === undefined}>
      {cards.map(({ key, value, notes }) => (
        <div key={key} className={classes.card}>
          <dt>{t(key)}</dt>
          <dd className={classes.value}>{typeof value === 'number' ? formats.number(value) : '–'}</dd>
          <dd className={classes.notes}>{notes.filter(Boolean).join(' · ') || (overview ? t('none') : '')}</dd>
        </div>
      ))}
    </dl>
  );
}
