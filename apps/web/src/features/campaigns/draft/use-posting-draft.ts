import { useQueryClient } from '@tanstack/react-query';
import type { Posting } from '@waypost/contract/campaigns';
import { useMemo } from 'react';
import { useSaving } from '../../../platform/saving/use-saving.ts';
import { readTyped } from '../../../platform/typed.ts';
import { putPosting, readPosting, savePosting } from '../api.ts';
import { fits } from './kept.ts';
import { type PostingContent, postingSaving, storedPosting } from './posting-content.ts';

/** What is written of a post: saved by itself, but where advisors have copies of it: then when somebody says so. */
export function usePostingDraft(posting: Posting) {
  const { id } = posting;
  const queries = useQueryClient();
  const stored = useMemo(() => storedPosting(posting), [posting]);
  const name = `campaign-post-${id}`;
  return useSaving<PostingContent>({
    machine: postingSaving,
    stored,
    savedAt: Date.parse(posting.updated),
    name,
    kept: () => fits(readTyped(name), stored),
    byItself: !posting.campaign.published,
    save: async (saved, content) => {
      const now = await savePosting(id, saved, content);
      putPosting(queries, now);
      return now.version;
    },
    read: async () => {
      const theirs = await readPosting(id);
      putPosting(queries, theirs);
      return theirs.actions.includes('edit') ? storedPosting(theirs) : null;
    },
  });
}
export type PostWriting = ReturnType<typeof usePostingDraft>;
/** Changes what is written; changes of one `field` in one breath are one step of undo. */
export type EditPost = PostWriting['edit'];
