import { Text } from '@mantine/core';
import { isPro, type Plan } from '@waypost/contract/plans';
import { useTranslations } from 'use-intl';
import { PlanBadge } from '../../../ui/marks/plan-badge.tsx';

export function PlanMark({ plan }: { readonly plan: Plan }) {
  const t = useTranslations('shell.profile.plans');
  return isPro(plan) ? <PlanBadge plan={t(plan)} /> : <Text size="sm">{t(plan)}</Text>;
}
