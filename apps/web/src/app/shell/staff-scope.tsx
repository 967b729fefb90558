import { IconShieldLock } from '@tabler/icons-react';
import { Outlet } from '@tanstack/react-router';
import { HOME } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../platform/navigation/links.tsx';
import { isTeam, usePermission, useUser } from '../../platform/session/use-session.ts';
import { ScreenMessage } from '../states/screen-message.tsx';

/** Staff screens are out of reach for agency users (SHELL-074); the server refuses their calls as well. */
export function StaffScope() {
  return isTeam(useUser()) ? <Outlet /> : <NoPermissionScreen />;
}

/** Marketing's screens are for staff, and for those who manage suppliers (SUPP-001). */
export function MarketingScope() {
  return usePermission('marketing.view_calendar') ? <Outlet /> : <NoPermissionScreen />;
}

function NoPermissionScreen() {
  const t = useTranslations('shell.noPermission');
  return (
    <ScreenMessage icon={<IconShieldLock size={36} stroke={1.4} />} title={t('title')} text={t('text')}>
      <LinkButton to={HOME}>{t('home')}</LinkButton>
    </ScreenMessage>
  );
}
