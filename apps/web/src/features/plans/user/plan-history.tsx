import { Text } from '@mantine/core';
import type { UserDetail } from '@waypost/contract/accounts';
import type { PlanOfUser } from '@waypost/contract/plans';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useUser } from '../../../platform/session/use-session.ts';
import { StatusBadge } from '../../../ui/marks/status-badge.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { Done } from '../done.tsx';
import classes from '../losses.module.css';
import { DowngradeButton } from './downgrade-button.tsx';
import { useUserPlan } from './use-user-plan.ts';

/** Which plans a person has had, who changed them, and what became of her things below PRO; a superuser can have that done again. */
export function PlanHistory({ user }: { readonly user: UserDetail }) {
  const t = useTranslations('plans.user');
  const { is_superuser: boss } = useUser();
  const found = useUserPlan(user.pk);
  return (
    <SectionCard title={t('title')}>
      {found.isPending && <ListSkeleton rows={2} shape="line" />}
      {!found.data && found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && <Events plan={found.data} />}
      {boss && user.may.change && !user.is_superuser && <DowngradeButton user={user} found={found} />}
    </SectionCard>
  );
}

const TONES = { running: 'accent', kept: 'warning', restored: 'success', erased: 'neutral' } as const;

/** The newest first, a downgrade at its time among them. */
function Events({ plan }: { readonly plan: PlanOfUser }) {
  const t = useTranslations('plans.user');
  const plans = useTranslations('shell.profile.plans');
  const formats = useFormats();
  if (plan.events.length + plan.downgrades.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('none')}
      </Text>
    );
  const downgrades = plan.downgrades.map(({ at, state, kept_until, steps }) => ({
    at,
    key: `downgrade ${at}`,
    line: (
      <>
        <div className={classes.head}>
          <Text size="sm">{t('downgrade.at', { when: formats.dateTime(at) })}</Text>
          {/* Of what took nothing there is nothing to keep or to give back. */}
          {(state === 'running' || steps.some(({ count }) => count > 0)) && (
            <StatusBadge
              tone={TONES[state]}
              label={t(`downgrade.state.${state}`, { until: kept_until ? formats.date(kept_until) : '' })}
            />
          )}
        </div>
        <Done steps={steps} state={state} />
      </>
    ),
  }));
  const events = plan.events.map(({ id, from, to, source, actor, at }) => ({
    at,
    key: `change ${id}`,
    line: (
      <>
        <Text size="sm">{t('change', { from: plans(from), to: plans(to) })}</Text>
        <Text size="sm" c="dimmed">
          {actor ?? t(`source.${source}`)} · {formats.dateTime(at)}
        </Text>
      </>
    ),
  }));
  return (
    <ul className={classes.events}>
      {[...downgrades, ...events]
        .toSorted((one, other) => other.at.localeCompare(one.at))
        .map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
    </ul>
  );
}
