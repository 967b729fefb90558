import { Switch } from '@mantine/core';
import type { ScheduledPosting } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { useProfile } from '../../../../platform/session/use-session.ts';

interface Props {
  readonly post: ScheduledPosting;
  readonly checked: boolean;
  readonly onChange: (all: boolean) => void;
}

/** Repeats the action on the same post of the person's other profiles; only where there is one (SHELL-066). */
export function ApplyToAll({ post, checked, onChange }: Props) {
  const t = useTranslations('ui.actions');
  const { pk } = useProfile();
  if (!hasTwins(post, pk)) return null;
  return (
    <Switch label={t('applyToAll')} checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
  );
}

/** Whether the post was created in other profiles too. */
export const hasTwins = ({ siblings = [], app }: ScheduledPosting, profile: number): boolean =>
  siblings.some((sibling) => sibling.app === app && sibling.profile !== profile && !sibling.deleted);
