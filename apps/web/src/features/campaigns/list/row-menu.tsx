import { Menu } from '@mantine/core';
import { IconCopy, IconRestore, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { MenuOf } from '../../../ui/dialogs/deferred-menu.tsx';
import { OpenedMenu } from '../../../ui/dialogs/opened-menu.tsx';

interface Props extends MenuOf {
  readonly onDuplicate: () => void;
  /** Null: it cannot be done with this one. */
  readonly onDelete: (() => void) | null;
  readonly onRestore: (() => void) | null;
}

export default function RowMenu({ target, onDuplicate, onDelete, onRestore }: Props) {
  const t = useTranslations('campaigns.list');
  const icon = { size: 16, stroke: 1.7 } as const;
  return (
    <OpenedMenu target={target} position="bottom-end">
      <Menu.Item leftSection={<IconCopy {...icon} />} onClick={onDuplicate}>
        {t('duplicate')}
      </Menu.Item>
      {onRestore && (
        <Menu.Item leftSection={<IconRestore {...icon} />} onClick={onRestore}>
          {t('restore')}
        </Menu.Item>
      )}
      {onDelete && (
        <Menu.Item color="var(--danger)" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
          {t('delete')}
        </Menu.Item>
      )}
    </OpenedMenu>
  );
}
