import { useQueryClient } from '@tanstack/react-query';
import type { EmailCampaign } from '@waypost/contract/newsletters';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { isApiError } from '../../../platform/api/api-error.ts';
import { campaignKey, readCampaign, saveCampaign, storedOf } from '../api.ts';
import { dropBackup, keepBackup, readBackup } from './backup.ts';
import type { CampaignContent } from './campaign-content.ts';
import {
  type CampaignDraft,
  type CampaignEvent,
  isDirty,
  reduceCampaign,
  saveDelay,
  startCampaign,
  wantsSave,
} from './campaign-machine.ts';

/** What the tab kept is taken up again; where somebody saved since, both are kept and the writer decides. */
function initial(campaign: EmailCampaign): CampaignDraft {
  const stored = storedOf(campaign);
  const draft = startCampaign(stored, Date.parse(campaign.updated));
  const kept = campaign.open ? readBackup(campaign.id, stored) : null;
  if (kept === null) return draft;
  const taken = reduceCampaign(draft, { type: 'edited', change: () => kept.content, field: null, at: 0 });
  return kept.version === stored.version ? taken : { ...taken, phase: 'conflict', theirs: stored };
}

/** A failed save as an event: what passes is tried again, what the server refuses waits for the next change. */
async function eventOfFailure(error: unknown, id: number): Promise<CampaignEvent> {
  if (!isApiError(error)) return { type: 'failed' };
  if (error.status === 404 || error.status === 403) return { type: 'closed' };
  if (error.status === 409) {
    try {
      const theirs = await readCampaign(id);
      return theirs.open ? { type: 'stale', theirs: storedOf(theirs), at: Date.now() } : { type: 'closed' };
    } catch (reading) {
      return isApiError(reading, 404) ? { type: 'closed' } : { type: 'failed' };
    }
  }
  const passes = error.status === 0 || error.status === 429 || error.status >= 500;
  if (passes) return { type: 'failed' };
  return { type: 'refused', refusal: { reason: error.userMessage ?? null, fields: error.fields } };
}

/** What is written in the editor: steps of undo, saves after a pause in typing, one at a time, and a copy that survives reloads. */
export function useCampaignDraft(campaign: EmailCampaign) {
  const { id } = campaign;
  const queries = useQueryClient();
  const [draft, dispatch] = useReducer(reduceCampaign, campaign, initial);
  const latest = useRef(draft);
  latest.current = draft;
  const running = useRef<Promise<void> | null>(null);

  const save = useCallback((): Promise<void> => {
    if (running.current) return running.current;
    const { saved, history } = latest.current;
    const content = history.now;
    const send = async () => {
      dispatch({ type: 'saving' });
      const event = await saveCampaign(id, saved, content).then(
        (stored): CampaignEvent => {
          queries.setQueryData(campaignKey(id), stored);
          return { type: 'saved', version: stored.version, at: Date.now() };
        },
        (error: unknown) => eventOfFailure(error, id),
      );
      latest.current = reduceCampaign({ ...latest.current, sending: content }, event);
      running.current = null;
      dispatch(event);
    };
    running.current = send();
    return running.current;
  }, [id, queries]);

  useEffect(() => {
    if (!wantsSave(draft)) return;
    // Every change starts the pause again.
    const timer = setTimeout(() => void save(), saveDelay(draft));
    return () => clearTimeout(timer);
  }, [draft, save]);

  useEffect(() => {
    const soon = () => {
      if (wantsSave(latest.current)) void save();
    };
    window.addEventListener('online', soon);
    return () => {
      window.removeEventListener('online', soon);
      // Leaving by navigation keeps what was written.
      soon();
    };
  }, [save]);

  useEffect(() => {
    if (isDirty(draft)) keepBackup(id, draft.saved.version, draft.history.now);
    else dropBackup(id);
  }, [draft, id]);

  // Somebody else's change, seen while the campaign was read again.
  useEffect(() => {
    const { saved, phase } = latest.current;
    if (phase !== 'idle' || running.current || campaign.version <= saved.version) return;
    dispatch({ type: 'stale', theirs: storedOf(campaign), at: Date.now() });
  }, [campaign]);

  /** Saves what is open; answers the version that the server has then, null when it has not got everything. */
  const flush = useCallback(async (): Promise<number | null> => {
    await running.current;
    if (wantsSave(latest.current)) await save();
    return isDirty(latest.current) ? null : latest.current.saved.version;
  }, [save]);

  const edit = useCallback(
    (change: (content: CampaignContent) => CampaignContent, field: string | null = null) =>
      dispatch({ type: 'edited', change, field, at: Date.now() }),
    [],
  );
  const undo = useCallback(() => dispatch({ type: 'undone' }), []);
  const redo = useCallback(() => dispatch({ type: 'redone' }), []);
  const keepMine = useCallback(() => dispatch({ type: 'keptMine' }), []);
  const takeTheirs = useCallback(() => dispatch({ type: 'tookTheirs', at: Date.now() }), []);
  return { draft, content: draft.history.now, edit, undo, redo, flush, keepMine, takeTheirs };
}

export type Writing = ReturnType<typeof useCampaignDraft>;
/** Changes what is written; changes of one `field` in one breath are one step of undo. */
export type Edit = Writing['edit'];
