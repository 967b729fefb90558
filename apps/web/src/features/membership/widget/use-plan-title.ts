import type { OfferedPlan } from '@waypost/contract/plans';
import { useTranslations } from 'use-intl';
import { useProfile } from '../../../platform/session/use-session.ts';

/** Of the dialog that leads to a plan: to another one, or back to the one that somebody has. */
export function usePlanTitle({ slug, name }: OfferedPlan): string {
  const t = useTranslations('membership');
  const { plan } = useProfile();
  return slug === plan ? t('plan.keep', { plan: name }) : t('widget.dialog', { plan: name });
}
