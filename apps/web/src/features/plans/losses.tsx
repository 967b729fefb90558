import { Text } from '@mantine/core';
import { KEPT_DAYS, type Loss, type ProThing } from '@waypost/contract/plans';
import { useTranslations } from 'use-intl';
import { ErrorState, ListSkeleton } from '../../ui/states/states.tsx';
import classes from './losses.module.css';

/** The three effects of a change below PRO (SUPER-006 to 008). */
const EFFECTS = ['instagram', 'reels', 'data'] as const;
/** To which of them each belongs: what has no place here does not compile. */
const EFFECT_OF: Readonly<Record<ProThing, (typeof EFFECTS)[number]>> = {
  instagram: 'instagram',
  instagram_posts: 'instagram',
  reels: 'reels',
  advanced_features: 'data',
  texts: 'data',
  drafts: 'data',
  business_card: 'data',
};

interface Read {
  readonly data: readonly Loss[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What a change below PRO takes away, with counts of this moment; shown before it is done. */
export function Losses({ data, error, onRetry }: Read) {
  const t = useTranslations('plans.losses');
  if (data === undefined && error) return <ErrorState title={t('failed')} error={error} onRetry={onRetry} />;
  if (data === undefined) return <ListSkeleton rows={3} shape="line" />;
  return (
    <>
      <ul className={classes.losses}>
        {EFFECTS.map((effect) => {
          const found = data.filter(({ thing }) => EFFECT_OF[thing] === effect);
          return (
            <li key={effect}>
              <Text fw={560}>{t(`effect.${effect}`)}</Text>
              <Text size="sm" c="dimmed">
                {found.map(({ thing, count }) => t(`count.${thing}`, { count })).join(' · ') || t('nothing')}
              </Text>
            </li>
          );
        })}
      </ul>
      <Text size="sm">{t('kept', { days: KEPT_DAYS })}</Text>
    </>
  );
}
