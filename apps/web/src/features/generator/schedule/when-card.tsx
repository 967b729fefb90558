import { Text } from '@mantine/core';
import { RESCHEDULE_MIN_MINUTES } from '@waypost/contract/posts';
import { memo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DateTimeField } from '../../../ui/fields/moments/date-time-field.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from '../composer.module.css';

interface Props {
  readonly value: string | null;
  readonly onChange: (fireAt: string | null) => void;
  readonly now: number;
  readonly error?: string;
  /** A post that is there already has a time; now is no choice. */
  readonly stored: boolean;
  /** Below the time: where it could come from. */
  readonly children?: ReactNode;
}

export const WhenCard = memo(function WhenCard({ value, onChange, now, error, stored, children }: Props) {
  const t = useTranslations('generator');
  return (
    <SectionCard title={t('composer.when')}>
      <div className={classes.pair}>
        <DateTimeField
          label={t('time.label')}
          value={value}
          onChange={onChange}
          min={new Date(now + RESCHEDULE_MIN_MINUTES * 60_000).toISOString()}
          error={error}
        />
        <Text size="sm" c="dimmed" className={classes.aside}>
          {t(stored ? 'time.earliest' : 'time.hint', { minutes: RESCHEDULE_MIN_MINUTES })}
        </Text>
      </div>
      {children}
    </SectionCard>
  );
});
