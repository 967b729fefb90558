import { withWords } from '../../../platform/i18n/locale-store.ts';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';
import { postsPaths } from '../paths.ts';

const PostDialog = loadAgain(() =>
  withWords(
    ['connections/notices', 'posts', 'posts/details', 'posts/sending', 'stats', 'stats/about'],
    () => import('./post-dialog.tsx'),
  ),
);

/** Opens the post that `?post=` names, on whatever page it stands; the dialog's code comes when one is opened. */
export function PostDetailsOfAddress({ editing = false }: { readonly editing?: boolean }) {
  const [params, setParams] = useSearch(postsPaths.schedule);
  const id = Number(params.post);
  if (!Number.isSafeInteger(id) || id <= 0) return null;
  return <PostDialog key={id} id={id} editing={editing} onClose={() => setParams({ post: undefined })} />;
}
