import { SegmentedControl } from '@mantine/core';
import { IconAlignCenter, IconAlignLeft, IconAlignRight } from '@tabler/icons-react';
import { ALIGNMENTS } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import classes from './forms.module.css';

type Alignment = (typeof ALIGNMENTS)[number];
const ICONS = { left: IconAlignLeft, center: IconAlignCenter, right: IconAlignRight } as const;

interface Props {
  readonly value: Alignment;
  readonly onChange: (align: Alignment) => void;
}

export function AlignField({ value, onChange }: Props) {
  const t = useTranslations('authoring.form');
  return (
    <SegmentedControl
      className={classes.short}
      size="xs"
      aria-label={t('align')}
      value={value}
      onChange={(chosen) => onChange(ALIGNMENTS.find((one) => one === chosen) ?? value)}
      data={ALIGNMENTS.map((one) => {
        const Mark = ICONS[one];
        return {
          value: one,
          label: <Mark className={classes.mark} size={17} stroke={1.7} role="img" aria-label={t(`aligns.${one}`)} />,
        };
      })}
    />
  );
}
