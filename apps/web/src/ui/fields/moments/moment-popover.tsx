import { Popover } from '@mantine/core';
import { type ComponentProps, cloneElement, type ReactElement } from 'react';
import type { MenuOf } from '../../dialogs/deferred-menu.tsx';
import { useLayer } from '../../dialogs/use-dialog.ts';
import { useOpened } from '../../dialogs/use-opened.ts';
import { MomentPicker, type MomentPickerProps } from './moment-picker.tsx';

export interface MomentPopoverProps extends Omit<MomentPickerProps, 'onDone'> {
  readonly label: string;
}

/** Opens as soon as it is there, because its button was just clicked. */
export default function MomentPopover({ target, label, ...picker }: MenuOf & MomentPopoverProps) {
  const [button, opened, setOpened] = useOpened();
  useLayer(opened);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        {cloneElement(target as ReactElement<ComponentProps<'button'>>, {
          ref: button,
          'aria-expanded': opened,
          onClick: () => setOpened(!opened),
        })}
      </Popover.Target>
      <Popover.Dropdown aria-label={label} aria-labelledby={undefined} p="md">
        <MomentPicker {...picker} onDone={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
