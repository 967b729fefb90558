import { withWords } from '../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../ui/states/load-again.tsx';
import type { Listed } from './items.ts';
import type { ListProps } from './list-dialog.tsx';
import { EmailPerformance, PostingPerformance } from './performance/lazy-performance.ts';
import type { MarketingCalendar } from './use-marketing-calendar.ts';
import type { useMove } from './use-move.ts';
import { MoveNewsletterDialog, RescheduleDialog } from './verbs/lazy-verbs.ts';

const ListDialog = loadAgain<ListProps>(() => withWords(['marketing'], () => import('./list-dialog.tsx')));

interface Props extends Pick<ListProps, 'words' | 'verbs'> {
  readonly calendar: Pick<MarketingCalendar, 'items' | 'posting' | 'newsletter' | 'close'>;
  readonly listed: Listed | null;
  readonly onListed: (listed: Listed | null) => void;
  readonly move: Pick<ReturnType<typeof useMove>, 'moving' | 'end'>;
}

/** What a click, a drag or a menu leads to, one over the other. */
export function Dialogs({ calendar, listed, onListed, move, words, verbs }: Props) {
  const { items, posting, newsletter, close } = calendar;
  const { moving } = move;
  const decided = moving && { at: moving.item.at, to: moving.to, onClose: move.end };
  return (
    <>
      {listed && <ListDialog listed={listed} onClose={() => onListed(null)} {...{ items, words, verbs }} />}
      {posting !== null && <PostingPerformance id={posting} onClose={close} />}
      {newsletter !== null && <EmailPerformance campaign={newsletter} onClose={close} />}
      {decided && moving.item.kind === 'posting' && <RescheduleDialog posting={moving.item.posting} {...decided} />}
      {decided && moving.item.kind === 'newsletter' && (
        <MoveNewsletterDialog campaign={moving.item.campaign} {...decided} />
      )}
    </>
  );
}
