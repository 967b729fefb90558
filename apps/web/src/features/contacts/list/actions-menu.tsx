import { Menu } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { MenuOf } from '../../../ui/dialogs/deferred-menu.tsx';
import { OpenedMenu } from '../../../ui/dialogs/opened-menu.tsx';

export interface Entry {
  readonly icon: Icon;
  readonly label: string;
  readonly danger?: boolean;
  readonly run: () => void;
}

/** What can be done with one contact. */
export default function ActionsMenu({ target, entries }: MenuOf & { readonly entries: readonly Entry[] }) {
  return (
    <OpenedMenu target={target} position="bottom-end">
      {entries.map(({ icon: Icon, label, danger, run }) => (
        <Menu.Item
          key={label}
          color={danger ? 'var(--danger)' : undefined}
          leftSection={<Icon size={16} stroke={1.7} />}
          onClick={run}
        >
          {label}
        </Menu.Item>
      ))}
    </OpenedMenu>
  );
}
