import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type CampaignImage, listCampaignImages, uploadCampaignImage } from '@waypost/contract/newsletters';
import { PAGE_SIZES } from '@waypost/contract/wire';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldError, isApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { pageOf } from '../../../platform/query/pages.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';

const KEY = ['campaign-pictures'] as const;

/** The pictures of newsletters, the newest first. */
export function usePictures(search: string) {
  return useInfiniteQuery({
    queryKey: [...KEY, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        listCampaignImages,
        { query: { search: search || undefined, page: pageParam, page_size: PAGE_SIZES.media } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => pageOf(page.next),
    placeholderData: keepPreviousData,
    meta: { kind: 'silent' },
  });
}

/** The name of a file as people say it: without its ending, words apart. */
const calledBy = ({ name }: File): string =>
  name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 200);

/** Adds a picture to them; what is wrong with a file is said where it was chosen. */
export function useUploadPicture(onUploaded: (picture: CampaignImage) => void) {
  const t = useTranslations('authoring.pictures');
  const [refusal, setRefusal] = useState<string | null>(null);
  const upload = useAction<File, CampaignImage>({
    run: (file) => {
      setRefusal(null);
      const body = new FormData();
      // Fields are read before the file that they are about.
      body.append('description', calledBy(file));
      body.append('image', file, file.name);
      return call(uploadCampaignImage, { body });
    },
    success: t('uploaded'),
    invalidate: [KEY],
    handleFailure: (error) => {
      const said = fieldError(error, 'image') ?? (isApiError(error, 413) ? t('tooLarge') : undefined);
      if (said !== undefined) setRefusal(said);
      return said !== undefined;
    },
    onSuccess: onUploaded,
  });
  return { run: upload.run, pending: upload.pending, refusal, refuse: setRefusal };
}
