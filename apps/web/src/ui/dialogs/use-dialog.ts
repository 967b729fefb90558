import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

interface Layer {
  readonly id: string;
  readonly modal: boolean;
}

/** What is open above the page, the topmost last. */
let open: readonly Layer[] = [];
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setOpen(next: readonly Layer[]): void {
  open = next;
  // Dialogs are drawn beside the program's root: nothing behind them can be reached, by whatever key or reader.
  document.getElementById('root')?.toggleAttribute(
    'inert',
    open.some(({ modal }) => modal),
  );
  for (const listener of listeners) listener();
}

/** What opened a dialog that went while another one still stood above: nothing behind that one could take the focus. */
let owed: Element | null = null;

/** What opened a dialog that another one takes the place of in the same moment: that one was opened from there as well. */
let handed: Element | null = null;

/** To where it came from; when that is gone or switched off, to the dialog below, else to the page itself. */
function giveBackFocus(id: string, opener: Element | null): void {
  const at = document.activeElement;
  const lost = at === null || at === document.body || document.getElementById(id)?.contains(at);
  // A dialog that closed in the same moment has given it back already.
  if (!lost) return;
  const below = open.at(-1)?.id;
  const places = [
    opener === document.body ? null : opener,
    owed,
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
    if (!opened) return;
    const at = document.activeElement;
    opener.current ??= at === document.body ? (handed ?? at) : at;
    return () => {
      handed = opener.current;
    };
  }, [opened]);
  // After React is done: it puts the focus back to where it was before a change.
  useEffect(() => {
    if (!opened) return;
    setOpen([...open, { id, modal: true }]);
    return () => {
      const above = open.at(-1)?.id !== id;
      setOpen(open.filter((other) => other.id !== id));
      if (above) owed ??= opener.current;
      else giveBackFocus(id, opener.current);
      if (open.length === 0) owed = null;
      handed = null;
      opener.current = null;
    };
  }, [opened, id]);
  const topmost = useSyncExternalStore(
    subscribe,
    () => open.at(-1)?.id,
    () => undefined,
  );
  return { id, closeOnEscape: topmost === id, returnFocus: false };
}

/** A popover stands above the dialog that it belongs to: Escape closes the popover. */
export function useLayer(opened: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!opened) return;
    setOpen([...open, { id, modal: false }]);
    return () => setOpen(open.filter((other) => other.id !== id));
  }, [opened, id]);
}
