import { IconMapOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../platform/api/api-error.ts';
import { Redirect } from '../../platform/navigation/redirect.tsx';
import { usePathParams } from '../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/states/states.tsx';
import { useOverview } from '../overview/index.ts';
import { usePost } from './api.ts';
import { tabOf } from './list/list-view.ts';
import { postsPaths } from './paths.ts';

/** `/{slug}/posts/{id}/`, as mails link to it: the post's own schedule with its details open. */
export default function PostRedirect() {
  const t = useTranslations('posts.detail');
  const { id } = usePathParams();
  const { slug } = useProfile();
  const post = usePost(Number(id));
  // It stands above the list that comes next, and would push it down.
  const above = useOverview();
  if (post.data && (above.data || above.failureCount > 0)) {
    const tab = tabOf(post.data);
    return <Redirect to={postsPaths.schedule({ slug, app: post.data.app }, { tab, post: String(post.data.id) })} />;
  }
  return (
    <>
      <PageHead title={t('title')} />
      <SectionCard>
        {!post.error && <ListSkeleton rows={3} />}
        {isApiError(post.error, 404) && (
          <EmptyState
            icon={<IconMapOff size={40} stroke={1.4} />}
            title={t('notFoundTitle')}
            text={t('notFoundText')}
          />
        )}
        {post.error && !isApiError(post.error, 404) && (
          <ErrorState error={post.error} onRetry={() => void post.refetch()} />
        )}
      </SectionCard>
    </>
  );
}
