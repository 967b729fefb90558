import { Menu, type MenuProps } from '@mantine/core';
import { cloneElement, type ReactElement } from 'react';
import type { MenuOf } from './deferred-menu.tsx';
import { useOpened } from './use-opened.ts';

/** The title of a dialog stays in sight above what is scrolled below it, and would stand above its menu too. */
const ABOVE_TITLE = 1001;

const DIALOG = '[role="dialog"][aria-modal="true"]';

/** Drawn there it stands in a landmark, where readers who go from one to the next find it; nothing reaches what is behind a dialog. */
function placeOf(button: Element | null): HTMLElement | undefined {
  const main = document.querySelector('main');
  // Before the button is drawn: what was clicked stands in the topmost dialog, if there is one.
  const dialog = button ? button.closest(DIALOG) : main?.closest('[inert]') && lastOf(DIALOG);
  return dialog instanceof HTMLElement ? dialog : (main ?? undefined);
}

const lastOf = (selector: string) => [...document.querySelectorAll(selector)].at(-1);

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
    <Menu
      {...menu}
      opened={opened}
      onChange={change}
      withInitialFocusPlaceholder={false}
      zIndex={ABOVE_TITLE}
      portalProps={{ target: placeOf(button.current) }}
    >
      <Menu.Target>{cloneElement(target as ReactElement<{ ref?: typeof button }>, { ref: button })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
