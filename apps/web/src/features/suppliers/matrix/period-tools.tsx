import { Select, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Period } from '../api.ts';
import classes from './matrix.module.css';
import { PRESETS, type Preset, periodIn, periodOf, presetOf } from './periods.ts';

interface Props {
  readonly period: Period;
  readonly today: string;
  readonly onChange: (period: Period) => void;
}

/** Whole days in Toronto, by name or one by one. */
export function PeriodTools({ period, today, onChange }: Props) {
  const t = useTranslations('suppliers.matrix');
  const day = (change: Partial<Period>) => {
    const next = { ...period, ...change };
    // Days that are typed one after the other: the end moves with a start that passes it, and the other way round.
    const both = next.from <= next.until ? next : { from: change.from ?? next.until, until: change.from ?? next.until };
    if (Object.values(change).every((value) => value !== '')) onChange(periodIn(both, today));
  };
  return (
    <div className={classes.tools}>
      <Select
        label={t('period')}
        data={[...PRESETS.map((value) => ({ value, label: t(`presets.${value}`) })), ...own(period, today, t('own'))]}
        value={presetOf(period, today) ?? 'own'}
        allowDeselect={false}
        onChange={(value) => value !== null && value !== 'own' && onChange(periodOf(value as Preset, today))}
      />
      <TextInput
        type="date"
        label={t('from')}
        value={period.from}
        max={today}
        onChange={({ currentTarget }) => day({ from: currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('until')}
        value={period.until}
        onChange={({ currentTarget }) => day({ until: currentTarget.value })}
      />
    </div>
  );
}

/** Days that have no name are offered only where they are chosen. */
const own = (period: Period, today: string, label: string) =>
  presetOf(period, today) === null ? [{ value: 'own', label }] : [];
