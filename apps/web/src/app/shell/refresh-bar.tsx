import { useDebouncedValue } from '@mantine/hooks';
import { useIsFetching } from '@tanstack/react-query';
import classes from './top-bar.module.css';

const PATIENCE_MS = 200;

/** Two pixels that say that newer content is on its way; what is on screen stays. Quick answers show nothing. */
export function RefreshBar() {
  const fetching = useIsFetching() > 0;
  const [patient] = useDebouncedValue(fetching, PATIENCE_MS);
  return <div className={classes.refresh} data-shown={fetching && patient} aria-hidden="true" />;
}
