import { useCallback, useEffect, useReducer, useRef } from 'react';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import { type LoadedDraft, readDraft, removeDraft, saveDraft } from '../api.ts';
import { dropBackup, keepBackup, unsavedContent } from './draft-backup.ts';
import { type DraftContent, type DraftMedium, emptyContent } from './draft-content.ts';
import {
  type DraftEvent,
  type DraftState,
  isDirty,
  reduceDraft,
  type StoredContent,
  type StoredDraft,
  saveDelay,
  startDraft,
  wantsSave,
} from './draft-machine.ts';

interface Start {
  readonly profile: number;
  readonly loaded: LoadedDraft | null;
  readonly applications: DraftContent['applications'];
}

function initial({ profile, loaded, applications }: Start): DraftState {
  const content = loaded?.content ?? emptyContent(applications);
  const state = startDraft(content, loaded, loaded ? Date.parse(loaded.updated) : null);
  const unsaved = unsavedContent(profile, loaded);
  return unsaved ? { ...state, content: unsaved } : state;
}

/** A failed save as an event: what passes is tried again, what the server refuses waits for the next change. */
async function eventOfFailure(error: unknown, draft: StoredDraft | null): Promise<DraftEvent> {
  if (!isApiError(error)) return { type: 'failed' };
  if (draft && error.status === 409) {
    try {
      const theirs = await readDraft(draft.pk);
      return theirs.scheduled ? { type: 'lost' } : { type: 'stale', theirs };
    } catch (reading) {
      return isApiError(reading, 404) ? { type: 'lost' } : { type: 'failed' };
    }
  }
  if (draft && error.status === 404) return { type: 'lost' };
  const passes = error.status === 0 || error.status === 429 || error.status >= 500;
  return passes ? { type: 'failed' } : { type: 'refused', reason: error.userMessage ?? null };
}

/** The draft behind the composer: saves after a pause in typing, one save at a time, and survives reloads. */
export function useDraft(start: Start) {
  const { pk: profile } = useProfile();
  const [state, dispatch] = useReducer(reduceDraft, start, initial);
  const latest = useRef(state);
  latest.current = state;
  const running = useRef<Promise<void> | null>(null);
  // Set once the draft is scheduled or thrown away: nothing may be saved after that.
  const closed = useRef(false);

  const save = useCallback((): Promise<void> => {
    if (running.current) return running.current;
    const { draft, content } = latest.current;
    const send = async () => {
      dispatch({ type: 'saving' });
      const event = await saveDraft(profile, draft, content).then(
        (stored): DraftEvent => ({ type: 'saved', draft: stored, at: Date.now() }),
        (error: unknown) => eventOfFailure(error, draft),
      );
      latest.current = reduceDraft({ ...latest.current, sending: content }, event);
      running.current = null;
      dispatch(event);
    };
    running.current = send();
    return running.current;
  }, [profile]);

  useEffect(() => {
    if (!wantsSave(state) || closed.current) return;
    // Every change of the text starts the pause again.
    const timer = setTimeout(() => void save(), saveDelay(state));
    return () => clearTimeout(timer);
  }, [state, save]);

  useEffect(() => {
    const online = () => {
      if (wantsSave(latest.current) && !closed.current) void save();
    };
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      // Leaving by navigation keeps the draft (GEN-009).
      online();
    };
  }, [save]);

  useEffect(() => {
    if (closed.current) return;
    if (isDirty(state)) keepBackup(profile, state.draft, state.content);
    else dropBackup(profile);
  }, [state, profile]);

  /** Saves what is open and answers the stored draft; null when the server has not got everything. */
  const flush = useCallback(async (): Promise<StoredDraft | null> => {
    await running.current;
    const fresh = latest.current;
    if (fresh.draft === null || isDirty(fresh)) await save();
    return isDirty(latest.current) ? null : latest.current.draft;
  }, [save]);

  const close = useCallback(() => {
    closed.current = true;
    dropBackup(profile);
  }, [profile]);

  const discard = useCallback(async () => {
    await running.current;
    const { draft } = latest.current;
    if (draft) {
      await removeDraft(draft.pk).catch((error: unknown) => {
        // Gone already is what was wanted.
        if (!isApiError(error, 404)) throw error;
      });
    }
    close();
  }, [close]);

  const edit = useCallback((change: Partial<DraftContent>) => dispatch({ type: 'edited', change }), []);
  const addMedia = useCallback((media: readonly DraftMedium[]) => dispatch({ type: 'mediaAdded', media }), []);
  /** Scheduling was taken back: the draft is the same, and has another version. */
  const reopen = useCallback(
    ({ pk, version }: StoredDraft) => dispatch({ type: 'reopened', draft: { pk, version } }),
    [],
  );
  /** The server has another version than we knew. */
  const found = useCallback((theirs: StoredContent) => dispatch({ type: 'stale', theirs }), []);
  const keepMine = useCallback(() => dispatch({ type: 'keptMine' }), []);
  const takeTheirs = useCallback(() => dispatch({ type: 'tookTheirs' }), []);
  return { state, edit, addMedia, flush, close, discard, reopen, found, keepMine, takeTheirs };
}

export type Draft = ReturnType<typeof useDraft>;
