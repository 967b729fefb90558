import { UnstyledButton } from '@mantine/core';
import { IconMovie, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import classes from './film-frame.module.css';

interface Props {
  /** What pressing it does, with the film's title. */
  readonly label: string;
  readonly picture: string | null;
  readonly opens?: ComponentProps<'button'>['aria-haspopup'];
  /** Null: there is nothing to play yet. */
  readonly onPlay: (() => void) | null;
  /** What stands on it beside the mark. */
  readonly children?: ReactNode;
}

/** A film that does not play: its picture, and the mark that says that it will. */
export function FilmFrame({ label, picture, opens, onPlay, children }: Props) {
  return (
    <UnstyledButton
      className={classes.frame}
      aria-haspopup={opens}
      aria-label={label}
      disabled={onPlay === null}
      onClick={onPlay ?? undefined}
    >
      {picture ? (
        <img src={picture} alt="" loading="lazy" decoding="async" />
      ) : (
        <IconMovie size={40} stroke={1.4} aria-hidden="true" />
      )}
      {onPlay && (
        <span className={classes.play} aria-hidden="true">
          <IconPlayerPlayFilled size={22} />
        </span>
      )}
      {children}
    </UnstyledButton>
  );
}
