import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  deleteProfileImage,
  listProfileImages,
  PAGE_SIZES,
  type ProfileImage,
  uploadProfileImage,
} from '@waypost/contract';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { useAction } from '../../ui/feedback/use-action.ts';

export const libraryKey = (profile: number) => ['media', profile] as const;

/** One page of My Library, newest first (MEDIA-008, 009). */
export function useLibrary(page: number) {
  const { pk } = useProfile();
  return useQuery({
    queryKey: [...libraryKey(pk), page],
    queryFn: ({ signal }) =>
      call(
        listProfileImages,
        { query: { profile: pk, page, page_size: PAGE_SIZES.media, ordering: '-created' } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { kind: 'silent' },
  });
}

/** The pictures of a draft, by id; what the library no longer has is left out. Looks back over 500 pictures. */
export async function findImages(
  profile: number,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<ProfileImage[]> {
  const found = new Map<number, ProfileImage>();
  for (let page = 1; page <= 5 && ids.some((id) => !found.has(id)); page += 1) {
    const query = { profile, page, page_size: 100, ordering: '-created' };
    const answer = await call(listProfileImages, { query }, { signal });
    for (const image of answer.results) if (ids.includes(image.id)) found.set(image.id, image);
    if (!answer.next) break;
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

interface UploadRequest {
  readonly profile: number;
  readonly file: File;
  readonly description: string;
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
}

export function uploadImage({ profile, file, description, signal, onProgress }: UploadRequest): Promise<ProfileImage> {
  const form = new FormData();
  // The server reads the fields while the file is still on its way, so they go first.
  form.append('profile', String(profile));
  form.append('description', description);
  form.append('image', file, file.name);
  return call(uploadProfileImage, { body: form }, { signal, onProgress });
}

export function useDeleteImage(onDeleted: (id: number) => void) {
  const { pk } = useProfile();
  const t = useTranslations('media.library');
  return useAction<number>({
    run: (id) => call(deleteProfileImage, { params: { id } }),
    success: t('deleted'),
    failure: t('deleteFailed'),
    invalidate: [libraryKey(pk)],
    onSuccess: (_, id) => onDeleted(id),
    onFailure: (error, id) => {
      if (isApiError(error, 404)) onDeleted(id);
    },
  });
}
