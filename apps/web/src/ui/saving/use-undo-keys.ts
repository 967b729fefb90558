import { useEffect, useRef } from 'react';

interface Steps {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Undo and redo by their keys wherever the focus is in the editor; a dialog keeps its own. */
export function useUndoKeys({ undo, redo }: Steps, off: boolean): void {
  const verbs = useRef({ undo, redo });
  verbs.current = { undo, redo };
  useEffect(() => {
    if (off) return;
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const back = key === 'z' && !event.shiftKey;
      if (!back && !(key === 'z' && event.shiftKey) && key !== 'y') return;
      // A field beside what is written, such as a search, keeps the steps of its browser.
      if (event.target instanceof Element && event.target.closest('[data-own-undo]')) return;
      // Nothing behind a dialog is meant.
      if (document.querySelector('#root[inert]')) return;
      event.preventDefault();
      if (back) verbs.current.undo();
      else verbs.current.redo();
    };
    // Before the field takes it for its own steps, which would be others.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [off]);
}
