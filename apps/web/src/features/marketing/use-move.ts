import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { toast } from '../../ui/feedback/toasts.ts';
import { patchCells, patchNewsletters } from './api.ts';
import type { Item } from './items.ts';

/** An item whose new time is being decided on. */
interface Moving {
  readonly item: Item;
  /** Where it was dropped; from the menu it is as it stands. */
  readonly to: string;
}

/**
 * A drop moves the posts of thousands of advisors: the item stands at its new place, and the dialog says what would follow. It
 * goes back where nobody says yes.
 */
export function useMove() {
  const t = useTranslations('marketing.refused');
  const queryClient = useQueryClient();
  const [moving, setMoving] = useState<Moving | null>(null);
  const put = (item: Item, fire_at: string) =>
    item.kind === 'posting'
      ? patchCells(queryClient, { id: item.posting.id, fire_at })
      : patchNewsletters(queryClient, { id: item.campaign.id, fire_at });
  return {
    moving,
    ask: (item: Item) => setMoving({ item, to: item.at }),
    /** Answers false when the item goes back at once. */
    drop(item: Item, at: string): boolean {
      if (Date.parse(at) <= Date.now()) {
        toast.error({ title: t('title'), message: t('past') });
        return false;
      }
      put(item, at);
      setMoving({ item, to: at });
      return true;
    },
    /** Moved, or not: then it goes back to where it stood. */
    end(moved: boolean) {
      if (!moved && moving !== null) put(moving.item, moving.item.at);
      setMoving(null);
    },
  };
}
