import { Outlet } from '@tanstack/react-router';
import { useUser } from '../../platform/session/use-session.ts';
import { NoPermissionScreen } from '../states/no-permission-screen.tsx';

/** Staff screens are out of reach for agency users (SHELL-074); the server refuses their calls as well. */
export function StaffScope() {
  const { is_staff, is_superuser } = useUser();
  return is_staff || is_superuser ? <Outlet /> : <NoPermissionScreen />;
}
