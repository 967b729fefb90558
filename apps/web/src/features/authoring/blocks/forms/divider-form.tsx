import { SegmentedControl, Switch } from '@mantine/core';
import type { BlockOf } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import type { FormProps } from './form-props.ts';
import classes from './forms.module.css';

const SPACES = ['small', 'medium', 'large'] as const;

export function DividerForm({ block, onChange }: FormProps<BlockOf<'divider'>>) {
  const t = useTranslations('authoring.form');
  return (
    <div className={classes.row}>
      <SegmentedControl
        size="xs"
        aria-label={t('space')}
        data={SPACES.map((value) => ({ value, label: t(`spaces.${value}`) }))}
        value={block.space}
        onChange={(value) => onChange({ ...block, space: SPACES.find((one) => one === value) ?? block.space }, null)}
      />
      <Switch
        label={t('line')}
        checked={block.line}
        onChange={(event) => onChange({ ...block, line: event.currentTarget.checked }, null)}
      />
    </div>
  );
}
