import { Button, Menu, Text } from '@mantine/core';
import { IconArrowBackUp, IconChevronDown } from '@tabler/icons-react';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { type Slot, slotsOf } from '@waypost/contract/slots';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatClock } from '../../platform/formats/clock.ts';
import { useLanguage } from '../../platform/i18n/locale-provider.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { CopyToNetworks } from './copy-to-networks.tsx';
import { DayRow } from './day-row.tsx';
import classes from './slots.module.css';
import type { Wanted } from './unsaved.ts';
import type { SlotsInHand } from './use-slot-settings.ts';
import { minutesOf, PRESETS, type Preset, WEEKDAYS, weekdayName } from './week.ts';

const presets = Object.keys(PRESETS) as readonly Preset[];

interface Props {
  readonly app: SocialApp;
  readonly inHand: SlotsInHand;
  readonly shown: Wanted;
}

/** A week of times, day by day; each change is saved, and can be taken back. */
export function WeekCard({ app, inHand, shown }: Props) {
  const t = useTranslations('slots.week');
  const locale = useLanguage();
  const { name } = CHANNELS[app];
  const [said, setSaid] = useState('');
  const slots = slotsOf(app, shown.slots);
  const say = (key: 'added' | 'removed', { weekday, at }: Slot) =>
    setSaid(t(key, { day: weekdayName(weekday, locale), time: formatClock(minutesOf(at), locale) }));
  const change = (next: readonly Slot[] | null, text: string) => {
    inHand.change({ slots: next && [...next] });
    setSaid(text);
  };
  const begin = (preset: Preset) => change(PRESETS[preset], t('changed'));
  const options = presets.map((preset) => ({ preset, label: t(`preset.${preset}`, timesOf(preset, locale)) }));
  return (
    <SectionCard
      title={t('title')}
      description={t('lead', { app: name })}
      actions={
        <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <Button size="xs" variant="default" rightSection={<IconChevronDown size={14} stroke={1.8} />}>
              {t('fill')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {options.map(({ preset, label }) => (
              <Menu.Item key={preset} onClick={() => begin(preset)}>
                {label}
              </Menu.Item>
            ))}
            <Menu.Divider />
            <Menu.Item disabled={shown.slots === null} onClick={() => change(null, t('changed'))}>
              {t('preset.suggested')}
            </Menu.Item>
            <Menu.Item disabled={slots.length === 0} onClick={() => change([], t('cleared'))}>
              {t('clear')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      }
    >
      {shown.slots === null && (
        <Text size="sm" className={classes.note}>
          {t('suggested', { app: name })}
        </Text>
      )}
      {slots.length === 0 && (
        <div className={classes.empty}>
          <Text size="sm" c="dimmed">
            {t('empty')}
          </Text>
          <div className={classes.offers}>
            {options.map(({ preset, label }) => (
              <Button key={preset} size="xs" variant="light" onClick={() => begin(preset)}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      )}
      <ul className={classes.week} data-suggested={shown.slots === null || undefined}>
        {WEEKDAYS.map((weekday) => (
          <DayRow
            key={weekday}
            weekday={weekday}
            slots={slots}
            onChange={(next, added) => {
              inHand.change({ slots: [...next] });
              if (added) say('added', added);
              else setSaid(t('changed'));
            }}
            onRemove={(next, slot) => {
              inHand.change({ slots: [...next] });
              say('removed', slot);
            }}
          />
        ))}
      </ul>
      <div className={classes.foot}>
        <CopyToNetworks app={app} slots={shown.slots} />
        <Text size="sm" c="dimmed" role="status" className={classes.said}>
          {said}
        </Text>
        {inHand.undo && (
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconArrowBackUp size={16} stroke={1.7} />}
            onClick={() => {
              inHand.undo?.();
              setSaid(t('undone'));
            }}
          >
            {t('undo')}
          </Button>
        )}
      </div>
    </SectionCard>
  );
}

/** By the clock of the language. */
function timesOf(preset: Preset, locale: ReturnType<typeof useLanguage>) {
  const [first = '', second = ''] = [...new Set(PRESETS[preset].map(({ at }) => at))].map((at) =>
    formatClock(minutesOf(at), locale),
  );
  return { first, second };
}
