import type { Posting } from '@waypost/contract/campaigns';
import { CategorizeDialog, DeleteDialog, PostingPerformance, RescheduleDialog } from '../../marketing/index.ts';
import { focusPost } from './focus-post.ts';

export interface Verb {
  readonly posting: Posting;
  readonly what: 'reschedule' | 'delete' | 'categorize' | 'performance';
}
interface Props {
  readonly verb: Verb;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** What is asked before a post is moved or deleted that advisors may have; the calendar asks the same. */
export function VerbDialog({ verb: { posting, what }, onClose, onGone }: Props) {
  switch (what) {
    case 'performance':
      return <PostingPerformance id={posting.id} onClose={onClose} />;
    case 'categorize':
      return <CategorizeDialog posting={posting} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog posting={posting} onClose={onClose} onGone={onGone} />;
    case 'reschedule':
      return posting.fire_at === null ? null : (
        <RescheduleDialog
          posting={posting}
          at={posting.fire_at}
          onClose={() => {
            onClose();
            focusPost(posting.id, null);
          }}
        />
      );
  }
}
