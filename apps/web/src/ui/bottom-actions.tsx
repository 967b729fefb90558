import type { ReactNode } from 'react';
import classes from './bottom-actions.module.css';

/** On phones the page's actions stick to the bottom and take the place of the tab bar; on larger screens nothing is shown. */
export function BottomActions({ children, inert }: { readonly children: ReactNode; readonly inert?: boolean }) {
  return (
    <div className={classes.bar} data-bottom-actions inert={inert}>
      {children}
    </div>
  );
}
