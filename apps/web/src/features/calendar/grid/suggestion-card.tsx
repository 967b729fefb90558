import { memo } from 'react';
import { useTranslations } from 'use-intl';
import classes from '../../../ui/calendar/card.module.css';
import { ItemTime } from '../../../ui/calendar/item-time.tsx';
import { NetworkGlyph } from '../../../ui/marks/network-icon.tsx';
import { MARKS } from '../../../ui/marks/networks/marks.ts';
import { useChannelName } from '../../../ui/marks/use-channel-name.ts';
import type { Suggestion, Verbs } from '../items.ts';
import type { ItemWords } from './use-item-words.ts';

interface Props {
  readonly suggestion: Suggestion;
  readonly words: Pick<ItemWords, 'time'>;
  readonly verbs: Pick<Verbs, 'free' | 'connect'>;
}

/** Where a post could stand: a free slot leads to the composer, that of a network that is not connected to its connection (CAL-014, CAL-019). */
export const SuggestionCard = memo(function SuggestionCard({ suggestion, words, verbs }: Props) {
  const t = useTranslations('calendar.suggested');
  const { app, at, connected } = suggestion;
  const name = useChannelName()(app);
  return (
    <button
      type="button"
      className={`${classes.suggestion} ${MARKS[app].colours}`}
      aria-haspopup={connected ? undefined : 'dialog'}
      onClick={() => (connected ? verbs.free(at) : verbs.connect(app))}
    >
      <span className={classes.when}>
        <NetworkGlyph app={app} size={14} />
        <span className={classes.unseen}>{connected ? t('freeSlot', { app: name }) : t('suggestedTime')}</span>
        <ItemTime at={at} time={words.time(at)} />
      </span>
      <span className={classes.text}>{connected ? t('free') : t('short', { app: name })}</span>
    </button>
  );
});
