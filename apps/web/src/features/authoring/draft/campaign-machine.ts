import { type CampaignContent, sameContent } from './campaign-content.ts';
import { type History, startHistory, stepBack, stepForward, withStep } from './history.ts';

export interface StoredCampaign {
  readonly version: number;
  readonly content: CampaignContent;
}

/**
 * `idle`: nothing is on its way (what is not saved yet waits for a pause in typing). `failed`: tried again by itself.
 * `refused`: the server does not take this; the next change is tried. `conflict`: somebody else saved something different, and
 * saving rests until the writer decides. `closed`: it goes out, is cancelled or deleted; nothing is saved any more.
 */
export type SavePhase = 'idle' | 'saving' | 'failed' | 'refused' | 'conflict' | 'closed';

export interface Refusal {
  readonly reason: string | null;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

export interface CampaignDraft {
  readonly history: History<CampaignContent>;
  /** What the server has. */
  readonly saved: StoredCampaign;
  /** What is on its way to the server. */
  readonly sending: CampaignContent | null;
  readonly phase: SavePhase;
  /** Failed tries in a row. */
  readonly failures: number;
  /** When the last save was confirmed, in milliseconds. */
  readonly savedAt: number;
  readonly theirs: StoredCampaign | null;
  readonly refusal: Refusal | null;
}

export type CampaignEvent =
  | {
      readonly type: 'edited';
      readonly change: (content: CampaignContent) => CampaignContent;
      readonly field: string | null;
      readonly at: number;
    }
  | { readonly type: 'undone' | 'redone' | 'keptMine' | 'saving' | 'failed' | 'closed' }
  | { readonly type: 'tookTheirs'; readonly at: number }
  | { readonly type: 'saved'; readonly version: number; readonly at: number }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  /** The server has another version than we knew. */
  | { readonly type: 'stale'; readonly theirs: StoredCampaign; readonly at: number };

export const startCampaign = (stored: StoredCampaign, savedAt: number): CampaignDraft => ({
  history: startHistory(stored.content),
  saved: stored,
  sending: null,
  phase: 'idle',
  failures: 0,
  savedAt,
  theirs: null,
  refusal: null,
});

export const isDirty = ({ history, saved }: CampaignDraft): boolean => !sameContent(history.now, saved.content);

/** A save should be started after the pause that {@link saveDelay} names. */
export const wantsSave = (draft: CampaignDraft): boolean =>
  (draft.phase === 'idle' || draft.phase === 'failed') && isDirty(draft);

const TYPING_PAUSE_MS = 700;
const LONGEST_WAIT_MS = 30_000;

export const saveDelay = ({ failures }: CampaignDraft): number =>
  failures === 0 ? TYPING_PAUSE_MS : Math.min(LONGEST_WAIT_MS, 2_000 * 2 ** (failures - 1));

export function reduceCampaign(draft: CampaignDraft, event: CampaignEvent): CampaignDraft {
  switch (event.type) {
    case 'edited':
      return changed(draft, withStep(draft.history, event.change(draft.history.now), event.field, event.at));
    case 'undone':
      return changed(draft, stepBack(draft.history));
    case 'redone':
      return changed(draft, stepForward(draft.history));
    case 'saving':
      return { ...draft, phase: 'saving', sending: draft.history.now };
    case 'saved':
      // What was typed meanwhile stays, and makes the draft dirty again.
      return {
        ...draft,
        phase: 'idle',
        saved: { version: event.version, content: draft.sending ?? draft.saved.content },
        sending: null,
        failures: 0,
        savedAt: event.at,
      };
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
}

function changed(draft: CampaignDraft, history: History<CampaignContent>): CampaignDraft {
  return draft.phase === 'refused' ? { ...draft, history, phase: 'idle', refusal: null } : { ...draft, history };
}

const adopt = (draft: CampaignDraft, theirs: StoredCampaign): CampaignDraft => ({
  ...draft,
  phase: 'idle',
  saved: theirs,
  sending: null,
  failures: 0,
  theirs: null,
});

/**
 * Another version is a conflict only when both wrote something: when the server has what we knew or what we sent (an answer that got
 * lost), we take its version and go on; when nothing of ours waits, we take what it says.
 */
function stale(draft: CampaignDraft, theirs: StoredCampaign, at: number): CampaignDraft {
  const known = [draft.saved.content, draft.sending, draft.history.now];
  if (known.some((content) => content && sameContent(content, theirs.content))) return adopt(draft, theirs);
  if (!isDirty(draft) && draft.sending === null)
    return { ...adopt(draft, theirs), history: withStep(draft.history, theirs.content, null, at) };
  return { ...draft, phase: 'conflict', sending: null, theirs };
}
