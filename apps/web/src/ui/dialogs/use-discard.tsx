import { type ReactNode, useState } from 'react';
import { withWords } from '../../platform/i18n/locale-store.ts';
import { loadAgain } from '../states/load-again.tsx';

const DiscardChanges = loadAgain(() => withWords(['ui/discard'], () => import('./discard-changes.tsx')));

/** What takes typed words away with it: done at once when nothing was typed, else after the question. */
export type Ask = (then: () => void) => void;

/** Leaves at once when nothing was typed, else after a question, which the caller draws; `ask` for what leads elsewhere. */
export function useDiscard(
  changed: boolean,
  onLeave: () => void,
): { leave: () => void; ask: Ask; question: ReactNode } {
  const [asked, setAsked] = useState<{ readonly then: () => void } | null>(null);
  const ask: Ask = (then) => (changed ? setAsked({ then }) : then());
  return {
    leave: () => ask(onLeave),
    ask,
    question: asked && (
      <DiscardChanges
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          asked.then();
        }}
      />
    ),
  };
}
