import { Button, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { SocialApp } from '@waypost/contract/networks';
import { CHANNELS } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { useProfile, useSession } from '../../../platform/session/use-session.ts';
import { NetworkChip } from '../../../ui/marks/network-icon.tsx';
import classes from './undo.module.css';
import { useCountdown } from './use-countdown.ts';

interface Props {
  readonly apps: readonly SocialApp[];
  /** When it was sent, in milliseconds. */
  readonly sentAt: number;
  /** The time that was chosen, in words; null: now. */
  readonly when: string | null;
  /** Whose posts they are, where they are of several profiles. */
  readonly profiles?: readonly string[];
  readonly undoing: boolean;
  readonly onUndo: () => void;
  readonly onOver: () => void;
}

/** What was just sent, as long as it can be taken back. */
export function UndoBody({ apps, sentAt, when, profiles = [], undoing, onUndo, onOver }: Props) {
  const t = useTranslations('posts.undo');
  const seconds = useCountdown(sentAt, () => {
    if (!undoing) onOver();
  });
  const { applications } = useProfile();
  const paused = apps.some((app) => applications[app].paused) ? 'paused' : null;
  const waits = useSession().publishing_hold === null ? paused : 'held';
  const networks = [...new Set(apps.map((app) => CHANNELS[app].name))].join(', ');
  return (
    <div className={classes.body}>
      <span className={classes.networks}>
        {[...new Set(apps)].map((app) => (
          <NetworkChip key={app} app={app} size={36} />
        ))}
      </span>
      <Text role="status">{when === null ? t(waits ?? 'now', { networks }) : t('later', { networks, when })}</Text>
      {profiles.length > 1 && (
        <Text size="sm" c="dimmed">
          {t('profiles', { profiles: profiles.join(', ') })}
        </Text>
      )}
      <div className={classes.bar} aria-hidden="true">
        <span />
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          data-autofocus
          leftSection={<IconArrowBackUp size={16} stroke={1.7} />}
          loading={undoing}
          onClick={onUndo}
        >
          {t('undo', { seconds })}
        </Button>
        {when !== null && <Button onClick={onOver}>{t('done')}</Button>}
      </div>
    </div>
  );
}
