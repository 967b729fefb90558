import { type DraftContent, type DraftMedium, emptyContent, sameContent, withMedia } from './draft-content.ts';

export interface StoredDraft {
  readonly pk: number;
  readonly version: number;
}

export interface StoredContent extends StoredDraft {
  readonly content: DraftContent;
}

/**
 * `idle`: nothing is on its way (what is not saved yet waits for a pause in typing). `failed`: tried again by itself.
 * `refused`: the server does not take this content; the next change is tried. `conflict`: another window saved something
 * else; `lost`: it scheduled or deleted the draft. Saving rests in both until the person decides.
 */
export type DraftPhase = 'idle' | 'saving' | 'failed' | 'refused' | 'conflict' | 'lost';

export interface DraftState {
  readonly content: DraftContent;
  /** What the server has. */
  readonly saved: DraftContent;
  /** What is on its way to the server. */
  readonly sending: DraftContent | null;
  readonly draft: StoredDraft | null;
  readonly phase: DraftPhase;
  /** Failed tries in a row. */
  readonly failures: number;
  /** When the last save was confirmed, in milliseconds. */
  readonly savedAt: number | null;
  readonly theirs: StoredContent | null;
  readonly reason: string | null;
}

export type DraftEvent =
  | { readonly type: 'edited'; readonly change: Partial<DraftContent> }
  /** Uploads end whenever they like, so they add to the newest list. */
  | { readonly type: 'mediaAdded'; readonly media: readonly DraftMedium[] }
  | { readonly type: 'saving' }
  | { readonly type: 'saved'; readonly draft: StoredDraft; readonly at: number }
  | { readonly type: 'reopened'; readonly draft: StoredDraft }
  | { readonly type: 'failed' }
  | { readonly type: 'refused'; readonly reason: string | null }
  | { readonly type: 'stale'; readonly theirs: StoredContent }
  | { readonly type: 'lost' }
  | { readonly type: 'keptMine' }
  | { readonly type: 'tookTheirs' };

export function startDraft(content: DraftContent, stored: StoredContent | null, savedAt: number | null): DraftState {
  return {
    content,
    saved: stored?.content ?? content,
    sending: null,
    draft: stored && { pk: stored.pk, version: stored.version },
    phase: 'idle',
    failures: 0,
    savedAt,
    theirs: null,
    reason: null,
  };
}

export const isDirty = (state: DraftState): boolean => !sameContent(state.content, state.saved);

/** A save should be started after the pause that {@link saveDelay} names. */
export const wantsSave = (state: DraftState): boolean =>
  isDirty(state) && (state.phase === 'idle' || state.phase === 'failed');

const TYPING_PAUSE_MS = 700;
const LONGEST_WAIT_MS = 30_000;

export const saveDelay = ({ failures }: DraftState): number =>
  failures === 0 ? TYPING_PAUSE_MS : Math.min(LONGEST_WAIT_MS, 2_000 * 2 ** (failures - 1));

export function reduceDraft(state: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case 'edited':
      return change(state, event.change);
    case 'mediaAdded':
      return change(state, withMedia(state.content, event.media));
    case 'saving':
      return { ...state, phase: 'saving', sending: state.content };
    case 'saved':
      // What was typed meanwhile stays in `content` and makes the draft dirty again.
      return {
        ...state,
        phase: 'idle',
        saved: state.sending ?? state.saved,
        sending: null,
        draft: event.draft,
        failures: 0,
        savedAt: event.at,
      };
    case 'reopened':
      return { ...state, draft: event.draft };
    case 'failed':
      return { ...state, phase: 'failed', sending: null, failures: state.failures + 1 };
    case 'refused':
      return { ...state, phase: 'refused', sending: null, failures: 0, reason: event.reason };
    case 'stale':
      return stale(state, event.theirs);
    case 'lost':
      return { ...state, phase: 'lost', sending: null };
    case 'keptMine':
      return keepMine(state);
    case 'tookTheirs':
      return state.theirs ? { ...adopt(state, state.theirs), content: state.theirs.content } : state;
  }
}

function change(state: DraftState, part: Partial<DraftContent>): DraftState {
  const content = { ...state.content, ...part };
  return state.phase === 'refused' ? { ...state, content, phase: 'idle', reason: null } : { ...state, content };
}

const adopt = (state: DraftState, theirs: StoredContent): DraftState => ({
  ...state,
  phase: 'idle',
  draft: { pk: theirs.pk, version: theirs.version },
  saved: theirs.content,
  sending: null,
  theirs: null,
});

/**
 * A stale version is a conflict only when somebody else wrote something different: when the server has what we knew or
 * what we sent (an answer that got lost), we take its version and go on.
 */
function stale(state: DraftState, theirs: StoredContent): DraftState {
  const known = [state.saved, state.sending, state.content];
  if (known.some((content) => content && sameContent(content, theirs.content))) return adopt(state, theirs);
  return { ...state, phase: 'conflict', sending: null, theirs };
}

function keepMine(state: DraftState): DraftState {
  if (state.phase === 'conflict' && state.theirs) return adopt(state, state.theirs);
  // The draft is gone: the text becomes a new one.
  if (state.phase === 'lost')
    return { ...state, phase: 'idle', draft: null, saved: emptyContent(state.content.applications) };
  return state;
}
