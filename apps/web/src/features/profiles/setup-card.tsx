import { Progress } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { LinkAnchor } from '../../platform/navigation/links.tsx';
import { useProfile } from '../../platform/session/use-session.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './setup.module.css';
import { progressOf, setupSteps } from './setup-steps.ts';

/** The checklist with its steps, on the dashboard until it is finished. */
export default function SetupCard() {
  const t = useTranslations('profiles.setup');
  const formats = useFormats();
  const steps = setupSteps(useProfile());
  const { done, max, percent } = progressOf(steps);
  if (done === max) return null;
  return (
    <SectionCard title={t('title')} description={t('lead')}>
      <div className={classes.bar}>
        <Progress value={percent} size={6} aria-label={t('percent', { percent })} />
        <span className={classes.percent}>{formats.whole(percent)}</span>
      </div>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.key} className={classes.step} data-done={step.done}>
            <span className={classes.tick} aria-hidden="true">
              {step.done && <IconCheck size={14} stroke={2.4} />}
            </span>
            {step.done || !step.to ? (
              <span>{t(`steps.${step.key}`)}</span>
            ) : (
              <LinkAnchor to={step.to}>{t(`steps.${step.key}`)}</LinkAnchor>
            )}
            <span className={classes.spoken}>{step.done ? t('isDone') : t('isOpen')}</span>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
