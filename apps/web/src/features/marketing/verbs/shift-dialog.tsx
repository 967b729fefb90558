import { NumberInput } from '@mantine/core';
import { SHIFT_DAYS_MAX, SHIFT_HOURS_MAX } from '@waypost/contract/campaigns';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { shifted } from '../../../platform/time/toronto.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import type { Shift } from '../shift.ts';
import classes from './verbs.module.css';

interface Props<Result> {
  readonly name: string;
  readonly title: string;
  /** When it goes out now. */
  readonly at: string;
  readonly shift: Shift;
  readonly run: (shift: Shift) => Promise<Result>;
  readonly onDone: (result: Result) => unknown;
  readonly onFailure?: (error: Error) => unknown;
  readonly onClose: () => void;
  /** What follows from it. */
  readonly children?: ReactNode;
}

interface Typed extends Record<string, unknown> {
  readonly days: number | string;
  readonly hours: number | string;
}
const isWhole = (typed: unknown): typed is number => typeof typed === 'number' && Number.isInteger(typed);

/** Days and hours on or back, and when that is (ADMCAL-045, ADMCAL-046). */
export function ShiftDialog<Result>({ name, title, at, shift, onClose, children, ...verb }: Props<Result>) {
  const t = useTranslations('marketing.reschedule');
  const { dateTime } = useFormats();
  const initialValues: Typed = { days: shift.days, hours: shift.hours };
  const form = useKeptForm<Typed & { days: number | string; hours: number | string }>(name, {
    initialValues,
    validate: { days: (days, { hours }) => (days === 0 && hours === 0 ? t('nowhere') : null) },
  });
  const { days, hours } = form.values;
  const to = isWhole(days) && isWhole(hours) && (days !== 0 || hours !== 0) ? shifted(at, { days, hours }) : null;
  const passed = to !== null && Date.parse(to) <= Date.now();
  const action = useFormAction({
    form,
    run: () => verb.run({ days: Number(days), hours: Number(hours) }),
    success: t('saved'),
    failure: t('failed'),
    onSuccess: verb.onDone,
    onFailure: verb.onFailure,
  });
  const { setFieldError, clearFieldError } = form;
  useEffect(() => {
    if (to !== null) clearFieldError('days');
  }, [to, clearFieldError]);
  useEffect(() => {
    if (passed) setFieldError('hours', t('past'));
    else clearFieldError('hours');
  }, [passed, setFieldError, clearFieldError, t]);
  const field = { required: true, allowDecimal: false, clampBehavior: 'strict', inputMode: 'text' } as const;
  return (
    <Dialog opened title={title} onClose={onClose} size={480}>
      <ActionForm action={action} submit={t('submit')} onCancel={onClose}>
        {children}
        <div className={classes.shift}>
          <NumberInput
            label={t('days')}
            {...field}
            min={-SHIFT_DAYS_MAX}
            max={SHIFT_DAYS_MAX}
            {...form.getInputProps('days')}
          />
          <NumberInput
            label={t('hours')}
            {...field}
            min={-SHIFT_HOURS_MAX}
            max={SHIFT_HOURS_MAX}
            {...form.getInputProps('hours')}
          />
        </div>
        <p className={classes.muted} aria-live="polite">
          {to === null ? t('now', { when: dateTime(at) }) : t('fromTo', { from: dateTime(at), to: dateTime(to) })}
        </p>
      </ActionForm>
    </Dialog>
  );
}
