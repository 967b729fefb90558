import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { Posting } from '@waypost/contract/campaigns';
import { CHANNELS } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { withWords } from '../../../platform/i18n/locale-store.ts';
import { DeferredMenu } from '../../../ui/dialogs/deferred-menu.tsx';
import type { PostMenuProps } from './post-menu.tsx';

interface Props {
  readonly posting: Posting;
  readonly place: number;
  readonly verbs: Omit<PostMenuProps, 'app'>;
}
const loadMenu = () => withWords(['campaigns/editor'], () => import('./post-menu.tsx'));

/** What can be done with a post from its row. */
export function PostActions({ posting: { app }, place, verbs }: Props) {
  const t = useTranslations('campaigns.posts');
  if (Object.values(verbs).every((verb) => verb === null)) return null;
  return (
    <DeferredMenu
      load={loadMenu}
      with={{ app, ...verbs }}
      target={
        <ActionIcon aria-label={t('actionsOf', { network: CHANNELS[app].name, place })}>
          <IconDots size={18} stroke={1.7} />
        </ActionIcon>
      }
    />
  );
}
