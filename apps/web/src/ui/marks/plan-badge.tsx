import classes from './plan-badge.module.css';

interface Props {
  /** PRO, PREMIUM or the name of a plan. */
  readonly plan: string;
  readonly size?: 'xs' | 'xxs' | 'lg' | 'xl';
}

/** A small coral plate next to a label. */
export function PlanBadge({ plan, size = 'xs' }: Props) {
  return (
    <span className={classes.badge} data-size={size}>
      {plan}
    </span>
  );
}
