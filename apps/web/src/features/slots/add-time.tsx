import { ActionIcon, Button, Chip, Group, Input, Popover } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type Slot, slotFault } from '@waypost/contract/slots';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../platform/i18n/locale-provider.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TimeField } from '../../ui/fields/moments/time-field.tsx';
import classes from './slots.module.css';
import { clockTime, ofDay, WEEKDAYS, weekdayName, weekdayShort, withTime } from './week.ts';

interface Props {
  readonly weekday: number;
  readonly slots: readonly Slot[];
  readonly onAdd: (slots: readonly Slot[], added: Slot) => void;
}

const NINE = 9 * 60;
const USUAL = [NINE, 13 * 60, 17 * 60, 11 * 60, 15 * 60, 19 * 60];

/** A time to begin with that fits beside those of the day. */
const offered = (slots: readonly Slot[], weekday: number): number =>
  USUAL.find((minutes) => slotFault([...slots, { weekday, at: clockTime(minutes) }]) === null) ?? NINE;

export function AddTime({ weekday, slots, onAdd }: Props) {
  const t = useTranslations('slots');
  const locale = useLanguage();
  const [opened, setOpened] = useState(false);
  const [minutes, setMinutes] = useState(NINE);
  const [days, setDays] = useState<readonly number[]>([weekday]);
  const [readable, setReadable] = useState(true);
  const day = weekdayName(weekday, locale);
  /** On the day itself a time that is there already is a mistake; on others it just stays. */
  const faultOf = (at: string) => {
    const there = ofDay(slots, weekday).some((slot) => slot.at === at) && days.includes(weekday);
    return there ? 'twice' : slotFault(withTime(slots, days, at))?.kind;
  };
  const fault = faultOf(clockTime(minutes));
  const add = (at: string) => {
    const [first] = days;
    if (faultOf(at) !== undefined || first === undefined) return;
    setOpened(false);
    onAdd(withTime(slots, days, at), { weekday: days.includes(weekday) ? weekday : first, at });
  };
  const open = () => {
    setMinutes(offered(ofDay(slots, weekday), weekday));
    setDays([weekday]);
    setReadable(true);
    setOpened(true);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <ActionIcon
          data-add
          variant="default"
          size="md"
          aria-label={t('week.add', { day })}
          aria-haspopup="dialog"
          onClick={() => (opened ? setOpened(false) : open())}
        >
          <IconPlus size={16} stroke={1.8} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('week.add', { day })} aria-labelledby={undefined}>
        <Form
          className={classes.adder}
          onSubmit={(event) => {
            event.preventDefault();
            if (readable) add(clockTime(minutes));
          }}
        >
          <div>
            <TimeField
              value={minutes}
              onChange={setMinutes}
              onReadable={setReadable}
              onEnter={(typed) => add(clockTime(typed))}
            />
            {fault !== undefined && readable && <Input.Error mt={6}>{t(`faults.${fault}`)}</Input.Error>}
          </div>
          <Chip.Group multiple value={days.map(String)} onChange={(chosen) => setDays(chosen.map(Number))}>
            <Group gap={6} role="group" aria-label={t('week.onDays')}>
              {WEEKDAYS.map((one) => (
                <Chip key={one} value={String(one)} size="xs" aria-label={weekdayName(one, locale)}>
                  {weekdayShort(one, locale)}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
          <Button type="submit" size="xs" disabled={fault !== undefined || !readable || days.length === 0}>
            {t('week.addTime')}
          </Button>
        </Form>
      </Popover.Dropdown>
    </Popover>
  );
}
