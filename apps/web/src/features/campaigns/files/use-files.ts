import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  type CampaignFile,
  listCampaignFiles,
  type PostingFile,
  uploadCampaignPicture,
  uploadCampaignVideo,
} from '@waypost/contract/campaigns';
import { UPLOAD_MAX_BYTES, UPLOAD_MIME_TYPES, VIDEO_MAX_BYTES, VIDEO_MIME_TYPES } from '@waypost/contract/media';
import { PAGE_SIZES } from '@waypost/contract/wire';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { pageOf } from '../../../platform/query/pages.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';

const KEY = ['campaign-files'] as const;
const LOOK_MS = 2_500;
export const offered = (kind: 'image' | undefined): readonly string[] =>
  kind === 'image' ? UPLOAD_MIME_TYPES : [...UPLOAD_MIME_TYPES, ...VIDEO_MIME_TYPES];
const isVideo = ({ type }: File): boolean => type.startsWith('video/');

/** The pictures and videos of campaigns, the newest first. */
export function useFiles(search: string, kind?: 'image') {
  return useInfiniteQuery({
    queryKey: [...KEY, 'list', search, kind ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(
        listCampaignFiles,
        { query: { search: search || undefined, kind, page: pageParam, page_size: PAGE_SIZES.media } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => pageOf(page.next),
    placeholderData: keepPreviousData,
    // Videos are converted meanwhile.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ results }) => results.some((file) => file.state === 'waiting')) ? LOOK_MS : false,
    meta: { kind: 'silent' },
  });
}

/** How far the video of a post is; null without one. */
export function useVideo(film: PostingFile | null) {
  const { data } = useQuery({
    queryKey: [...KEY, 'one', film?.id ?? 0],
    queryFn: ({ signal }) => call(listCampaignFiles, { query: { ids: String(film?.id ?? 0) } }, { signal }),
    enabled: film !== null && film.state !== 'ready',
    refetchInterval: ({ state }) => (state.data?.results[0]?.state === 'waiting' ? LOOK_MS : false),
    meta: { kind: 'silent' },
  });
  if (film === null) return null;
  const known: Partial<CampaignFile> | undefined = data?.results[0];
  const state = known?.state ?? film.state ?? 'ready';
  return {
    ...{ state, progress: known?.progress ?? film.progress ?? 0, reason: null },
    url: state === 'ready' ? (known?.url ?? film.url) : null,
  };
}

/** The name of a file as people say it: without its ending, words apart. */
const calledBy = ({ name }: File): string =>
  name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 200);

const reasonOf = (error: Error): string | undefined =>
  isApiError(error)
    ? (([error.fields.image, error.fields.video].flatMap((said) => said ?? []).join(' ') || undefined) ??
      (error.status >= 400 && error.status < 500 ? error.userMessage : undefined))
    : undefined;

/** Adds files to them, one after the other; what is wrong with one is said where it was chosen. */
export function useUpload(kind: 'image' | undefined, onUploaded: (file: CampaignFile) => void) {
  const t = useTranslations('campaigns.files');
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [percent, setPercent] = useState(0);
  const refuse = (text: string) => setRefusals((before) => [...before, text]);
  const upload = useAction<readonly File[], void>({
    run: async (files) => {
      for (const file of files) {
        setPercent(0);
        const body = new FormData();
        // Fields are read before the file that they are about.
        body.append('description', calledBy(file));
        body.append(isVideo(file) ? 'video' : 'image', file, file.name);
        const onProgress = (fraction: number) => setPercent(Math.round(fraction * 100));
        onUploaded(await call(isVideo(file) ? uploadCampaignVideo : uploadCampaignPicture, { body }, { onProgress }));
      }
    },
    success: false,
    invalidate: [KEY],
    handleFailure: (error) => {
      const said = reasonOf(error);
      if (said !== undefined) refuse(said);
      return said !== undefined;
    },
  });
  /** Said before megabytes are sent for nothing. */
  const take = (files: readonly File[]) => {
    setRefusals([]);
    const fine = files.filter((file) => {
      if (!offered(kind).includes(file.type)) refuse(t('wrongType'));
      else if (file.size > (isVideo(file) ? VIDEO_MAX_BYTES : UPLOAD_MAX_BYTES))
        refuse(t('tooLarge', { name: file.name, most: Math.round(VIDEO_MAX_BYTES / 1024 / 1024) }));
      else return true;
      return false;
    });
    if (fine.length > 0) upload.run(fine);
  };
  return { take, pending: upload.pending, percent, refusals };
}
