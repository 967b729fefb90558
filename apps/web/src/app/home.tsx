import { accountsPaths } from '../features/accounts/paths.ts';
import { dashboardPaths } from '../features/dashboard/paths.ts';
import { Redirect } from '../platform/navigation/redirect.tsx';
import { isTeam, useSession } from '../platform/session/use-session.ts';

/** `/` leads to where the person works. */
export function Home() {
  const { user, profile, profiles } = useSession();
  const slug = profile?.slug ?? profiles[0]?.slug;
  if (!user) return <Redirect to={accountsPaths.signIn()} />;
  if (slug) return <Redirect to={dashboardPaths.dashboard({ slug })} />;
  return <Redirect to={isTeam(user) ? accountsPaths.users() : accountsPaths.settings()} />;
}
