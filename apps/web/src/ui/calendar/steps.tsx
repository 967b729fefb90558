import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

interface Props {
  readonly of: 'day' | 'week' | 'month';
  readonly onStep: (steps: number) => void;
  readonly onToday: () => void;
}

/** Today, and one range back or on. */
export function Steps({ of, onStep, onToday }: Props) {
  const t = useTranslations('ui.calendar');
  return (
    <>
      <Button variant="default" onClick={onToday}>
        {t('today')}
      </Button>
      <ActionIcon.Group>
        <ActionIcon variant="default" size={36} aria-label={t(`previous.${of}`)} onClick={() => onStep(-1)}>
          <IconChevronLeft size={18} stroke={1.7} />
        </ActionIcon>
        <ActionIcon variant="default" size={36} aria-label={t(`next.${of}`)} onClick={() => onStep(1)}>
          <IconChevronRight size={18} stroke={1.7} />
        </ActionIcon>
      </ActionIcon.Group>
    </>
  );
}
