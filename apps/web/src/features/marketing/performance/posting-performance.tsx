import type { Posting } from '@waypost/contract/campaigns';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { isGone, usePosting } from '../api.ts';
import { CountryFigures } from './country-figures.tsx';
import { Details } from './details.tsx';
import classes from './performance.module.css';
import { PostingCard } from './posting-card.tsx';
import { Related } from './related.tsx';

export interface PostingProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** 'Posting Performance' (ADMCAL-015, ADMCAL-016, ADMCAL-018 to 022). */
export default function PostingPerformance({ id, onClose }: PostingProps) {
  const t = useTranslations('marketing.posting');
  const read = usePosting(id);
  return (
    <Dialog opened onClose={onClose} title={t('title')} size="xl">
      {read.data ? (
        <Body posting={read.data} onGone={onClose} />
      ) : read.isPending ? (
        <ListSkeleton rows={6} shape="line" />
      ) : (
        <ErrorState
          title={t(isGone(read.error) ? 'gone' : 'failed')}
          error={read.error}
          onRetry={isGone(read.error) ? undefined : () => void read.refetch()}
        />
      )}
    </Dialog>
  );
}

function Body({ posting, onGone }: { readonly posting: Posting; readonly onGone: () => void }) {
  return (
    <div className={classes.stack}>
      <Details posting={posting} />
      <div className={classes.columns}>
        <PostingCard posting={posting} onGone={onGone} />
        <div className={classes.stack}>
          {posting.related_data && <Related related={posting.related_data} />}
          <CountryFigures posting={posting} />
        </div>
      </div>
    </div>
  );
}
