import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import { loadCode, NotLoaded } from '../../platform/navigation/load-code.ts';
import { toast } from '../feedback/toasts.ts';
import { useFailureWords } from '../feedback/use-failure-words.ts';

/**
 * A part whose code comes when it is shown. `lazy` keeps a load that failed for ever, and forgets what a part knew until it is
 * there; here each showing loads once, and the next one, after "Try again" or once it was closed, loads anew. A dialog that
 * cannot come says so and is closed: the page below it stays as it is.
 */
export function loadAgain<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  /** Keeps its place until then. */
  Meanwhile: ComponentType<P> = Nothing,
): ComponentType<P> & { fetch(): Promise<unknown> } {
  let ready: ComponentType<P> | null = null;
  /** For who knows that it will be shown: it is drawn at once then. Never fails: the showing says what is wrong. */
  const fetch = () =>
    load().then(
      (module) => {
        ready = module.default;
      },
      () => {},
    );
  function Part(props: P) {
    const [Loaded, setLoaded] = useState(() => ready);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (ready !== null) return;
      let gone = false;
      loadCode(load).then(
        (module) => {
          ready = module.default;
          if (!gone) startTransition(() => setLoaded(() => module.default));
        },
        (error: unknown) => {
          if (!gone) setFailure({ error });
        },
      );
      return () => {
        gone = true;
      };
    }, []);
    if (failure !== null) return <NotThere {...props} error={failure.error} />;
    return Loaded === null ? <Meanwhile {...props} /> : <Loaded {...props} />;
  }
  return Object.assign(Part, { fetch });
}

const Nothing = () => null;

/** A dialog can be closed; what stands in a page cannot, and leaves it to what is around it. */
function NotThere({ error, onClose }: { readonly error: unknown; readonly onClose?: () => void }) {
  const words = useFailureWords();
  const told = useRef(false);
  const closes = error instanceof NotLoaded && onClose !== undefined;
  useEffect(() => {
    if (told.current || !closes) return;
    told.current = true;
    toast.error({ title: words.errorTitle, message: words.unreachable });
    onClose();
  }, [words, onClose, closes]);
  if (!closes) throw error;
  return null;
}
