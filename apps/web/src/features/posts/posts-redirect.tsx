import { Redirect } from '../../platform/navigation/redirect.tsx';
import { useSearch } from '../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { connectedApps } from '../connections/index.ts';
import { postsPaths } from './paths.ts';

/** `/{slug}/posts/` is the posting schedule of the first connected network. */
export default function PostsRedirect() {
  const profile = useProfile();
  const [params] = useSearch(postsPaths.first);
  const [first] = connectedApps(profile);
  return <Redirect to={postsPaths.schedule({ slug: profile.slug, app: first?.app ?? 'facebook' }, params)} />;
}
