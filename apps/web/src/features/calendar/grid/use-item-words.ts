import { CHANNELS } from '@waypost/contract/networks';
import { fillPlaceholders, type PlaceholderValues } from '@waypost/contract/posts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useShortStatus } from '../../posts/index.ts';
import type { FullHour, Item } from '../items.ts';

/** How cards speak. Made once for all of them: hundreds are drawn at once. */
export type ItemWords = ReturnType<typeof useItemWords>;

export function useItemWords(values: PlaceholderValues | undefined) {
  const t = useTranslations('calendar.item');
  const statusOf = useShortStatus();
  const { time } = useFormats();
  return useMemo(
    () => ({
      time,
      /** In one line, filled in. */
      text: ({ post }: Item) => fillPlaceholders(post.message, values).trim().replace(/\s+/gu, ' ') || t('noText'),
      what: ({ app, post }: Item) => t('what', { app: CHANNELS[app].name, status: statusOf(post.label) }),
      more: (text: string) => t('more', { text }),
      hour: ({ at, items }: Pick<FullHour, 'at' | 'items'>) => t('hour', { time: time(at), count: items.length }),
      others: (count: number) => t('others', { count }),
    }),
    [t, statusOf, time, values],
  );
}
