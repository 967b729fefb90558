import { withWords } from '../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../ui/states/load-again.tsx';
import type { FiltersProps } from './filters.tsx';
import classes from './marketing.module.css';

/** The grid is what a page of posts is opened for: what its list of suppliers drops down from, half as much code, comes beside it. */
export const Filters = loadAgain<FiltersProps>(
  () => withWords(['marketing', 'ui/calendar'], () => import('./filters.tsx')),
  () => <div className={classes.filters} aria-hidden="true" />,
);
