import { ActionIcon } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { DeferredMenu } from '../../../ui/dialogs/deferred-menu.tsx';
import type { EmojiPicker } from './emoji-popover.tsx';

const loadPopover = () => import('./emoji-popover.tsx');

export function EmojiButton({ onPick }: EmojiPicker) {
  const t = useTranslations('generator.composer');
  return (
    <DeferredMenu
      load={loadPopover}
      opens="dialog"
      with={{ onPick }}
      target={
        <ActionIcon aria-label={t('emoji')}>
          <IconMoodSmile size={20} stroke={1.7} />
        </ActionIcon>
      }
    />
  );
}
