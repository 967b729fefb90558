import { Card, Progress, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { Campaign } from '@waypost/contract/campaigns';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from './publish.module.css';

type Spread = Campaign['spreads'][number];
const COUNTED = ['made', 'surplus', 'kept', 'passed'] as const;

/** How far the posts of a published campaign have come to their advisors, and each change of them since. */
export function ProgressCard({ campaign: { spreads, published_at } }: { readonly campaign: Campaign }) {
  const t = useTranslations('campaigns.progress');
  const formats = useFormats();
  const open = spreads.filter(({ done }) => !done);
  const when = published_at === null ? null : t('publishedAt', { when: formats.dateTime(published_at) });
  if (open.length > 0)
    return (
      <SectionCard title={t('underWay')} description={when}>
        <div className={classes.spreads}>
          {open.map((spread) => (
            <OneSpread key={spread.id} spread={spread} />
          ))}
        </div>
      </SectionCard>
    );
  const published = spreads.find(({ what }) => what === 'publish');
  if (published === undefined) return null;
  return (
    <Card component="section" aria-label={t('done')} className={classes.done}>
      <IconCircleCheck size={18} stroke={1.7} className={classes.good} aria-hidden="true" />
      <Text fw={560}>{t('done')}</Text>
      <Counts spread={published} />
      <Text size="sm" c="dimmed" className={classes.when}>
        {when}
      </Text>
    </Card>
  );
}

function OneSpread({ spread }: { readonly spread: Spread }) {
  const t = useTranslations('campaigns.progress');
  const { what, looked, of_all: all } = spread;
  return (
    <section aria-label={t(what)}>
      <div className={classes.line}>
        <Text fw={560}>{t(what)}</Text>
        <Text c="dimmed" role="status">
          {all === null ? t('begins') : t('of', { looked: Math.min(looked, all), all })}
        </Text>
      </div>
      <Progress
        value={all ? Math.min(100, (looked / all) * 100) : 0}
        aria-label={t(what)}
        transitionDuration={160}
        animated
      />
      <Counts spread={spread} />
    </section>
  );
}

function Counts({ spread }: { readonly spread: Spread }) {
  const t = useTranslations('campaigns.progress');
  const { number } = useFormats();
  return (
    <dl className={classes.states}>
      {COUNTED.filter((name) => spread[name] > 0).map((name) => (
        <div key={name}>
          <dt>{t(`counted.${spread.what === 'publish' || name !== 'made' ? name : 'changed'}`)}</dt>
          <dd>{number(spread[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
