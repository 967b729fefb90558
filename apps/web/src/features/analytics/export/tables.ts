import { changeOf } from '@waypost/contract/analytics';
import { CHANNELS } from '@waypost/contract/networks';
import type { ScheduledPosting } from '@waypost/contract/posts';
import type { useTranslations } from 'use-intl';
import { day, figure, type Table, text, time } from '../../../platform/files/table.ts';
import { missingOf, type Report } from '../report.ts';

export interface Words {
  readonly t: ReturnType<typeof useTranslations<'analytics'>>;
  readonly tStats: ReturnType<typeof useTranslations<'stats'>>;
}

/** A row for each post, the newest first, with the age of its figures. */
export function postsTable(posts: readonly ScheduledPosting[], { metrics }: Report, { t, tStats }: Words): Table {
  const labels = metrics.map(({ key }) => tStats(`label.${key}`));
  return {
    name: t('lists'),
    heads: [t('export.when'), t('export.text'), t('export.link'), ...labels, t('export.fetched')],
    rows: posts.map((post) => [
      time(post.fire_at),
      text(post.messages_with_custom_text),
      text(post.external_link ?? post.link ?? ''),
      ...metrics.map(({ key, unit }) => figure(unit, post.stats?.[key])),
      time(post.stats?.fetched_at),
    ]),
  };
}

/** What the cards say, and below it whose figures these are and how old. */
export function summaryTable(
  { of, metrics, now, before, steps }: Report,
  limits: { readonly fire_at_from?: string; readonly fire_at_to?: string },
  { t, tStats }: Words,
): Table {
  const { app, application } = of.connected;
  const figures = [
    { label: t('posts'), unit: 'count', key: 'num_posts', missing: 0 } as const,
    ...metrics.map(({ key, unit }) => ({
      label: unit === 'percent' ? t('avg', { label: tStats(`label.${key}`) }) : tStats(`label.${key}`),
      unit,
      key,
      missing: missingOf(now.num_posts, steps.known[key]),
    })),
  ];
  const about = [
    [t('export.network'), text(CHANNELS[app].name)],
    [t('export.page'), text(application.data?.name ?? '')],
    [t('export.type'), text(t(`type.${of.type}`))],
    [t('export.from'), day(limits.fire_at_from)],
    [t('export.until'), time(limits.fire_at_to)],
    [t('export.oldest'), time(steps.fetched?.oldest)],
    [t('export.newest'), time(steps.fetched?.newest)],
  ] as const;
  return {
    name: t('summary'),
    heads: [
      t('metric'),
      t('export.value'),
      t('export.before'),
      t('export.change'),
      t('export.percent'),
      t('export.missing'),
    ],
    rows: [
      [text(t('followers')), figure('count', application.data?.followers)],
      ...figures.map(({ label, unit, key, missing }) => {
        const change = changeOf(now[key], before?.[key]);
        return [
          text(label),
          figure(unit, now[key]),
          figure(unit, before?.[key]),
          figure(unit, change?.by),
          figure('percent', change?.percent),
          figure('count', missing),
        ];
      }),
      [],
      ...about.map(([label, cell]) => [text(label), cell]),
    ],
  };
}

/** The figures over time: only the days or months in which posts went out. */
export function stepsTable({ metrics, steps }: Report, { t, tStats }: Words): Table {
  return {
    name: t('chart'),
    heads: [t('when'), t('posts'), ...metrics.map(({ key }) => tStats(`label.${key}`))],
    rows: steps.steps.map(({ first, num_posts, figures }) => [
      { kind: 'day', value: first },
      figure('count', num_posts),
      ...metrics.map(({ key, unit }) => figure(unit, figures[key])),
    ]),
  };
}
