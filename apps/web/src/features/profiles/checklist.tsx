import { Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { LinkAnchor } from '../../platform/navigation/links.tsx';
import { useProfile } from '../../platform/session/use-session.ts';
import classes from './setup.module.css';
import { progressOf, setupSteps } from './setup-steps.ts';

/** The steps of the set-up, until all are done. */
export function Checklist() {
  const t = useTranslations('profiles.setup');
  const id = useId();
  const formats = useFormats();
  const steps = setupSteps(useProfile());
  const { done, max, percent } = progressOf(steps);
  if (done === max) return null;
  return (
    <section className={classes.checklist} aria-labelledby={id}>
      <div>
        <Title order={2} id={id}>
          {t('title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('lead')}
        </Text>
      </div>
      <div className={classes.bar}>
        <progress className={classes.done} value={percent} max={100} aria-label={t('percent', { percent })} />
        <span className={classes.percent}>{formats.whole(percent)}</span>
      </div>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.key} className={classes.step} data-done={step.done}>
            <span className={classes.tick} aria-hidden="true">
              {step.done && <IconCheck size={14} stroke={2.4} />}
            </span>
            {step.done ? (
              <span>{t(`steps.${step.key}`)}</span>
            ) : (
              <LinkAnchor to={step.to}>{t(`steps.${step.key}`)}</LinkAnchor>
            )}
            <span className={classes.spoken}>{step.done ? t('isDone') : t('isOpen')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
