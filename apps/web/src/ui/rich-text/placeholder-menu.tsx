import { Menu, Text } from '@mantine/core';
import type { MenuOf } from '../dialogs/deferred-menu.tsx';
import { OpenedMenu } from '../dialogs/opened-menu.tsx';
import type { OfferedPlaceholder } from './rich-text-props.ts';

interface Props extends MenuOf {
  readonly placeholders: readonly OfferedPlaceholder[];
  readonly onPick: (name: string) => void;
}

/** What can be filled in for each reader, by what it is called. */
export default function PlaceholderMenu({ target, placeholders, onPick }: Props) {
  return (
    <OpenedMenu target={target} position="bottom-start" width={240} returnFocus={false}>
      {placeholders.map(({ name, label }) => (
        <Menu.Item key={name} onClick={() => onPick(name)}>
          {label}
          <Text size="xs" c="dimmed">{`{{${name}}}`}</Text>
        </Menu.Item>
      ))}
    </OpenedMenu>
  );
}
