import type { LibraryPost } from '@waypost/contract/library';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useGo } from '../../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { generatorPaths } from '../../generator/paths.ts';
import { draftOf, useReadLibraryAgain } from '../api.ts';

/** Starts a draft of a library post, and opens it. */
export function useMakePost() {
  const t = useTranslations('library');
  const go = useGo();
  const { pk, slug } = useProfile();
  const again = useReadLibraryAgain();
  const [post, setPost] = useState<number | null>(null);
  const action = useAction<LibraryPost>({
    run: (chosen) => draftOf(pk, chosen),
    success: false,
    failure: t('makeFailed'),
    invalidate: [['drafts']],
    onSuccess: () => go(generatorPaths.composer({ slug })),
    onFailure: (error) => {
      if (isApiError(error, 404) || isApiError(error, 403)) again();
    },
  });
  return {
    pending: action.pending ? post : null,
    run: (chosen: LibraryPost) => {
      setPost(chosen.id);
      action.run(chosen);
    },
  };
}
