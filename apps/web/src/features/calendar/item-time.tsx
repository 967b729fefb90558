import { useFormats } from '../../platform/formats/use-formats.ts';
import classes from './card.module.css';

/** '3:45 PM'; a narrow card leaves out the half of the day. */
export function ItemTime({ at }: { readonly at: string }) {
  const time = useFormats().time(at);
  const [, clock = time, half = ''] = /^(.*\d)(\D*)$/.exec(time) ?? [];
  return (
    <time dateTime={at}>
      {clock}
      <span className={classes.half}>{half}</span>
    </time>
  );
}
