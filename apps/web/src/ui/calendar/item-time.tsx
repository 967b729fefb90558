import classes from './card.module.css';

/** '3:45PM'; a narrow card leaves out the half of the day. */
export function ItemTime({ at, time }: { readonly at: string; readonly time: string }) {
  const [, clock = time, half = ''] = /^(.*\d)(\D*)$/.exec(time) ?? [];
  return (
    <time dateTime={at}>
      {clock}
      <span className={classes.half}>{half}</span>
    </time>
  );
}
