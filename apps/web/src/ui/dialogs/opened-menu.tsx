import { Menu, type MenuProps } from '@mantine/core';
import { cloneElement, type ReactElement } from 'react';
import type { MenuOf } from './deferred-menu.tsx';
import { useOpened } from './use-opened.ts';

/** Drawn there it stands in a landmark, where readers who go from one to the next find it. Behind a dialog nothing could reach it. */
function inMain() {
  const main = document.querySelector('main');
  return { target: main === null || main.closest('[inert]') ? undefined : main };
}

/** A menu that opens as soon as it is there, because its button was just clicked; `children` is what drops down. */
export function OpenedMenu({ target, children, ...menu }: MenuProps & MenuOf) {
  const [button, opened, setOpened] = useOpened();
  const change = (open: boolean) => {
    setOpened(open);
    // Before the entry is gone: the dialog that it opens gives the focus back to where it came from.
    if (!open && document.activeElement?.closest('[role="menu"]')) button.current?.focus({ preventScroll: true });
  };
  return (
    // Mantine's place for the first focus is nothing that may stand in a menu; without it the first entry has the focus.
    <Menu {...menu} opened={opened} onChange={change} withInitialFocusPlaceholder={false} portalProps={inMain()}>
      <Menu.Target>{cloneElement(target as ReactElement<{ ref?: typeof button }>, { ref: button })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
