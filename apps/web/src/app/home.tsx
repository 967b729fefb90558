import { Redirect } from '../platform/navigation/redirect.tsx';
import { paths } from '../platform/paths.ts';
import { useSession } from '../platform/session/use-session.ts';

/** `/` leads to where the person works. */
export function Home() {
  const { user, profile, profiles } = useSession();
  const slug = profile?.slug ?? profiles[0]?.slug;
  if (!user) return <Redirect to={paths.signIn} />;
  if (slug) return <Redirect to={paths.dashboard(slug)} />;
  return <Redirect to={user.is_staff ? paths.users : paths.accountSettings} />;
}
