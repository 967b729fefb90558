import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { createDraftFromLibrary } from '@waypost/contract/generator';
import {
  getLibraryCampaign,
  type LibraryPost,
  listLibraryCampaigns,
  listLibraryPosts,
  scheduleLibraryPost,
} from '@waypost/contract/library';
import type { SocialApp } from '@waypost/contract/networks';
import { PAGE_SIZES } from '@waypost/contract/wire';
import { isApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { useProfile } from '../../platform/session/use-session.ts';

const libraryKey = (profile: number) => ['library', profile] as const;

/** What is asked of the library; lists of slugs and ids as the address has them. */
export interface Asked {
  readonly search?: string;
  readonly campaign?: readonly (string | number)[];
  readonly travel_type?: readonly string[];
  readonly destination?: readonly string[];
  readonly category?: readonly string[];
  readonly page: number;
}

export function useLibraryPosts(asked: Asked, { enabled = true, pageSize = PAGE_SIZES.default as number } = {}) {
  const { pk } = useProfile();
  return useQuery({
    queryKey: [...libraryKey(pk), 'posts', asked, pageSize],
    queryFn: ({ signal }) =>
      call(
        listLibraryPosts,
        {
          query: {
            profile: pk,
            page: asked.page,
            page_size: pageSize,
            search: asked.search || undefined,
            campaign: asked.campaign?.join(',') || undefined,
            travel_type: asked.travel_type?.join(',') || undefined,
            destination: asked.destination?.join(',') || undefined,
            category: asked.category?.join(',') || undefined,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    enabled,
    meta: { kind: 'silent' },
  });
}

/** Libraries that posts can be narrowed to: as many as a list names at once. */
export function useCollections() {
  const { pk } = useProfile();
  return useQuery({
    queryKey: [...libraryKey(pk), 'collections'],
    queryFn: ({ signal }) =>
      call(listLibraryCampaigns, { query: { profile: pk, type: 'library', page_size: PAGE_SIZES.max } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { kind: 'silent' },
  });
}

export function useLibraryCampaigns(page: number) {
  const { pk } = useProfile();
  return useQuery({
    queryKey: [...libraryKey(pk), 'campaigns', page],
    queryFn: ({ signal }) =>
      call(listLibraryCampaigns, { query: { profile: pk, page, page_size: PAGE_SIZES.default } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { kind: 'silent' },
  });
}

export function useLibraryCampaign(id: number) {
  const { pk } = useProfile();
  return useQuery({
    queryKey: [...libraryKey(pk), 'campaign', id],
    queryFn: ({ signal }) => call(getLibraryCampaign, { params: { id }, query: { profile: pk } }, { signal }),
    retry: (failures, error) => failures < 3 && !isApiError(error, 404),
    meta: { kind: 'silent' },
  });
}

/** What is in the library is read again: something in it is gone, or somebody may use it no more. */
export function useReadLibraryAgain() {
  const { pk } = useProfile();
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: libraryKey(pk) });
}

export interface Wanted {
  readonly applications: readonly SocialApp[];
  /** Null: the next free slot of each. */
  readonly fireAt: string | null;
  readonly message: string;
}

/** A try under the same key that comes twice makes its posts once. */
export const schedulePost = (profile: number, id: number, wanted: Wanted, key: string) =>
  call(
    scheduleLibraryPost,
    {
      params: { id },
      query: { profile },
      body: { applications: [...wanted.applications], fire_at: wanted.fireAt, message: wanted.message },
    },
    { key },
  );

export const draftOf = (profile: number, post: Pick<LibraryPost, 'id'>) =>
  call(createDraftFromLibrary, { params: { profile }, body: { posting_id: post.id } });
