import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { LinkAnchor } from '../../platform/navigation/links.tsx';
import { useProfile } from '../../platform/session/use-session.ts';
import classes from './setup.module.css';
import { progressOf, setupSteps } from './setup-steps.ts';

/** Pinned at the bottom of the sidebar until everything is done. */
export function SetupProgress() {
  const t = useTranslations('profiles.setup');
  const steps = setupSteps(useProfile());
  const { done, max, percent } = progressOf(steps);
  const next = steps.find((step) => !step.done);
  if (!next) return null;
  return (
    <div className={classes.pinned}>
      <div className={classes.pinnedHead}>
        <Text size="sm" fw={560}>
          {t('title')}
        </Text>
        <Text size="xs" c="dimmed">
          {t('count', { done, max })}
        </Text>
      </div>
      <progress className={classes.done} value={percent} max={100} aria-label={t('percent', { percent })} />
      <LinkAnchor to={next.to} size="sm">
        {t(`next.${next.again ? 'again' : next.key}`)}
      </LinkAnchor>
    </div>
  );
}
