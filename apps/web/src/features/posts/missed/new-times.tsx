import { Button, Select } from '@mantine/core';
import { RESCHEDULE_MIN_MINUTES, SPACINGS, type Spacing } from '@waypost/contract/posts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldError } from '../../../platform/api/api-error.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { lastOf, nextHour } from '../../../platform/time/toronto.ts';
import { useNow } from '../../../platform/time/use-now.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { DateTimeField } from '../../../ui/fields/moments/date-time-field.tsx';
import classes from './missed.module.css';

interface Props {
  readonly count: number;
  /** How many times they get: what was made together goes out together. */
  readonly times: number;
  readonly pending: boolean;
  readonly error: Error | null;
  readonly onCancel: () => void;
  readonly onSave: (times: { fire_at: string; apart: Spacing }) => void;
}

/** One time for the first post; the others follow in the order in which they were due. */
export function NewTimes({ count, times, pending, error, onCancel, onSave }: Props) {
  const t = useTranslations('posts.missed');
  const tPosts = useTranslations('posts');
  const tActions = useTranslations('ui.actions');
  const formats = useFormats();
  const now = useNow(15_000);
  const [first, setFirst] = useState(() => nextHour(Date.now() + RESCHEDULE_MIN_MINUTES * 60_000));
  const [apart, setApart] = useState<Spacing>('P1D');
  const earliest = now + RESCHEDULE_MIN_MINUTES * 60_000;
  const tooSoon = Date.parse(first) < earliest - 60_000;
  return (
    <Form
      className={classes.times}
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ fire_at: first, apart });
      }}
    >
      <div className={classes.fields}>
        <DateTimeField
          label={times > 1 ? t('firstTime') : tPosts('detail.newTime')}
          value={first}
          onChange={(time) => time && setFirst(time)}
          min={new Date(earliest).toISOString()}
          clearable={false}
          error={
            tooSoon ? tPosts('detail.earliest', { minutes: RESCHEDULE_MIN_MINUTES }) : fieldError(error, 'fire_at')
          }
        />
        {times > 1 && (
          <Select
            label={t('apart')}
            description={t('last', { when: formats.rowTime(lastOf(first, apart, times)) })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={apart}
            data={SPACINGS.map((value) => ({ value, label: t(`spacing.${value}`) }))}
            onChange={(value) => setApart(SPACINGS.find((known) => known === value) ?? apart)}
          />
        )}
      </div>
      <div className={classes.actions}>
        <span className={classes.spring} />
        <Button variant="default" onClick={onCancel} disabled={pending}>
          {tActions('cancel')}
        </Button>
        <Button type="submit" loading={pending} disabled={tooSoon || count === 0}>
          {t('saveTimes', { count })}
        </Button>
      </div>
    </Form>
  );
}
