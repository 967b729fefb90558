import { Progress, Text } from '@mantine/core';
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
  if (spreads.length === 0) return null;
  const open = spreads.some(({ done }) => !done);
  return (
    <SectionCard
      title={t(open ? 'underWay' : 'done')}
      description={published_at === null ? undefined : t('publishedAt', { when: formats.dateTime(published_at) })}
    >
      <div className={classes.spreads}>
        {spreads.map((spread) => (
          <OneSpread key={spread.id} spread={spread} />
        ))}
      </div>
    </SectionCard>
  );
}

function OneSpread({ spread }: { readonly spread: Spread }) {
  const t = useTranslations('campaigns.progress');
  const { number } = useFormats();
  const { what, looked, of_all: all, done } = spread;
  return (
    <section aria-label={t(what)}>
      <div className={classes.line}>
        <Text fw={560}>{t(what)}</Text>
        <Text c="dimmed" role="status">
          {done ? t('over') : all === null ? t('begins') : t('of', { looked: Math.min(looked, all), all })}
        </Text>
      </div>
      {!done && (
        <Progress
          value={all ? Math.min(100, (looked / all) * 100) : 0}
          aria-label={t(what)}
          transitionDuration={160}
          animated
        />
      )}
      <dl className={classes.states}>
        {COUNTED.filter((name) => spread[name] > 0).map((name) => (
          <div key={name}>
            <dt>{t(`counted.${what === 'publish' || name !== 'made' ? name : 'changed'}`)}</dt>
            <dd>{number(spread[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
