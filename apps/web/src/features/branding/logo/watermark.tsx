import {
  type LogoPosition,
  WATERMARK_MARGIN,
  WATERMARK_MARGIN_WIDEST,
  WATERMARK_SHARE,
} from '@waypost/contract/branding';
import type { CSSProperties, ReactNode } from 'react';
import classes from './watermark.module.css';

interface Props {
  readonly position: Exclude<LogoPosition, 'no-logo'>;
  readonly children: ReactNode;
}

/** Of the box around it, which is the picture (`container-type: size`), as stamp-logo.ts draws it. */
const MEASURES = {
  '--high': `${WATERMARK_SHARE * 100}cqh`,
  '--apart': `min(${WATERMARK_MARGIN * 100}cqh, ${WATERMARK_MARGIN_WIDEST * 100}cqw)`,
} as CSSProperties;

/** A logo in a corner of a picture: a quarter of its height, at most its width, all of it inside. */
export function Watermark({ position, children }: Props) {
  return (
    <div className={classes.logo} data-position={position} style={MEASURES}>
      {children}
    </div>
  );
}
