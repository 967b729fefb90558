import classes from './figures.module.css';

const [WIDTH, HEIGHT] = [60, 20];

/** How a figure came about, oldest first; decoration of the number above it. What is not known adds nothing. */
export function Sparkline({ values = [] }: { readonly values: readonly (number | null)[] | undefined }) {
  const most = Math.max(...values.map(Number));
  const line = values
    .map((value, nth) => `${(nth / (values.length - 1)) * WIDTH} ${HEIGHT - 1 - (Number(value) / most) * (HEIGHT - 3)}`)
    .join('L');
  return (
    // Nothing but terms and what is said of them may stand in their list.
    <dd className={classes.line} aria-hidden="true">
      {most > 0 && (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={classes.area} d={`M0 ${HEIGHT}L${line}L${WIDTH} ${HEIGHT}Z`} />
          <path d={`M${line}`} />
        </svg>
      )}
    </dd>
  );
}
