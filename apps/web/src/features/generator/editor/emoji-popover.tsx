import { Popover, UnstyledButton } from '@mantine/core';
import { type ComponentProps, cloneElement, type ReactElement } from 'react';
import type { MenuOf } from '../../../ui/dialogs/deferred-menu.tsx';
import { useOpened } from '../../../ui/dialogs/use-opened.ts';
import classes from './editor.module.css';

/** A small set for travel; the keyboard of the system has the rest. Unicode emoji, drawn by the system's font. */
const EMOJI = [
  ...['✈️', '🛳️', '🚢', '🚂', '🚗', '🚌', '⛵', '🛶', '🧳', '🗺️', '🧭', '📍'],
  ...['🏖️', '🏝️', '🏔️', '🌋', '🏜️', '🏕️', '🏙️', '🏰', '🗽', '🗼', '🎡', '🏛️'],
  ...['🌅', '🌊', '🌴', '🌞', '❄️', '🍁', '🌸', '🌈', '🐋', '🐠', '🐧', '🦁'],
  ...['🍷', '🍽️', '☕', '🍹', '🥂', '🎉', '🎁', '📸', '⏰', '💬', '📞', '👉'],
  ...['😀', '😍', '😎', '🤩', '👏', '🙌', '👍', '❤️', '✨', '🔥', '⭐', '✅'],
];

export interface EmojiPicker {
  readonly onPick: (emoji: string) => void;
}

/** Opens as soon as it is there, because its button was just clicked. */
export default function EmojiPopover({ target, onPick }: MenuOf & EmojiPicker) {
  const [button, opened, setOpened] = useOpened();
  const toggle = () => setOpened(!opened);
  return (
    <Popover opened={opened} onChange={setOpened} position="top-start" trapFocus withinPortal>
      <Popover.Target>
        {cloneElement(target as ReactElement<ComponentProps<'button'>>, {
          ref: button,
          'aria-expanded': opened,
          onClick: toggle,
        })}
      </Popover.Target>
      <Popover.Dropdown>
        <div className={classes.emojis}>
          {EMOJI.map((emoji) => (
            <UnstyledButton
              key={emoji}
              className={classes.emoji}
              onClick={() => {
                setOpened(false);
                onPick(emoji);
              }}
            >
              {emoji}
            </UnstyledButton>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
