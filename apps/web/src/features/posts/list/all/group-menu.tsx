import { Menu } from '@mantine/core';
import { IconCalendarTime, IconCopy, IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useHasPro } from '../../../../platform/session/use-session.ts';
import type { MenuOf } from '../../../../ui/dialogs/deferred-menu.tsx';
import { OpenedMenu } from '../../../../ui/dialogs/opened-menu.tsx';
import { offering, onlyDismissed, type PostGroup } from './group-posts.ts';
import type { Wanted } from './use-group-verb.ts';

interface Props extends MenuOf {
  readonly group: PostGroup;
  readonly onChoose: (verb: Wanted['verb']) => void;
}

const ENTRIES = [
  { verb: 'edit', icon: IconPencil },
  { verb: 'reschedule', icon: IconCalendarTime },
  { verb: 'post_now', icon: IconSend },
  { verb: 'delete', icon: IconTrash },
] as const;

/** What can be done with all posts of a creation at once. */
export function GroupMenu({ target, group, onChoose }: Props) {
  const t = useTranslations('posts.actions');
  const offered: readonly { readonly verb: Wanted['verb']; readonly icon: typeof IconCopy }[] = [
    ...ENTRIES.filter(({ verb }) => offering(group, verb).length > 0),
    ...(useHasPro() ? [{ verb: 'duplicate' as const, icon: IconCopy }] : []),
  ];
  return (
    <OpenedMenu target={target} position="bottom-end">
      {offered.map(({ verb, icon: Icon }) => (
        <Menu.Item key={verb} leftSection={<Icon size={16} stroke={1.7} />} onClick={() => onChoose(verb)}>
          {t(verb === 'delete' && onlyDismissed(offering(group, verb)) ? 'dismiss' : verb)}
        </Menu.Item>
      ))}
    </OpenedMenu>
  );
}
