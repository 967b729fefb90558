import { Text } from '@mantine/core';
import type { Operations } from '@waypost/contract/operations';
import { PAYMENT_PROVIDER } from '@waypost/contract/plans';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../platform/navigation/links.tsx';
import { usePermission } from '../../platform/session/use-session.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { plansPaths } from '../plans/paths.ts';
import classes from './operations.module.css';

/** What people have bought that leads to no plan here, with the way to mend it; on most days there is none. */
export function UnknownPlans({ of: { provider, unknown_plans: plans } }: { readonly of: Operations['payments'] }) {
  const t = useTranslations('operations.plans');
  const mayChange = usePermission('plans.change');
  if (plans.length === 0) return null;
  return (
    <SectionCard title={t('title')}>
      <Notice
        tone="warning"
        action={
          mayChange && (
            <LinkButton variant="default" to={plansPaths.list()}>
              {t('enter')}
            </LinkButton>
          )
        }
      >
        {t('text', { provider: provider ?? PAYMENT_PROVIDER })} {t(mayChange ? 'mend' : 'ask')}
      </Notice>
      <ul className={classes.rows}>
        {plans.map(({ uid, people }) => (
          <li key={uid}>
            <Text fw={560} ff="monospace">
              {uid}
            </Text>
            <Text size="sm" c="dimmed">
              {t('people', { count: people })}
            </Text>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
