import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** The open dialogs, the topmost last. */
let open: readonly string[] = [];
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setOpen(next: readonly string[]): void {
  open = next;
  // Dialogs are drawn beside the program's root: nothing behind them can be reached, by whatever key or reader.
  document.getElementById('root')?.toggleAttribute('inert', open.length > 0);
  for (const listener of listeners) listener();
}

/** To where it came from; when that is gone or switched off, to the dialog below, else to the page itself. */
function giveBackFocus(id: string, opener: Element | null): void {
  const at = document.activeElement;
  const lost = at === null || at === document.body || document.getElementById(id)?.contains(at);
  // A dialog that closed in the same moment has given it back already.
  if (!lost) return;
  const below = open.at(-1);
  const places = [
    opener === document.body ? null : opener,
    below ? document.getElementById(below)?.querySelector('[role="dialog"]') : document.querySelector('main'),
  ];
  for (const place of places) {
    if (place instanceof HTMLElement && place.isConnected) place.focus({ preventScroll: true });
    if (place && document.activeElement === place) return;
  }
}

/**
 * What every dialog does for the keyboard. Mantine's own return of the focus forgets the opener of a dialog that is mounted
 * opened, and does nothing for one that is taken away while it is open.
 */
export function useDialog(opened: boolean): {
  readonly id: string;
  readonly closeOnEscape: boolean;
  readonly returnFocus: false;
} {
  const id = useId();
  const opener = useRef<Element | null>(null);
  // Before the focus goes in.
  useLayoutEffect(() => {
    if (opened) opener.current ??= document.activeElement;
  }, [opened]);
  // After React is done: it puts the focus back to where it was before a change.
  useEffect(() => {
    if (!opened) return;
    setOpen([...open, id]);
    return () => {
      setOpen(open.filter((other) => other !== id));
      giveBackFocus(id, opener.current);
      opener.current = null;
    };
  }, [opened, id]);
  const topmost = useSyncExternalStore(
    subscribe,
    () => open.at(-1),
    () => undefined,
  );
  return { id, closeOnEscape: topmost === id, returnFocus: false };
}
