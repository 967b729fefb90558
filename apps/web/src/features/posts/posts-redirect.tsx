import { Redirect } from '../../platform/navigation/redirect.tsx';
import { useQueryParams } from '../../platform/navigation/use-navigation.ts';
import { paths } from '../../platform/paths.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { connectedApps } from '../connections/index.ts';

/** `/{slug}/posts/` is the posting schedule of the first connected network. */
export default function PostsRedirect() {
  const profile = useProfile();
  const [params] = useQueryParams();
  const [first] = connectedApps(profile);
  return <Redirect to={paths.schedule(profile.slug, first?.app ?? 'facebook', params)} />;
}
