import type { ReactNode } from 'react';
import classes from './bottom-actions.module.css';

/** On phones the page's actions stick to the bottom and take the place of the tab bar; on larger screens nothing is shown. */
export function BottomActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.bar} data-bottom-actions>
      {children}
    </div>
  );
}
