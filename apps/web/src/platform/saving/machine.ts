import { type History, startHistory, stepBack, stepForward, withStep } from './history.ts';

/** What the server has of something that somebody writes, and which of its versions that is. */
export interface Stored<C> {
  readonly version: number;
  readonly content: C;
}

/**
 * `idle`: nothing is on its way (what is not saved yet waits for a pause in typing). `failed`: tried again by itself.
 * `refused`: the server does not take this; the next change is tried. `conflict`: somebody else saved something different, and
 * saving rests until the writer decides. `closed`: it went out, was stopped or deleted; nothing is saved any more.
 */
export type SavePhase = 'idle' | 'saving' | 'failed' | 'refused' | 'conflict' | 'closed';

export interface Refusal {
  readonly reason: string | null;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

export interface Saving<C> {
  readonly history: History<C>;
  /** What the server has. */
  readonly saved: Stored<C>;
  /** What is on its way to the server. */
  readonly sending: C | null;
  readonly phase: SavePhase;
  /** Failed tries in a row. */
  readonly failures: number;
  /** When the last save was confirmed, in milliseconds. */
  readonly savedAt: number;
  readonly theirs: Stored<C> | null;
  readonly refusal: Refusal | null;
}

export type SavingEvent<C> =
  | {
      readonly type: 'edited';
      readonly change: (content: C) => C;
      readonly field: string | null;
      readonly at: number;
    }
  | { readonly type: 'undone' | 'redone' | 'keptMine' | 'saving' | 'failed' | 'closed' }
  | { readonly type: 'tookTheirs'; readonly at: number }
  | { readonly type: 'saved'; readonly version: number; readonly at: number }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  /** The server has another version than we knew. */
  | { readonly type: 'stale'; readonly theirs: Stored<C>; readonly at: number };

const TYPING_PAUSE_MS = 700;
const LONGEST_WAIT_MS = 30_000;

export const saveDelay = ({ failures }: Pick<Saving<unknown>, 'failures'>): number =>
  failures === 0 ? TYPING_PAUSE_MS : Math.min(LONGEST_WAIT_MS, 2_000 * 2 ** (failures - 1));

export const startSaving = <C>(stored: Stored<C>, savedAt: number): Saving<C> => ({
  history: startHistory(stored.content),
  saved: stored,
  sending: null,
  phase: 'idle',
  failures: 0,
  savedAt,
  theirs: null,
  refusal: null,
});

const edited = <C>(draft: Saving<C>, history: History<C>): Saving<C> =>
  draft.phase === 'refused' ? { ...draft, history, phase: 'idle', refusal: null } : { ...draft, history };

const adopt = <C>(draft: Saving<C>, theirs: Stored<C>): Saving<C> => ({
  ...draft,
  phase: 'idle',
  saved: theirs,
  sending: null,
  failures: 0,
  theirs: null,
});

/** How something is written and saved at the same time; `same` says when two of its contents need no save between them. */
export function savingOf<C>(same: (a: C, b: C) => boolean) {
  const isDirty = ({ history, saved }: Saving<C>): boolean => !same(history.now, saved.content);
  /** A save should be started after the pause that {@link saveDelay} names. */
  const wantsSave = (draft: Saving<C>): boolean =>
    (draft.phase === 'idle' || draft.phase === 'failed') && isDirty(draft);
  /**
   * Another version is a conflict only when both wrote something: when the server has what we knew or what we sent (an answer that got
   * lost), we take its version and go on; when nothing of ours waits, we take what it says.
   */
  const stale = (draft: Saving<C>, theirs: Stored<C>, at: number): Saving<C> => {
    const known = [draft.saved.content, draft.sending, draft.history.now];
    if (known.some((content) => content !== null && same(content, theirs.content))) return adopt(draft, theirs);
    if (!isDirty(draft) && draft.sending === null)
      return { ...adopt(draft, theirs), history: withStep(draft.history, theirs.content, null, at) };
    return { ...draft, phase: 'conflict', sending: null, theirs };
  };
  const reduce = (draft: Saving<C>, event: SavingEvent<C>): Saving<C> => {
    switch (event.type) {
      case 'edited':
        return edited(draft, withStep(draft.history, event.change(draft.history.now), event.field, event.at));
      case 'undone':
        return edited(draft, stepBack(draft.history));
      case 'redone':
        return edited(draft, stepForward(draft.history));
      case 'saving':
        return { ...draft, phase: 'saving', sending: draft.history.now };
      case 'saved': {
        // What was typed meanwhile stays, and makes the draft dirty again.
        const saved = { version: event.version, content: draft.sending ?? draft.saved.content };
        return { ...draft, phase: 'idle', saved, sending: null, failures: 0, savedAt: event.at };
      }
      case 'failed':
        return { ...draft, phase: 'failed', sending: null, failures: draft.failures + 1 };
      case 'refused':
        return { ...draft, phase: 'refused', sending: null, failures: 0, refusal: event.refusal };
      case 'stale':
        return stale(draft, event.theirs, event.at);
      case 'closed':
        return { ...draft, phase: 'closed', sending: null };
      case 'keptMine':
        return draft.phase === 'conflict' && draft.theirs ? adopt(draft, draft.theirs) : draft;
      case 'tookTheirs':
        return draft.theirs
          ? // A step like any other: undo brings back what the writer had.
            { ...adopt(draft, draft.theirs), history: withStep(draft.history, draft.theirs.content, null, event.at) }
          : draft;
    }
  };
  return { same, isDirty, wantsSave, reduce };
}
