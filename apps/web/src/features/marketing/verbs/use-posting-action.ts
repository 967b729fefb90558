import { useQueryClient } from '@tanstack/react-query';
import type { Posting } from '@waypost/contract/campaigns';
import { useState } from 'react';
import { isApiError } from '../../../platform/api/api-error.ts';
import { POSTINGS_KEY, readPosting, showPosting } from '../api.ts';

/**
 * What a change of a post is made on top of, and what follows it. After somebody else's the person is told, and what she sends then
 * is on top of theirs.
 */
export function usePostingAction({ id, version }: Pick<Posting, 'id' | 'version'>) {
  const queryClient = useQueryClient();
  const [over, setOver] = useState(version);
  const again = () => queryClient.invalidateQueries({ queryKey: POSTINGS_KEY });
  return {
    version: over,
    show: (posting: Posting) => {
      showPosting(queryClient, posting);
      return again();
    },
    again,
    onFailure: async (error: Error) => {
      if (!isApiError(error, 409)) return;
      const fresh = await readPosting(id).catch(() => null);
      if (fresh === null) return;
      setOver(fresh.version);
      showPosting(queryClient, fresh);
    },
  };
}
