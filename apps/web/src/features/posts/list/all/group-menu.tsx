import { Menu } from '@mantine/core';
import { IconCalendarTime, IconCopy, IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useHasPro } from '../../../../platform/session/use-session.ts';
import type { MenuOf } from '../../../../ui/dialogs/deferred-menu.tsx';
import { OpenedMenu } from '../../../../ui/dialogs/opened-menu.tsx';
import { useDuplicate } from '../../actions.ts';
import type { GroupVerb } from './group-dialog.tsx';
import { offering, type PostGroup } from './group-posts.ts';

interface Props extends MenuOf {
  readonly group: PostGroup;
  readonly onChoose: (verb: GroupVerb) => void;
}

/** What can be done with all posts of a creation at once. */
export function GroupMenu({ target, group, onChoose }: Props) {
  const t = useTranslations('posts.actions');
  const duplicate = useDuplicate();
  const pro = useHasPro();
  const entries = [
    { verb: 'edit', icon: IconPencil, by: ['edit'] },
    { verb: 'reschedule', icon: IconCalendarTime, by: ['reschedule'] },
    { verb: 'post_now', icon: IconSend, by: ['post_now'] },
    { verb: 'delete', icon: IconTrash, by: ['delete', 'dismiss'] },
  ] as const;
  return (
    <OpenedMenu target={target} position="bottom-end">
      {entries.map(({ verb, icon: Icon, by }) =>
        offering(group, ...by).length > 0 ? (
          <Menu.Item key={verb} leftSection={<Icon size={16} stroke={1.7} />} onClick={() => onChoose(verb)}>
            {t(verb)}
          </Menu.Item>
        ) : null,
      )}
      {pro && (
        <Menu.Item
          leftSection={<IconCopy size={16} stroke={1.7} />}
          onClick={() => duplicate.run(group.posts.map(({ id }) => id))}
        >
          {t('duplicate')}
        </Menu.Item>
      )}
    </OpenedMenu>
  );
}
