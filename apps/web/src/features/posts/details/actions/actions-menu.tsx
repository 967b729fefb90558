import { Menu } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { MenuOf } from '../../../../ui/dialogs/deferred-menu.tsx';
import { OpenedMenu } from '../../../../ui/dialogs/opened-menu.tsx';

/** Something that can be done with a post. */
export interface Entry {
  readonly icon: Icon;
  readonly label: string;
  readonly danger?: boolean;
  readonly pending?: boolean;
  readonly run: () => void;
}

export interface Entries {
  readonly entries: readonly Entry[];
}

/** What is done with a post now and then. */
export default function ActionsMenu({ target, entries }: MenuOf & Entries) {
  return (
    <OpenedMenu target={target} position="top-start">
      {entries.map(({ icon: Icon, label, danger, pending, run }) => (
        <Menu.Item
          key={label}
          color={danger ? 'var(--danger)' : undefined}
          leftSection={<Icon size={16} stroke={1.7} />}
          disabled={pending}
          onClick={run}
        >
          {label}
        </Menu.Item>
      ))}
    </OpenedMenu>
  );
}
