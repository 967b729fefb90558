import { Menu, type MenuItemProps } from '@mantine/core';
import { linked, type WithAnchor } from './links.tsx';

/** An entry of a menu that is a link of the router; in a file of its own, because menus are no part of the first load. */
export const LinkMenuItem = linked((props: WithAnchor<MenuItemProps>) => <Menu.Item component="a" {...props} />);
