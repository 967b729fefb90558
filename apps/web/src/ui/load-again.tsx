import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';

/**
 * A part whose code comes when it is shown. React keeps a load that failed for ever; here the next showing, after "Try again" or
 * once it was closed, loads anew.
 */
export function loadAgain<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const make = (): LazyExoticComponent<ComponentType<P>> =>
    lazy(() =>
      load().catch((error: unknown) => {
        current = make();
        throw error;
      }),
    );
  let current = make();
  return function Part(props: P) {
    const [Loaded] = useState(() => current);
    return <Loaded {...props} />;
  };
}
