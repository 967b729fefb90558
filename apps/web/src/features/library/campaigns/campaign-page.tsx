import { IconStack2 } from '@tabler/icons-react';
import type { LibraryCampaign } from '@waypost/contract/library';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { LinkAnchor, LinkButton } from '../../../platform/navigation/links.tsx';
import { usePathParams, useSearch } from '../../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { useLibraryCampaign, useLibraryPosts } from '../api.ts';
import { FilterGroup } from '../filters/filter-group.tsx';
import { listOfSearch, pageOfSearch, searchOfList } from '../filters/lists.ts';
import classes from '../library.module.css';
import { libraryPaths } from '../paths.ts';
import { PostList } from '../post-list.tsx';

/** A campaign's posts: beside filters in a library, across the page otherwise (LIB-005, LIB-008). */
export default function CampaignPage() {
  const t = useTranslations('library.campaigns');
  const { slug } = useProfile();
  const id = Number(usePathParams().id);
  const found = useLibraryCampaign(id);
  const back = <LinkAnchor to={libraryPaths.campaigns({ slug })}>{t('back')}</LinkAnchor>;
  if (found.data) return <Campaign key={id} campaign={found.data} />;
  return (
    <>
      <PageHead title={t('title')} above={back} />
      {found.isPending && <ListSkeleton rows={3} shape="card" />}
      {found.isError && (
        <SectionCard>
          {isApiError(found.error, 404) || isApiError(found.error, 400) ? (
            <EmptyState
              icon={<IconStack2 size={40} stroke={1.4} />}
              title={t('gone')}
              action={
                <LinkButton variant="default" to={libraryPaths.campaigns({ slug })}>
                  {t('back')}
                </LinkButton>
              }
            />
          ) : (
            <ErrorState title={t('failed')} error={found.error} onRetry={() => void found.refetch()} />
          )}
        </SectionCard>
      )}
    </>
  );
}

function Campaign({ campaign }: { readonly campaign: LibraryCampaign }) {
  const t = useTranslations('library');
  const { slug } = useProfile();
  const [said, say] = useSearch(libraryPaths.campaign);
  const filtered = campaign.type === 'library';
  const groups = [
    { kind: 'travel_types', title: t('filters.travelTypes'), value: listOfSearch(said.travel_types) },
    { kind: 'destinations', title: t('filters.destinations'), value: listOfSearch(said.destinations) },
    { kind: 'categories', title: t('filters.categories'), value: listOfSearch(said.categories) },
  ] as const;
  const [types, destinations, categories] = groups;
  const page = pageOfSearch(said.page);
  const found = useLibraryPosts({
    campaign: [campaign.id],
    page,
    ...(filtered && { travel_type: types.value, destination: destinations.value, category: categories.value }),
  });
  const list = (
    <PostList
      found={found}
      search=""
      named={false}
      narrowed={filtered && groups.some(({ value }) => value.length > 0)}
      onClear={() => say({ travel_types: undefined, destinations: undefined, categories: undefined, page: undefined })}
      page={page}
      onPage={(next) => say({ page: String(next) }, { push: true })}
    />
  );
  return (
    <>
      <PageHead
        title={campaign.title}
        lead={campaign.supplier ?? undefined}
        above={<LinkAnchor to={libraryPaths.campaigns({ slug })}>{t('campaigns.back')}</LinkAnchor>}
      />
      {filtered ? (
        <div className={classes.columns}>
          <aside className={classes.side} aria-label={t('filters.title')}>
            {groups.map(({ kind, title, value }) => (
              <FilterGroup
                key={kind}
                kind={kind}
                title={title}
                value={value}
                onChange={(slugs) => say({ page: undefined, [kind]: searchOfList(slugs) })}
              />
            ))}
          </aside>
          {list}
        </div>
      ) : (
        list
      )}
    </>
  );
}
