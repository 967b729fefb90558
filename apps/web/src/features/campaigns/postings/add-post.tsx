import { Button } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import type { SocialApp } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { withWords } from '../../../platform/i18n/locale-store.ts';
import { DeferredMenu } from '../../../ui/dialogs/deferred-menu.tsx';

interface Props {
  readonly pending: boolean;
  readonly onAdd: (app: SocialApp) => void;
}
const loadMenu = () => withWords(['campaigns/editor'], () => import('./network-menu.tsx'));

/** A new post, for a network. */
export function AddPost({ pending, onAdd }: Props) {
  const t = useTranslations('campaigns.posts');
  return (
    <DeferredMenu
      load={loadMenu}
      with={{ onPick: onAdd }}
      target={
        <Button
          variant="default"
          size="sm"
          data-adds
          loading={pending}
          leftSection={<IconPlus size={16} stroke={1.7} />}
          rightSection={<IconChevronDown size={14} stroke={1.7} />}
        >
          {t('add')}
        </Button>
      }
    />
  );
}
