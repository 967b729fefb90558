import { Menu, type MenuProps } from '@mantine/core';
import { cloneElement, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import type { MenuOf } from './deferred-menu.tsx';

/** A menu that opens as soon as it is there, because its button was just clicked; `children` is what drops down. */
export function OpenedMenu({ target, children, ...menu }: MenuProps & MenuOf) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The button was drawn anew; the menu gives the focus back to what had it when it opened.
    button.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  return (
    // Mantine's place for the first focus is nothing that may stand in a menu; without it the first entry has the focus.
    <Menu {...menu} opened={opened} onChange={setOpened} withInitialFocusPlaceholder={false}>
      <Menu.Target>{cloneElement(target as ReactElement<{ ref?: typeof button }>, { ref: button })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
