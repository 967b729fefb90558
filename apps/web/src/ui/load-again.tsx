import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useRef, useState } from 'react';
import { ApiError } from '../platform/api/api-error.ts';
import { loadCode, NotLoaded } from '../platform/navigation/load-code.ts';
import { describeFailure } from './feedback/describe-failure.ts';
import { toast } from './feedback/toasts.ts';
import { useFailureWords } from './feedback/use-failure-words.ts';

/**
 * A part whose code comes when it is shown. React keeps a load that failed for ever; here the next showing, after "Try again" or
 * once it was closed, loads anew. A dialog that cannot come says so and is closed: the page below it stays as it is.
 */
export function loadAgain<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const make = (): LazyExoticComponent<ComponentType<P>> =>
    lazy(() =>
      loadCode(load).catch((error: unknown) => {
        current = make();
        if (!(error instanceof NotLoaded)) throw error;
        return { default: (props: P) => <NobodyAnswers {...props} error={error} /> };
      }),
    );
  let current = make();
  return function Part(props: P) {
    const [Loaded] = useState(() => current);
    return <Loaded {...props} />;
  };
}

/** A dialog can be closed; what stands in a page cannot, and leaves it to what is around it. */
function NobodyAnswers({ error, onClose }: { readonly error: NotLoaded; readonly onClose?: () => void }) {
  const words = useFailureWords();
  const told = useRef(false);
  useEffect(() => {
    if (told.current || onClose === undefined) return;
    told.current = true;
    toast.error(describeFailure(new ApiError({ status: 0, statusText: '', body: null }), words));
    onClose();
  }, [words, onClose]);
  if (onClose === undefined) throw error;
  return null;
}
