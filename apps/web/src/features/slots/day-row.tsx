import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconX } from '@tabler/icons-react';
import type { Slot } from '@waypost/contract/slots';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { formatClock } from '../../platform/formats/clock.ts';
import { useLanguage } from '../../platform/i18n/locale-provider.tsx';
import { AddTime } from './add-time.tsx';
import classes from './slots.module.css';
import { copyDay, minutesOf, ofDay, WEEKDAYS, WORKDAYS, weekdayName, without } from './week.ts';

interface Props {
  readonly weekday: number;
  /** Of the whole week. */
  readonly slots: readonly Slot[];
  readonly onChange: (slots: readonly Slot[], added?: Slot) => void;
  readonly onRemove: (slots: readonly Slot[], removed: Slot) => void;
}

export function DayRow({ weekday, slots, onChange, onRemove }: Props) {
  const t = useTranslations('slots.week');
  const locale = useLanguage();
  const row = useRef<HTMLLIElement>(null);
  const day = weekdayName(weekday, locale);
  const own = ofDay(slots, weekday);
  return (
    <li ref={row} className={classes.day}>
      <h3 className={classes.dayName}>{day}</h3>
      <div className={classes.times}>
        {own.map((slot) => {
          const time = formatClock(minutesOf(slot.at), locale);
          return (
            <span key={slot.at} className={classes.time}>
              {time}
              <ActionIcon
                size={24}
                variant="subtle"
                color="gray"
                aria-label={t('remove', { day, time })}
                onClick={() => {
                  // The button goes with its time: the focus stays in the day.
                  row.current?.querySelector<HTMLElement>('[data-add]')?.focus();
                  onRemove(without(slots, slot), slot);
                }}
              >
                <IconX size={14} stroke={1.8} />
              </ActionIcon>
            </span>
          );
        })}
        <AddTime weekday={weekday} slots={slots} onAdd={onChange} />
      </div>
      {own.length > 0 && (
        <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={t('copyDay', { day })}>
              <IconCopy size={16} stroke={1.7} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onChange(copyDay(slots, weekday, WORKDAYS))}>{t('copyToWorkdays')}</Menu.Item>
            <Menu.Item onClick={() => onChange(copyDay(slots, weekday, WEEKDAYS))}>{t('copyToAll')}</Menu.Item>
            <Menu.Divider />
            {WEEKDAYS.filter((other) => other !== weekday).map((other) => (
              <Menu.Item key={other} onClick={() => onChange(copyDay(slots, weekday, [other]))}>
                {t('copyTo', { day: weekdayName(other, locale) })}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}
