import { Text } from '@mantine/core';
import type { Downgrade } from '@waypost/contract/plans';
import { useTranslations } from 'use-intl';
import classes from './losses.module.css';

/** What the steps of a downgrade have done so far. */
export function Done({ steps, state }: Pick<Downgrade, 'steps' | 'state'>) {
  const t = useTranslations('plans.done');
  const done = steps.filter(({ count }) => count > 0);
  if (done.length === 0)
    return state === 'running' ? null : (
      <Text size="sm" c="dimmed">
        {t('nothing')}
      </Text>
    );
  return (
    <ul className={classes.done}>
      {done.map(({ thing, count }) => (
        <Text key={thing} component="li" size="sm">
          {t(`step.${thing}`, { count })}
        </Text>
      ))}
    </ul>
  );
}
