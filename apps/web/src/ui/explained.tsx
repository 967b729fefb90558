import type { ReactNode } from 'react';
import classes from './explained.module.css';

interface Props {
  readonly className: string | undefined;
  readonly label: string;
  /** What stands under the label. */
  readonly children: ReactNode;
  /** Paragraphs that say what it means; folded. */
  readonly explanation: ReactNode;
}

/** A figure that says what it means when it is opened. */
export function Explained({ className, label, children, explanation }: Props) {
  return (
    <details className={`${classes.explained} ${className}`}>
      <summary>
        <span className={classes.label}>{label}</span>
        {children}
      </summary>
      {explanation}
    </details>
  );
}
