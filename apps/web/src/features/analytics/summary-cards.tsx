import { changeOf } from '@waypost/contract/analytics';
import type { MetricKey } from '@waypost/contract/networks';
import type { ReportSteps } from '@waypost/contract/posts';
import type { Metric } from '@waypost/contract/stats';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { Explained } from '../../ui/explained.tsx';
import { useFigureText } from '../posts/index.ts';
import classes from './analytics.module.css';
import type { Analysed } from './api.ts';
import { FetchedNote, useFetchedText } from './fetched-note.tsx';
import { missingOf, type Summary } from './report.ts';

interface Props {
  readonly of: Analysed;
  readonly metrics: readonly Metric<MetricKey>[];
  /** Undefined while they are read. */
  readonly now: Summary | undefined;
  /** Of the period before; null where there is none. */
  readonly before: Summary | null;
  readonly steps: ReportSteps | undefined;
}

/** Followers, posts, and every figure of this type of post, each against the period before (ANALYTICS-009 to 013). */
export function SummaryCards({ of, metrics, now, before, steps }: Props) {
  const t = useTranslations('analytics');
  const tStats = useTranslations('stats');
  const formats = useFormats();
  const textOf = useFigureText();
  const fetched = useFetchedText(steps);
  const { followers = null, followers_at: counted } = of.connected.application.data ?? {};
  const posts = now?.num_posts;
  return (
    <section aria-label={t('summary')} aria-busy={now === undefined}>
      <div className={classes.cards}>
        <Card
          label={t('followers')}
          value={followers === null ? '-' : formats.number(followers)}
          note={counted && t('counted', { when: formats.rowTime(counted) })}
        >
          {t('followersNote')}
        </Card>
        <Card
          label={t('posts')}
          value={typeof posts === 'number' ? formats.number(posts) : '–'}
          change={<Change unit="count" value={posts} before={before?.num_posts} of={of} />}
        >
          {t('postsNote')}
        </Card>
        {metrics.map(({ key, unit }) => (
          <Card
            key={key}
            label={unit === 'percent' ? t('avg', { label: tStats(`label.${key}`) }) : tStats(`label.${key}`)}
            value={textOf({ unit, value: now?.[key] ?? null })}
            change={<Change unit={unit} value={now?.[key]} before={before?.[key]} of={of} />}
            missing={missingOf(posts, steps?.known[key])}
            fetched={fetched}
          >
            {tStats(`about.${key}`)}
          </Card>
        ))}
      </div>
      <FetchedNote steps={steps} />
    </section>
  );
}

interface CardProps {
  readonly label: string;
  readonly value: string;
  readonly change?: ReactNode;
  /** What it is of. */
  readonly note?: string | undefined;
  /** Of how many posts the figure is not known. */
  readonly missing?: number;
  /** When it was fetched. */
  readonly fetched?: string | undefined;
  /** What it means; folded. */
  readonly children: string;
}

function Card({ label, value, change, note, missing = 0, fetched, children }: CardProps) {
  const t = useTranslations('analytics');
  return (
    <Explained
      className={classes.card}
      label={label}
      explanation={
        <>
          <p>{children}</p>
          {fetched && <p>{fetched}</p>}
        </>
      }
    >
      <span className={classes.value}>{value}</span>
      {change}
      {note && <span className={classes.muted}>{note}</span>}
      {missing > 0 && <span className={classes.muted}>{t('missing', { count: missing })}</span>}
    </Explained>
  );
}

interface ChangeProps {
  readonly of: Analysed;
  readonly unit: Metric['unit'];
  readonly value: number | null | undefined;
  readonly before: number | null | undefined;
}

/** Absolute and in percent; nothing for all dates, which have no time before. */
function Change({ of, unit, value, before }: ChangeProps) {
  const t = useTranslations('analytics');
  const formats = useFormats();
  const textOf = useFigureText();
  const change = changeOf(value, before);
  if (of.period === 'all' || value === undefined) return null;
  if (change === null) return <span className={classes.muted}>{t('none')}</span>;
  if (change.by === 0) return <span className={classes.muted}>{t('same')}</span>;
  const signed = (text: string, by: number) => (by < 0 ? `−${text}` : `+${text}`);
  const by = Math.abs(change.by);
  const absolute = signed(unit === 'percent' ? t('points', { value: by }) : textOf({ unit, value: by }), change.by);
  return (
    <span className={classes.change} data-way={change.by > 0 ? 'up' : 'down'}>
      {change.percent === null || Math.round(change.percent) === 0
        ? t('before', { change: absolute })
        : t('beforePercent', {
            change: absolute,
            percent: signed(formats.whole(Math.abs(change.percent)), change.percent),
          })}
    </span>
  );
}
