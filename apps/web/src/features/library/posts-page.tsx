import { LIBRARY_SEARCH_MAX } from '@waypost/contract/library';
import { useTranslations } from 'use-intl';
import { useSearch } from '../../platform/navigation/use-navigation.ts';
import { usePermission } from '../../platform/session/use-session.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { PlanBadge } from '../../ui/marks/plan-badge.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useCollections, useLibraryPosts } from './api.ts';
import { ChooseAny, ChooseOptions } from './filters/choose-options.tsx';
import { listOfSearch, pageOfSearch, searchOfList } from './filters/lists.ts';
import classes from './library.module.css';
import { Locked } from './locked.tsx';
import { libraryPaths } from './paths.ts';
import { PostList } from './post-list.tsx';

/** Post Library: search and filters above the list; what is asked stands in the address (LIB-001, LIB-002). */
export default function PostsPage() {
  const t = useTranslations('library');
  const may = usePermission('accounts.publish_post_library');
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} badge={may ? undefined : <PlanBadge plan="PREMIUM" />} />
      {may ? <Posts /> : <Locked />}
    </>
  );
}

function Posts() {
  const t = useTranslations('library');
  const [said, say] = useSearch(libraryPaths.posts);
  const search = said.search ?? '';
  const campaigns = listOfSearch(said.campaigns);
  const travelTypes = listOfSearch(said.travel_types);
  const destinations = listOfSearch(said.destinations);
  const page = pageOfSearch(said.page);
  const found = useLibraryPosts({
    search,
    campaign: campaigns.filter((id) => /^\d+$/.test(id)),
    travel_type: travelTypes,
    destination: destinations,
    page,
  });
  const collections = useCollections();
  const change = (next: Parameters<typeof say>[0]) => say({ page: undefined, ...next });
  return (
    <>
      <search className={classes.bar}>
        <SearchField
          label={t('search')}
          value={search}
          maxLength={LIBRARY_SEARCH_MAX}
          onChange={(typed) => change({ search: typed })}
          className={classes.search}
        />
        <div className={classes.filters}>
          <ChooseAny
            label={t('filters.collections')}
            data={(collections.data?.results ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
            value={campaigns}
            onChange={(ids) => change({ campaigns: searchOfList(ids) })}
            error={collections.isError ? t('filters.failed') : null}
          />
          <ChooseOptions
            kind="travel_types"
            label={t('filters.travelTypes')}
            value={travelTypes}
            onChange={(slugs) => change({ travel_types: searchOfList(slugs) })}
          />
          <ChooseOptions
            kind="destinations"
            label={t('filters.destinations')}
            value={destinations}
            onChange={(slugs) => change({ destinations: searchOfList(slugs) })}
          />
        </div>
      </search>
      <PostList
        found={found}
        search={search}
        narrowed={search !== '' || campaigns.length + travelTypes.length + destinations.length > 0}
        onClear={() =>
          change({ search: undefined, campaigns: undefined, travel_types: undefined, destinations: undefined })
        }
        page={page}
        onPage={(next) => say({ page: String(next) }, { push: true })}
      />
    </>
  );
}
