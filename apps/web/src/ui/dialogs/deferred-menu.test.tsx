import { MantineProvider, Menu, UnstyledButton } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { theme } from '../theme/theme.ts';
import { DeferredMenu, type MenuOf } from './deferred-menu.tsx';
import { Dialog } from './dialog.tsx';
import { OpenedMenu } from './opened-menu.tsx';

function Items({ target }: MenuOf) {
  return (
    <OpenedMenu target={target}>
      <Menu.Item>First</Menu.Item>
    </OpenedMenu>
  );
}
const target = <UnstyledButton>More</UnstyledButton>;

it('opens on the first click, also by keyboard, and gives the focus back', async () => {
  const user = userEvent.setup();
  await renderInApp(<DeferredMenu target={target} load={async () => ({ default: Items })} />);
  const button = () => screen.getByRole('button', { name: 'More' });
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'First' });
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button()));
  await user.click(button());
  await screen.findByRole('menuitem', { name: 'First' });
});

it('is drawn inside the dialog of its button, each time it opens', async () => {
  // Without a layout the trap finds no place for the focus, and prints the whole tree.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const user = userEvent.setup();
  await renderInApp(
    // With portals.
    <MantineProvider theme={theme}>
      <div id="root">
        <main />
        <Dialog opened title="Post Details" onClose={() => undefined}>
          <DeferredMenu target={target} load={async () => ({ default: Items })} />
        </Dialog>
      </div>
    </MantineProvider>,
  );
  const menus = (place = '') => document.querySelectorAll(`${place} [role="menu"]`).length;
  await screen.findByText('More');
  for (const _time of ['the first', 'again']) {
    await user.click(screen.getByText('More'));
    await waitFor(() => expect(menus()).toBe(1));
    expect(menus('[role="dialog"]')).toBe(1);
    await user.click(screen.getByText('More'));
    await waitFor(() => expect(menus()).toBe(0));
  }
});

it('can be asked again when its code did not come', async () => {
  const user = userEvent.setup();
  const reported: unknown[] = [];
  const listen = (event: ErrorEvent) => reported.push(event.error?.message);
  window.addEventListener('error', listen);
  let there = false;
  const load = async () => {
    if (!there) throw new Error('no connection');
    return { default: Items };
  };
  await renderInApp(<DeferredMenu target={target} load={load} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(reported).toEqual(['no connection']));
  window.removeEventListener('error', listen);
  there = true;
  await user.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: 'First' });
});
