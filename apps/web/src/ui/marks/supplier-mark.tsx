import type { WornSupplier } from '@waypost/contract/posts';
import classes from './supplier-mark.module.css';

interface Props {
  readonly supplier: WornSupplier;
  /** Where there is no room for the name; it is said all the same. */
  readonly short?: boolean;
}

/** Whose offer a post shows that staff planned. */
export function SupplierMark({ supplier: { name, logo }, short = false }: Props) {
  return (
    <span className={classes.mark} title={name}>
      {logo === null ? (
        <span className={classes.letter} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      ) : (
        <img className={classes.logo} src={logo} alt="" loading="lazy" draggable={false} />
      )}
      <span className={short ? classes.unseen : classes.name}>{name}</span>
    </span>
  );
}
