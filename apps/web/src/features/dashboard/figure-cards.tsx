import { changeOf } from '@waypost/contract/analytics';
import type { Overview } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import classes from './figures.module.css';
import { Sparkline } from './sparkline.tsx';

/** What came of it: each figure with what it covers and how old it is. Their place is kept while they are read. */
export function FigureCards({ overview }: { readonly overview: Overview | undefined }) {
  const t = useTranslations('dashboard.figures');
  const formats = useFormats();
  const lately = overview && t('days', { days: overview.days });
  const age = (at: string | null | undefined) => at && t('asOf', { when: formats.rowTime(at) });
  const over = (key: 'posted' | 'reach' | 'interactions') => ({
    key,
    before: overview?.before[key],
    steps: overview?.steps.map((step) => step[key]),
  });
  const cards = [
    { ...over('posted'), value: overview?.posted, notes: [lately] },
    { ...over('reach'), value: overview?.reach.value, notes: [lately, age(overview?.reach.at)] },
    { ...over('interactions'), value: overview?.interactions.value, notes: [lately, age(overview?.interactions.at)] },
    { key: 'followers', value: overview?.followers.value, notes: [age(overview?.followers.at)] },
  ] as const;
  return (
    <dl className={classes.cards} aria-busy={overview === undefined}>
      {cards.map(({ key, value, notes, ...over }) => (
        <div key={key} className={classes.card}>
          <dt>{t(key)}</dt>
          <dd className={classes.value}>
            {typeof value === 'number' ? formats.number(value) : '–'}
            {'before' in over && <Change value={value} before={over.before} />}
          </dd>
          <dd className={classes.notes}>
            {notes.filter(Boolean).map((note) => (
              <span key={note}>{note}</span>
            ))}
            {overview && !notes.some(Boolean) && t('none')}
          </dd>
          {'steps' in over && <Sparkline values={over.steps} />}
        </div>
      ))}
    </dl>
  );
}

interface ChangeProps {
  readonly value: number | null | undefined;
  readonly before: number | null | undefined;
}

/** In percent against the time before. No base, no percent. */
function Change({ value, before }: ChangeProps) {
  const t = useTranslations('dashboard.figures');
  const formats = useFormats();
  const percent = changeOf(value, before)?.percent ?? null;
  if (percent === null) return null;
  const way = Math.sign(Math.round(percent));
  return (
    <span className={classes.change} data-way={way} title={t('before')}>
      {['−', '', '+'][way + 1]}
      {formats.whole(Math.abs(percent))}
    </span>
  );
}
