import { Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useProfile } from '../../../platform/session/use-session.ts';

interface Props {
  readonly checked: boolean;
  readonly onChange: (all: boolean) => void;
}

/** Repeats the action on the same post of the person's other profiles; only for those who have more (SHELL-066). */
export function ApplyToAll({ checked, onChange }: Props) {
  const t = useTranslations('ui.actions');
  const { profiles_count: count } = useProfile();
  if (count <= 1) return null;
  return (
    <Switch label={t('applyToAll')} checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
  );
}
