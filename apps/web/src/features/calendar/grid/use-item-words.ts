import { readByNobody } from '@waypost/contract/newsletters';
import { fillPlaceholders, type PlaceholderValues } from '@waypost/contract/posts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import type { FullHour } from '../../../ui/calendar/items.ts';
import { useChannelName } from '../../../ui/marks/use-channel-name.ts';
import { useShortStatus } from '../../posts/index.ts';
import type { Item } from '../items.ts';

/** More than a card of its size can show. */
const CARD_LETTERS = 160;

/** How cards speak. Made once for all of them: hundreds are drawn at once. */
export type ItemWords = ReturnType<typeof useItemWords>;

export function useItemWords(values: PlaceholderValues | undefined) {
  const t = useTranslations('calendar.item');
  const grid = useTranslations('ui.calendar');
  const channelName = useChannelName();
  const statusOf = useShortStatus();
  const { time } = useFormats();
  return useMemo(() => {
    // Seven days have the same hours.
    const hours = new Map<string, string>();
    const hourOf = (at: string, count: number): string => {
      const key = `${at} ${count}`;
      const said = hours.get(key) ?? grid('hour', { time: at, count });
      hours.set(key, said);
      return said;
    };
    return {
      time,
      /** How it begins, in one line, filled in: a browser lays out all of a text, also what is cut off. */
      text: (item: Item, letters = CARD_LETTERS) => {
        const said =
          item.kind === 'post' ? fillPlaceholders(item.post.message, values) : readByNobody(item.newsletter.subject);
        const begins = said.trim().slice(0, letters);
        return begins.replace(/\s+/gu, ' ').toWellFormed() || grid('noText');
      },
      what: (item: Item) =>
        t('what', {
          app: channelName(item.app),
          status: item.kind === 'post' ? statusOf(item.post.label) : t(item.out ? 'delivered' : 'scheduled'),
        }),
      more: (text: string) => grid('more', { text }),
      hour: ({ at, items }: Pick<FullHour<Item>, 'at' | 'items'>) => hourOf(time(at), items.length),
      others: (count: number) => grid('others', { count }),
    };
  }, [t, grid, channelName, statusOf, time, values]);
}
