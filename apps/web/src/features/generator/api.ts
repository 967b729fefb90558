import { useQuery } from '@tanstack/react-query';
import {
  createDraft,
  deleteDraft,
  type GeneratedPosting,
  getDraft,
  listDrafts,
  openDraftName,
  openDraftQuery,
  patchDraft,
  scheduleDraft,
  undoSchedule,
} from '@waypost/contract/generator';
import type { MediaState } from '@waypost/contract/media';
import { preflightPost, UNDO_SECONDS } from '@waypost/contract/posts';
import { call } from '../../platform/api/call.ts';
import { takeFirstRead } from '../../platform/boot.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { contentOf, type DraftContent, textFor, toWire } from './draft/draft-content.ts';
import type { StoredContent, StoredDraft } from './draft/draft-machine.ts';
import { preflightPayload, schedulePayload } from './schedule/payloads.ts';

export interface LoadedDraft extends StoredContent {
  readonly scheduled: boolean;
  readonly updated: string;
  /** Pictures and videos that are no longer in the library. */
  readonly missingMedia: number;
}

const loadedDraft = (stored: GeneratedPosting): LoadedDraft => ({
  pk: stored.pk,
  version: stored.version,
  content: contentOf(stored),
  scheduled: stored.scheduled_at !== null,
  updated: stored.updated,
  missingMedia: stored.missing_media,
});

interface Found {
  readonly results: readonly GeneratedPosting[];
}
const openIn = ({ results: [newest] }: Found): LoadedDraft | null => (newest ? loadedDraft(newest) : null);

/** The newest open draft; null when there is none (create mode, GEN-008, GEN-043). Read once per visit. */
export function useOpenDraft(enabled: boolean) {
  const { pk } = useProfile();
  return useQuery({
    queryKey: ['drafts', pk, 'open'],
    queryFn: async ({ signal }) => openIn(await call(listDrafts, { query: openDraftQuery(pk) }, { signal })),
    initialData: () => {
      const brought = takeFirstRead<Found>(openDraftName(pk));
      return brought && openIn(brought);
    },
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { kind: 'silent' },
  });
}

export const readDraft = async (pk: number): Promise<LoadedDraft> =>
  loadedDraft(await call(getDraft, { params: { id: pk } }));

/** Creates the draft, or saves over the version that we know. */
export async function saveDraft(
  profile: number,
  draft: StoredDraft | null,
  content: DraftContent,
): Promise<StoredDraft> {
  const fields = toWire(content);
  const stored = draft
    ? await call(patchDraft, { params: { id: draft.pk }, body: { version: draft.version, ...fields } })
    : await call(createDraft, { params: { profile }, body: fields });
  return { pk: stored.pk, version: stored.version };
}

export const removeDraft = (pk: number) => call(deleteDraft, { params: { id: pk } });

export function schedule(draft: StoredDraft, content: DraftContent) {
  return call(scheduleDraft, {
    params: { id: draft.pk },
    // A try that arrives late, after it was taken back, schedules nothing.
    body: { ...schedulePayload(content), version: draft.version, undo_seconds: UNDO_SECONDS },
  });
}

/** Takes scheduling back: the posts are gone, and the draft is open again. */
export const undo = (draft: StoredDraft) => call(undoSchedule, { params: { id: draft.pk } });

/**
 * What the server says about these posts; it knows what the browser cannot, such as a same text on the page, or why a
 * video could not be prepared: `videoState` makes it look again.
 */
export function useServerPreflight(content: DraftContent, videoState: MediaState | null, enabled: boolean) {
  const { pk } = useProfile();
  const body = preflightPayload(pk, content);
  const written = content.applications.some((app) => textFor(content, app).trim() !== '');
  return useQuery({
    queryKey: ['preflight', body, videoState],
    queryFn: ({ signal }) => call(preflightPost, { body }, { signal }),
    enabled: enabled && content.applications.length > 0 && (written || content.media.length > 0),
    staleTime: 30_000,
    retry: false,
    meta: { kind: 'silent' },
  });
}
