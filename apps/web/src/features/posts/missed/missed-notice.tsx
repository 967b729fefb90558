import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { withWords } from '../../../platform/i18n/locale-store.ts';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { loadAgain } from '../../../ui/load-again.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type PostsOf, useMissedPosts } from '../list/api.ts';
import classes from '../list/schedule.module.css';
import { postsPaths } from '../paths.ts';

const MissedDialog = loadAgain(() => withWords(['posts', 'posts/details'], () => import('./missed-dialog.tsx')));

/** Says that posts wait for a decision, and opens them together; `?missed=1` (from the mail) opens them at once. */
export function MissedNotice({ of }: { readonly of: PostsOf }) {
  const t = useTranslations('posts.missed');
  const [params, setParams] = useSearch(postsPaths.schedule);
  const missed = useMissedPosts(of);
  const count = missed.data?.count ?? 0;
  const open = params.missed !== undefined;
  return (
    <>
      {count > 0 && (
        <div className={classes.notice}>
          <Notice
            tone="warning"
            title={t('title', { count })}
            action={
              <Button size="xs" variant="default" aria-haspopup="dialog" onClick={() => setParams({ missed: '1' })}>
                {t('review')}
              </Button>
            }
          >
            {t('text')}
          </Notice>
        </div>
      )}
      {open && <MissedDialog of={of} onClose={() => setParams({ missed: undefined })} />}
    </>
  );
}
