import { ActionIcon, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './ordered.module.css';

const STEPS = [
  { by: -1, word: 'up', Icon: IconArrowUp },
  { by: 1, word: 'down', Icon: IconArrowDown },
] as const;
export type Step = (typeof STEPS)[number]['by'];

interface Props {
  readonly name: string;
  /** Its place in the list, and how many stand there. */
  readonly at: number;
  readonly of: number;
  readonly pending: boolean;
  readonly onMove: (by: Step) => void;
  readonly onDelete: () => void;
  /** What that is called, where it is no deletion. */
  readonly remove?: string;
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  readonly facts: ReactNode;
  /** What can be done with it beside moving and deleting. */
  readonly verbs: ReactNode;
}

/** One of what staff put in order: arrows that move it, what it is, and what can be done with it. */
export function OrderedRow({ name, at, of, pending, onMove, onDelete, remove, picture, title, facts, verbs }: Props) {
  const t = useTranslations('ui.ordered');
  const tActions = useTranslations('ui.actions');
  return (
    <li className={classes.row} aria-label={name}>
      <span className={classes.order}>
        {STEPS.map(({ by, word, Icon }) => {
          const alone = at + by < 0 || at + by >= of;
          return (
            <ActionIcon
              key={word}
              variant="subtle"
              color="gray"
              aria-label={t(word)}
              // Nothing to pass, and no arrow; its place is kept.
              data-alone={alone || undefined}
              disabled={pending || alone}
              onClick={() => onMove(by)}
            >
              <Icon size={18} stroke={1.7} />
            </ActionIcon>
          );
        })}
      </span>
      {picture}
      <div className={classes.words}>
        {title}
        <Text component="div" size="sm" c="dimmed" className={classes.facts}>
          {facts}
        </Text>
      </div>
      <div className={classes.verbs}>
        {verbs}
        <ActionIcon
          variant="default"
          size={30}
          aria-label={remove ?? tActions('delete')}
          disabled={pending}
          onClick={onDelete}
        >
          <IconTrash size={16} stroke={1.7} />
        </ActionIcon>
      </div>
    </li>
  );
}

export function OrderedList({ children }: { readonly children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}
