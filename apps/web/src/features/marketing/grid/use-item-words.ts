import { readByNobody } from '@waypost/contract/newsletters';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import type { FullHour } from '../../../ui/calendar/items.ts';
import { useChannelName } from '../../../ui/marks/use-channel-name.ts';
import type { Item } from '../items.ts';

/** More than a card of its size can show. */
const CARD_LETTERS = 110;

/** How cards speak. Made once for all of them: hundreds are drawn at once. */
export type ItemWords = ReturnType<typeof useItemWords>;

export function useItemWords() {
  const t = useTranslations('marketing');
  const grid = useTranslations('ui.calendar');
  const channelName = useChannelName();
  const { time, number } = useFormats();
  return useMemo(() => {
    const said = new Map<string, string>();
    const hourOf = (at: string, count: number): string => {
      const key = `${at} ${count}`;
      const words = said.get(key) ?? grid('hour', { time: at, count });
      said.set(key, words);
      return words;
    };
    return {
      time,
      /** How it begins, in one line, as staff wrote it: a browser lays out all of a text, also what is cut off. */
      text: (item: Item, letters = CARD_LETTERS) => {
        const text = item.kind === 'posting' ? item.posting.message : readByNobody(item.campaign.subject);
        return beginningOf(text.trim(), letters) || grid('noText');
      },
      what: (item: Item) =>
        t('item.what', { app: channelName(item.app), status: t(item.out ? 'status.published' : 'status.pending') }),
      supplier: (item: Item) =>
        item.kind === 'posting'
          ? (item.posting.campaign.supplier?.supplier_label ?? item.posting.campaign.title)
          : item.campaign.suppliers.map(({ supplier_label: label }) => label).join(', ') || item.campaign.name,
      more: (text: string) => grid('more', { text }),
      hour: ({ at, items }: Pick<FullHour<Item>, 'at' | 'items'>) => hourOf(time(at), items.length),
      others: (count: number) => grid('others', { count }),
      /** On a narrow screen a day is its number alone. */
      count: (count: number) => number(count),
      allOf: (day: string, count: number) => t('item.allOf', { day, count }),
    };
  }, [t, grid, channelName, time, number]);
}

/** Ends with a whole word, where one ends on the way. */
function beginningOf(text: string, letters: number): string {
  const begins = text.slice(0, letters);
  const whole = begins === text ? text : `${begins.replace(/\s+\S*$/u, '')}…`;
  return whole.replace(/\s+/gu, ' ').toWellFormed();
}
