import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './video-mark.module.css';

interface Props {
  /** The corner at the bottom; the other one may be taken. */
  readonly at?: 'start' | 'end';
  readonly children: ReactNode;
}

/** Tells a video from a picture, on its corner: how long it is, or where its preparation stands. */
export function VideoMark({ at = 'end', children }: Props) {
  return (
    <span className={classes.mark} data-at={at}>
      <IconPlayerPlayFilled size={11} aria-hidden="true" />
      {children}
    </span>
  );
}
