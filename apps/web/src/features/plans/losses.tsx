import { Text } from '@mantine/core';
import { KEPT_DAYS, type Loss, type ProThing } from '@waypost/contract/plans';
import { useTranslations } from 'use-intl';
import { ErrorState, ListSkeleton } from '../../ui/states/states.tsx';
import classes from './losses.module.css';

/** The three effects of a change below PRO (SUPER-006 to 008), and what each is about. */
const EFFECTS = [
  ['instagram', ['instagram']],
  ['reels', ['reels']],
  ['data', ['advanced_features', 'texts', 'drafts', 'business_card']],
] as const satisfies readonly (readonly [string, readonly ProThing[]])[];

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
        {EFFECTS.map(([effect, things]) => {
          const found = data.filter(({ thing }) => things.some((one) => one === thing));
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
