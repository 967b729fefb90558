import { type ReactNode, useState } from 'react';
import { withWords } from '../../platform/i18n/locale-store.ts';
import { loadAgain } from '../load-again.tsx';

const DiscardChanges = loadAgain(() => withWords(['ui/discard'], () => import('./discard-changes.tsx')));

/** Leaves at once when nothing was typed, else after a question, which the caller draws. */
export function useDiscard(changed: boolean, onLeave: () => void): { leave: () => void; question: ReactNode } {
  const [asking, setAsking] = useState(false);
  return {
    leave: () => (changed ? setAsking(true) : onLeave()),
    question: asking && (
      <DiscardChanges
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onLeave();
        }}
      />
    ),
  };
}
