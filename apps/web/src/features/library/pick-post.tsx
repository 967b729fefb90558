import { Button } from '@mantine/core';
import type { LibraryPost } from '@waypost/contract/library';
import { LIBRARY_SEARCH_MAX } from '@waypost/contract/library';
import { PAGE_SIZES } from '@waypost/contract/wire';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../platform/session/use-session.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ErrorState, ListSkeleton } from '../../ui/states/states.tsx';
import { useCollections, useLibraryPosts } from './api.ts';
import { ChooseAny, ChooseOptions } from './filters/choose-options.tsx';
import classes from './library.module.css';
import { PostCard } from './post-card.tsx';
import { Pages } from './post-list.tsx';

export interface PickPostProps {
  readonly onPick: (post: LibraryPost) => void;
}

/** The tab 'Post Library' of the media picker: choosing takes a post's words and pictures (MEDIA-002 to 006, 019). */
export default function PickPost({ onPick }: PickPostProps) {
  const t = useTranslations('library');
  const may = usePermission('accounts.publish_post_library');
  const [search, setSearch] = useState('');
  const [campaigns, setCampaigns] = useState<readonly string[]>([]);
  const [travelTypes, setTravelTypes] = useState<readonly string[]>([]);
  const [destinations, setDestinations] = useState<readonly string[]>([]);
  const [page, setPage] = useState(1);
  const [refused, setRefused] = useState(false);
  const size = PAGE_SIZES.media;
  const asked = { search, campaign: campaigns, travel_type: travelTypes, destination: destinations, page };
  const found = useLibraryPosts(asked, { pageSize: size });
  const collections = useCollections();
  const first =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPage(1);
    };
  return (
    <div className={classes.pick}>
      <SearchField label={t('search')} value={search} maxLength={LIBRARY_SEARCH_MAX} onChange={first(setSearch)} />
      <div className={classes.filters}>
        <ChooseAny
          label={t('filters.collections')}
          data={(collections.data?.results ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
          value={campaigns}
          onChange={first(setCampaigns)}
        />
        <ChooseOptions
          kind="travel_types"
          label={t('filters.travelTypes')}
          value={travelTypes}
          onChange={first(setTravelTypes)}
        />
        <ChooseOptions
          kind="destinations"
          label={t('filters.destinations')}
          value={destinations}
          onChange={first(setDestinations)}
        />
      </div>
      {refused && (
        <div role="alert">
          <Notice tone="danger">{t('locked.noPermission')}</Notice>
        </div>
      )}
      {found.isPending && <ListSkeleton rows={4} />}
      {found.isError && <ErrorState title={t('failed')} error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && (
        <>
          <p className={classes.count} role="status">
            {found.data.corrected && t('corrected', { typed: search, meant: found.data.corrected })}
            {found.data.count === 0 && t('noneFound')}
          </p>
          <ul className={classes.grid} data-small aria-busy={found.isPlaceholderData}>
            {found.data.results.map((post) => (
              <li key={post.id}>
                <PostCard post={post}>
                  <Button size="xs" onClick={() => (may ? onPick(post) : setRefused(true))}>
                    {t('card.take')}
                  </Button>
                </PostCard>
              </li>
            ))}
          </ul>
          <Pages count={found.data.count} page={page} onPage={setPage} size={size} />
        </>
      )}
    </div>
  );
}
