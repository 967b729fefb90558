import { IconMapOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { usePathParams } from '../../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { connectedApps } from '../../connections/index.ts';
import { usePost } from '../../posts/index.ts';
import { useStoredContent } from './api.ts';
import { Revision } from './revision.tsx';

/** `/{slug}/generator/posts/{id}/`: an unpublished post in the composer. */
export default function RevisePage() {
  const t = useTranslations('generator.revise');
  const tPost = useTranslations('posts.detail');
  const profile = useProfile();
  const id = Number(usePathParams().id);
  const post = usePost(id);
  const stored = useStoredContent(id);
  if (post.data && stored.data)
    return (
      <Revision
        key={id}
        post={post.data}
        stored={stored.data}
        apps={connectedApps(profile).filter(({ app }) => app === post.data.app)}
      />
    );
  const error = post.error ?? stored.error;
  return (
    <>
      <PageHead title={t('title')} />
      <SectionCard>
        {isApiError(error, 404) ? (
          <EmptyState
            icon={<IconMapOff size={40} stroke={1.4} />}
            title={tPost('notFoundTitle')}
            text={tPost('notFoundText')}
          />
        ) : error ? (
          <ErrorState
            error={error}
            onRetry={() => {
              void post.refetch();
              void stored.refetch();
            }}
          />
        ) : (
          <ListSkeleton rows={3} shape="card" />
        )}
      </SectionCard>
    </>
  );
}
