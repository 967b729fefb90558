import { withWords } from '../../../platform/i18n/locale-store.ts';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';
import type { PostsOf } from '../list/api.ts';
import { postsPaths } from '../paths.ts';

const MissedDialog = loadAgain(() =>
  withWords(['posts', 'posts/details', 'posts/sending'], () => import('./missed-dialog.tsx')),
);

/** What is to become of the posts that were missed: `?missed=1`, from the strip of troubles and from the mail, asks at once. */
export function MissedOfAddress({ of }: { readonly of: PostsOf }) {
  const [params, setParams] = useSearch(postsPaths.schedule);
  return params.missed !== undefined && <MissedDialog of={of} onClose={() => setParams({ missed: undefined })} />;
}
