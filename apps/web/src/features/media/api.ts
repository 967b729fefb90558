import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  deleteProfileImage,
  deleteProfileVideo,
  getProfileVideo,
  listProfileImages,
  listProfileVideos,
  uploadProfileImage,
  uploadProfileVideo,
} from '@waypost/contract/media';
import { PAGE_SIZES } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { type FileKind, fileOfImage, fileOfVideo, type LibraryFile } from './library-file.ts';

export const libraryKey = (profile: number) => ['media', profile] as const;
const videoKey = (id: number | null) => ['video', id] as const;

interface LibraryPage {
  readonly count: number;
  readonly results: readonly LibraryFile[];
}

interface Looked {
  readonly page: number;
  /** A part of the name. */
  readonly search: string;
}

async function readLibrary(
  kind: FileKind,
  profile: number,
  { page, search }: Looked,
  signal: AbortSignal,
): Promise<LibraryPage> {
  const query = { profile, page, page_size: PAGE_SIZES.media, ordering: '-created', search: search || undefined };
  if (kind === 'image') {
    const { count, results } = await call(listProfileImages, { query }, { signal });
    return { count, results: results.map(fileOfImage) };
  }
  const { count, results } = await call(listProfileVideos, { query }, { signal });
  return { count, results: results.map(fileOfVideo) };
}

const LOOK_MS = 2_000;

/** One page of My Library, newest first (MEDIA-008, 009); looked at again while a video of it is being prepared. */
export function useLibrary(kind: FileKind, looked: Looked) {
  const { pk } = useProfile();
  return useQuery({
    queryKey: [...libraryKey(pk), kind, looked],
    queryFn: ({ signal }) => readLibrary(kind, pk, looked, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.results.some((file) => file.state === 'waiting') ? LOOK_MS : false),
    meta: { kind: 'silent' },
  });
}

/** A video with the progress of its preparation, looked at until that has ended. Null asks nothing. */
export function useVideo(id: number | null) {
  return useQuery({
    queryKey: videoKey(id),
    queryFn: ({ signal }) => call(getProfileVideo, { params: { id: id ?? 0 } }, { signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data === undefined || state.data.state === 'waiting' ? LOOK_MS : false),
    retry: (failures, error) => failures < 3 && !isApiError(error, 404),
    meta: { kind: 'silent' },
  });
}

interface UploadRequest {
  readonly profile: number;
  readonly file: File;
  readonly kind: FileKind;
  readonly description: string;
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
}

export async function uploadFile(request: UploadRequest): Promise<LibraryFile> {
  const { profile, file, kind, description, signal, onProgress } = request;
  const body = new FormData();
  // The server reads the fields while the file is still on its way, so they go first.
  body.append('profile', String(profile));
  body.append('description', description);
  body.append(kind, file, file.name);
  if (kind === 'image') return fileOfImage(await call(uploadProfileImage, { body }, { signal, onProgress }));
  return fileOfVideo(await call(uploadProfileVideo, { body }, { signal, onProgress }));
}

export function useDeleteFile(onDeleted: (id: number) => void) {
  const { pk } = useProfile();
  const t = useTranslations('media.library');
  return useAction<LibraryFile>({
    run: ({ id, kind }) => call(kind === 'image' ? deleteProfileImage : deleteProfileVideo, { params: { id } }),
    success: t('deleted'),
    failure: t('deleteFailed'),
    invalidate: [libraryKey(pk)],
    onSuccess: (_, { id }) => onDeleted(id),
    onFailure: (error, { id }) => {
      if (isApiError(error, 404)) onDeleted(id);
    },
  });
}
