import { useEffect, useSyncExternalStore } from 'react';

let opened = 0;
const listeners = new Set<() => void>();

const anyOpen = () => opened > 0;

function count(change: number): void {
  opened += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts a confirm dialog for as long as it is open. */
export function useCountedDialog(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    count(1);
    return () => count(-1);
  }, [isOpen]);
}

/** A confirm dialog stands above: Escape is meant for that one. Not Modal.Stack, which keeps hiding the lower dialog when the upper one unmounts while open. */
export const useDialogAbove = (): boolean => useSyncExternalStore(subscribe, anyOpen, anyOpen);
