import type { ButtonProps } from '@mantine/core';
import { membershipPaths } from '@waypost/contract/membership';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../platform/navigation/links.tsx';
import { useProfile } from '../platform/session/use-session.ts';

/** To the plans, beside whatever the plan of the person lacks. */
export function UpgradeLink(props: ButtonProps) {
  const t = useTranslations('ui.actions');
  const { slug } = useProfile();
  return (
    <LinkButton size="xs" variant="default" {...props} to={membershipPaths.plan({ slug })}>
      {t('upgrade')}
    </LinkButton>
  );
}
