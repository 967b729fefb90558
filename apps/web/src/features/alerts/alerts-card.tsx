import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../platform/navigation/links.tsx';
import { StatusBadge } from '../../ui/marks/status-badge.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './alerts.module.css';
import { useAlerts } from './use-alerts.ts';

/** How many alerts there are, and each with its step (ALERT-001 to 004). */
export default function AlertsCard() {
  const t = useTranslations('alerts');
  const alerts = useAlerts();
  const look = { variant: 'default', size: 'compact-sm', className: classes.step ?? '' } as const;
  return (
    <SectionCard
      title={t('title')}
      bleed
      badge={<StatusBadge tone={alerts.length > 0 ? 'danger' : 'success'} label={String(alerts.length)} />}
    >
      {alerts.length === 0 ? (
        <p className={classes.none}>
          <IconCircleCheck size={18} stroke={1.7} aria-hidden="true" />
          {t('none')}
        </p>
      ) : (
        <ol className={classes.alerts}>
          {alerts.map(({ slug, text, step, to }) => (
            <li key={slug}>
              <span>{text}</span>
              <LinkButton {...look} to={to}>
                {step}
              </LinkButton>
            </li>
          ))}
        </ol>
      )}
    </SectionCard>
  );
}
