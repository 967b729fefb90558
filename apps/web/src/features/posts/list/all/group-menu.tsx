import { Menu } from '@mantine/core';
import { IconCalendarTime, IconCopy, IconPencil, IconPlugConnected, IconSend, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useGo } from '../../../../platform/navigation/use-navigation.ts';
import { useMayCompose, useProfile } from '../../../../platform/session/use-session.ts';
import type { MenuOf } from '../../../../ui/dialogs/deferred-menu.tsx';
import { OpenedMenu } from '../../../../ui/dialogs/opened-menu.tsx';
import { connectionsPaths } from '../../../connections/paths.ts';
import { type MenuEntry, type MenuVerb, menuOf, offering, onlyDismissed, type PostGroup } from './group-posts.ts';

interface Props extends MenuOf {
  readonly group: PostGroup;
  readonly onChoose: (verb: MenuVerb) => void;
}

const ICONS: Readonly<Record<MenuEntry, typeof IconCopy>> = {
  reconnect: IconPlugConnected,
  edit: IconPencil,
  reschedule: IconCalendarTime,
  post_now: IconSend,
  delete: IconTrash,
  duplicate: IconCopy,
};

/** What can be done with all posts of a creation at once. */
export function GroupMenu({ target, group, onChoose }: Props) {
  const t = useTranslations('posts.actions');
  const { slug } = useProfile();
  const go = useGo();
  return (
    <OpenedMenu target={target} position="bottom-end">
      {menuOf(group, useMayCompose()).map((verb) => {
        const Icon = ICONS[verb];
        return (
          <Menu.Item
            key={verb}
            leftSection={<Icon size={16} stroke={1.7} />}
            onClick={() => (verb === 'reconnect' ? go(connectionsPaths.list({ slug })) : onChoose(verb))}
          >
            {t(verb === 'delete' && onlyDismissed(offering(group, verb)) ? 'dismiss' : verb)}
          </Menu.Item>
        );
      })}
    </OpenedMenu>
  );
}
