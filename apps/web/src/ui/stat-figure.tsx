import { Text } from '@mantine/core';
import { useFormats } from '../platform/formats/use-formats.ts';
import classes from './stat-figure.module.css';

interface Props {
  readonly label: string;
  /** null: the network gave none. */
  readonly value: number | null;
  /** Signed; the sign says it, the colour repeats it. */
  readonly change?: number;
  readonly size?: 'md' | 'lg';
}

export function StatFigure({ label, value, change, size = 'md' }: Props) {
  const formats = useFormats();
  return (
    <div className={classes.stat} data-size={size}>
      <Text size="sm" c="dimmed" component="dt">
        {label}
      </Text>
      <dd className={classes.figure}>
        {value === null ? '–' : formats.number(value)}
        {change !== undefined && change !== 0 && (
          <span className={classes.change} data-up={change > 0}>
            {formats.change(change)}
          </span>
        )}
      </dd>
    </div>
  );
}
