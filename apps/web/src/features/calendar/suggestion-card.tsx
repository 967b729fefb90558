import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { CHANNELS } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { NetworkGlyph } from '../../ui/marks/network-icon.tsx';
import { MARKS } from '../../ui/marks/networks/marks.ts';
import type { Asking } from './asked.tsx';
import classes from './card.module.css';
import { ItemTime } from './item-time.tsx';
import type { Suggestion } from './items.ts';

interface Props {
  readonly suggestion: Suggestion;
  readonly onAsk: (asking: Asking) => void;
  readonly onFree: (at: string) => void;
}

/** Where a post could stand: a free slot leads to the composer, that of a network that is not connected to its connection (CAL-014, CAL-019). */
export default function SuggestionCard({ suggestion: { app, at, connected }, onAsk, onFree }: Props) {
  const t = useTranslations('calendar.suggested');
  const { name } = CHANNELS[app];
  return (
    <UnstyledButton
      className={`${classes.suggestion} ${MARKS[app].colours}`}
      aria-haspopup={connected ? undefined : 'dialog'}
      onClick={() => (connected ? onFree(at) : onAsk({ connect: app }))}
    >
      <span className={classes.when}>
        <NetworkGlyph app={app} size={14} />
        <VisuallyHidden>{connected ? t('freeSlot', { app: name }) : t('suggestedTime')}</VisuallyHidden>
        <ItemTime at={at} />
      </span>
      <span className={classes.text}>{connected ? t('free') : t('short', { app: name })}</span>
    </UnstyledButton>
  );
}
