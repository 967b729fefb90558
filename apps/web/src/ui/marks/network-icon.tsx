import { type App, CHANNELS } from '@waypost/contract/networks';
import classes from './network-icon.module.css';
import { MARKS } from './networks/marks.ts';

interface Props {
  readonly app: App;
  readonly size?: number;
}

/** The bare glyph, in the colour of the text around it; decorative, so the name must stand next to it. */
export function NetworkGlyph({ app, size = 16 }: Props) {
  const { icon: Icon } = MARKS[app];
  return <Icon size={size} stroke={1.7} aria-hidden="true" />;
}

interface ChipProps extends Props {
  /** Give it where no text names the network. */
  readonly labelled?: boolean;
}

/** Glyph on a pale ground of the network's colour. `size` is the chip, 20 in rows, 36 on cards. */
export function NetworkChip({ app, size = 20, labelled = false }: ChipProps) {
  const glyph = <NetworkGlyph app={app} size={size <= 20 ? 13 : Math.round(size * 0.56)} />;
  const square = size <= 20 ? 'small' : size <= 28 ? 'medium' : 'large';
  const className = `${classes.chip} ${MARKS[app].colours}`;
  return labelled ? (
    <span className={className} data-app={app} data-square={square} role="img" aria-label={CHANNELS[app].name}>
      {glyph}
    </span>
  ) : (
    <span className={className} data-app={app} data-square={square} aria-hidden="true">
      {glyph}
    </span>
  );
}
