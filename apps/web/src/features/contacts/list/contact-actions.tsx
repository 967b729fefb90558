import { ActionIcon } from '@mantine/core';
import { IconDots, IconHistory, IconMailCheck, IconMailOff, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Contact } from '@waypost/contract/contacts';
import { useTranslations } from 'use-intl';
import { DeferredMenu } from '../../../ui/dialogs/deferred-menu.tsx';
import type { Opened } from '../dialogs/opened.ts';
import type { Entry } from './actions-menu.tsx';

export interface Verbs {
  readonly readOnly: boolean;
  readonly onOpen: (opened: Opened) => void;
  readonly onHistory: (contact: number) => void;
}
export interface Rows extends Verbs {
  readonly contacts: readonly Contact[];
}

/** What can be done with a contact; who may look only sees what is known of the consent. */
export function ContactActions({ contact, readOnly, onOpen, onHistory }: Verbs & { readonly contact: Contact }) {
  const t = useTranslations('contacts.actions');
  const screen = useTranslations('contacts.screen');
  const out = contact.optout_status !== 'F';
  const history: Entry = { icon: IconHistory, label: t('consent'), run: () => onHistory(contact.id) };
  const change: readonly Entry[] = [
    { icon: IconPencil, label: t('edit'), run: () => onOpen({ dialog: 'edit', contact }) },
    history,
    out
      ? { icon: IconMailCheck, label: t('optIn'), run: () => onOpen({ dialog: 'optIn', contact }) }
      : { icon: IconMailOff, label: t('optOut'), run: () => onOpen({ dialog: 'optOut', contact }) },
    { icon: IconTrash, label: t('delete'), danger: true, run: () => onOpen({ dialog: 'delete', contact }) },
  ];
  return (
    <DeferredMenu
      load={() => import('./actions-menu.tsx')}
      with={{ entries: readOnly ? [history] : change }}
      target={
        <ActionIcon variant="subtle" color="gray" size={34} aria-label={screen('actions', { name: contact.email })}>
          <IconDots size={18} stroke={1.7} />
        </ActionIcon>
      }
    />
  );
}
