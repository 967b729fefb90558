import { ActionIcon, Popover, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMoodSmile } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './editor.module.css';

/** A small set for travel; the keyboard of the system has the rest. Unicode emoji, drawn by the system's font. */
const EMOJI = [
  ...['✈️', '🛳️', '🚢', '🚂', '🚗', '🚌', '⛵', '🛶', '🧳', '🗺️', '🧭', '📍'],
  ...['🏖️', '🏝️', '🏔️', '🌋', '🏜️', '🏕️', '🏙️', '🏰', '🗽', '🗼', '🎡', '🏛️'],
  ...['🌅', '🌊', '🌴', '🌞', '❄️', '🍁', '🌸', '🌈', '🐋', '🐠', '🐧', '🦁'],
  ...['🍷', '🍽️', '☕', '🍹', '🥂', '🎉', '🎁', '📸', '⏰', '💬', '📞', '👉'],
  ...['😀', '😍', '😎', '🤩', '👏', '🙌', '👍', '❤️', '✨', '🔥', '⭐', '✅'],
];

export function EmojiButton({ onPick }: { readonly onPick: (emoji: string) => void }) {
  const t = useTranslations('generator.composer');
  const [opened, { toggle, close }] = useDisclosure(false);
  return (
    <Popover opened={opened} onChange={close} position="top-start" trapFocus withinPortal>
      <Popover.Target>
        <ActionIcon aria-label={t('emoji')} aria-expanded={opened} onClick={toggle}>
          <IconMoodSmile size={20} stroke={1.7} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={classes.emojis}>
          {EMOJI.map((emoji) => (
            <UnstyledButton
              key={emoji}
              className={classes.emoji}
              onClick={() => {
                close();
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
