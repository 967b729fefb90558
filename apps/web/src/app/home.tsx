import { Navigate } from '@tanstack/react-router';
import { paths } from '../platform/paths.ts';
import { useSession } from '../platform/session/use-session.ts';

/** `/` leads to where the person works. */
export function Home() {
  const { user, profile, profiles } = useSession();
  const slug = profile?.slug ?? profiles[0]?.slug;
  if (!user) return <Navigate to={paths.signIn} replace />;
  if (slug) return <Navigate to={paths.dashboard(slug)} replace />;
  return <Navigate to={user.is_staff ? paths.users : paths.accountSettings} replace />;
}
