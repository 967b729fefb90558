import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** What drops down from a button that was just clicked, and whose code came for it: it opens as soon as it is there. */
export function useOpened(): [RefObject<HTMLButtonElement | null>, boolean, (opened: boolean) => void] {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The button was drawn anew; the focus goes back to what had it when it opened.
    button.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  return [button, opened, setOpened];
}
