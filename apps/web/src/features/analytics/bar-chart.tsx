import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './chart.module.css';
import { type Bar, roundUp } from './chart-steps.ts';

interface Props {
  readonly bars: readonly Bar[];
  readonly label: string;
  readonly nameOf: (first: string) => string;
  readonly textOf: (value: number | null) => string;
}

const [WIDTH, HEIGHT] = [720, 180];
const GRID = [0, 0.5, 1];

/** Bars over time. Arrow keys, Home and End walk them, as a pointer does; what is chosen is read out. */
export function BarChart({ bars, label, nameOf, textOf }: Props) {
  const t = useTranslations('analytics');
  const [chosen, setChosen] = useState(() => bars.findLastIndex(({ value }) => value !== null));
  const current = bars[chosen];
  const [first, last] = [bars[0], bars.at(-1)];
  const top = roundUp(Math.max(...bars.map(({ value }) => value ?? 0)));
  const width = WIDTH / bars.length;
  const said = current ? t('valueOf', { when: nameOf(current.first), value: textOf(current.value) }) : '';
  const onKeyDown = (event: KeyboardEvent) => {
    const next = reached(event.key, chosen, bars.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
  };
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.said}>{said}</figcaption>
      <div className={classes.plot}>
        <div className={classes.axis} aria-hidden="true">
          {GRID.toReversed().map((part) => (
            <span key={part}>{textOf(top * part)}</span>
          ))}
        </div>
        <div
          className={classes.bars}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={bars.length}
          aria-valuenow={chosen + 1}
          aria-valuetext={said}
          onKeyDown={onKeyDown}
        >
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            {GRID.map((part) => (
              <line key={part} x1={0} x2={WIDTH} y1={HEIGHT * part} y2={HEIGHT * part} />
            ))}
            {bars.map(({ first: day, value }, index) => {
              const height = ((value ?? 0) / top) * HEIGHT;
              return (
                <g key={day} data-chosen={index === chosen} onPointerEnter={() => setChosen(index)}>
                  <rect className={classes.column} x={index * width} y={0} width={width} height={HEIGHT} />
                  <rect
                    className={classes.bar}
                    x={(index + 0.15) * width}
                    y={HEIGHT - height}
                    width={width * 0.7}
                    height={height}
                  />
                </g>
              );
            })}
          </svg>
        </div>
        <div className={classes.ends} aria-hidden="true">
          <span>{first && nameOf(first.first)}</span>
          <span>{last && nameOf(last.first)}</span>
        </div>
      </div>
    </figure>
  );
}

/** Where a key leads; null where it leads nowhere. */
function reached(key: string, from: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, from - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(count - 1, from + 1);
  return null;
}
