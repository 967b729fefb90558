import { useCallback, useEffect, useReducer, useRef } from 'react';
import { isApiError } from '../api/api-error.ts';
import { dropTyped, keepTyped } from '../typed.ts';
import { type Saving, type SavingEvent, type Stored, saveDelay, type savingOf, startSaving } from './machine.ts';

export interface Written<C> {
  readonly machine: ReturnType<typeof savingOf<C>>;
  /** As it was read last. */
  readonly stored: Stored<C>;
  readonly savedAt: number;
  /** Under which name the tab keeps what the server does not have yet. */
  readonly name: string;
  /** What the tab kept, if this program can show it; asked once. */
  readonly kept: () => Stored<C> | null;
  /** Saved by itself after a pause in typing; else when somebody asks for it. */
  readonly byItself?: boolean;
  /** Stores `content` on top of `saved`, and answers the version that it is then. */
  readonly save: (saved: Stored<C>, content: C) => Promise<number>;
  /** What the server has now; null when nothing can be saved there any more. */
  readonly read: () => Promise<Stored<C> | null>;
}

/** What the tab kept is taken up again; where somebody saved since, both are kept and the writer decides. */
function initial<C>({ machine, stored, savedAt, kept: read }: Written<C>): Saving<C> {
  const draft = startSaving(stored, savedAt);
  const kept = read();
  // What the server has got meanwhile needs no keeping.
  if (kept === null || machine.same(kept.content, stored.content)) return draft;
  const taken = machine.reduce(draft, { type: 'edited', change: () => kept.content, field: null, at: 0 });
  return kept.version === stored.version ? taken : { ...taken, phase: 'conflict', theirs: stored };
}

/** A failed save as an event: what passes is tried again, what the server refuses waits for the next change. */
async function eventOfFailure<C>(error: unknown, read: Written<C>['read']): Promise<SavingEvent<C>> {
  if (!isApiError(error)) return { type: 'failed' };
  if (error.status === 404 || error.status === 403) return { type: 'closed' };
  if (error.status === 409) {
    try {
      const theirs = await read();
      return theirs === null ? { type: 'closed' } : { type: 'stale', theirs, at: Date.now() };
    } catch (reading) {
      return isApiError(reading, 404) ? { type: 'closed' } : { type: 'failed' };
    }
  }
  const passes = error.status === 0 || error.status === 429 || error.status >= 500;
  if (passes) return { type: 'failed' };
  return { type: 'refused', refusal: { reason: error.userMessage ?? null, fields: error.fields } };
}

/** What is written in an editor: steps of undo, saves after a pause in typing, one at a time, and a copy that survives reloads. */
export function useSaving<C>(written: Written<C>) {
  const { machine, stored, name, byItself = true } = written;
  const { isDirty, wantsSave, reduce } = machine;
  const [draft, dispatch] = useReducer(reduce, written, initial);
  const latest = useRef(draft);
  latest.current = draft;
  const asked = useRef(written);
  asked.current = written;
  const running = useRef<Promise<void> | null>(null);

  const save = useCallback((): Promise<void> => {
    if (running.current) return running.current;
    const { saved, history } = latest.current;
    const content = history.now;
    const send = async () => {
      dispatch({ type: 'saving' });
      const event = await asked.current.save(saved, content).then(
        (version): SavingEvent<C> => ({ type: 'saved', version, at: Date.now() }),
        (error: unknown) => eventOfFailure(error, asked.current.read),
      );
      latest.current = reduce({ ...latest.current, sending: content }, event);
      running.current = null;
      dispatch(event);
    };
    running.current = send();
    return running.current;
  }, [reduce]);

  useEffect(() => {
    if (!byItself || !wantsSave(draft)) return;
    // Every change starts the pause again.
    const timer = setTimeout(() => void save(), saveDelay(draft));
    return () => clearTimeout(timer);
  }, [draft, save, byItself, wantsSave]);

  useEffect(() => {
    if (!byItself) return;
    const soon = () => {
      if (wantsSave(latest.current)) void save();
    };
    window.addEventListener('online', soon);
    return () => {
      window.removeEventListener('online', soon);
      // Leaving by navigation keeps what was written.
      soon();
    };
  }, [save, byItself, wantsSave]);

  useEffect(() => {
    if (isDirty(draft)) keepTyped(name, { version: draft.saved.version, content: draft.history.now });
    else dropTyped(name);
  }, [draft, name, isDirty]);

  // Somebody else's change, seen while it was read again.
  useEffect(() => {
    const { saved, phase } = latest.current;
    if (phase !== 'idle' || running.current || stored.version <= saved.version) return;
    dispatch({ type: 'stale', theirs: stored, at: Date.now() });
  }, [stored]);

  /** Saves what is open; answers the version that the server has then, null when it has not got everything. */
  const flush = useCallback(async (): Promise<number | null> => {
    await running.current;
    if (wantsSave(latest.current)) await save();
    return isDirty(latest.current) ? null : latest.current.saved.version;
  }, [save, isDirty, wantsSave]);

  const edit = useCallback(
    (change: (content: C) => C, field: string | null = null) =>
      dispatch({ type: 'edited', change, field, at: Date.now() }),
    [],
  );
  const undo = useCallback(() => dispatch({ type: 'undone' }), []);
  const redo = useCallback(() => dispatch({ type: 'redone' }), []);
  const keepMine = useCallback(() => dispatch({ type: 'keptMine' }), []);
  const takeTheirs = useCallback(() => dispatch({ type: 'tookTheirs', at: Date.now() }), []);
  return { draft, content: draft.history.now, edit, undo, redo, flush, keepMine, takeTheirs };
}
