import { numberAt, textAt } from '../../json.ts';
import type { MetaGraph } from '../../meta-graph/meta-graph.ts';
import { dateOf } from '../../meta-graph/text.ts';
import type { PageAccess, StagedObject } from '../../port.ts';
import { objectId } from '../object-id.ts';

/**
 * A video or a reel. Both are known by the id of the video from the first call on, and keep it as the id of the post:
 * status, figures and removal go by it.
 */
export const VIDEO_KINDS: readonly string[] = ['video', 'reel'];

/** `resting`: uploaded and not published; `working`: processed or being published, which proves nothing yet. */
export type VideoState = 'uploading' | 'resting' | 'working' | 'published' | 'failed';

export interface Video {
  readonly id: string;
  readonly state: VideoState;
  /** Facebook's own words about a failure. */
  readonly problem: string | null;
  readonly text: string;
  readonly postId: string | null;
  readonly permalink: string | null;
  readonly publishedAt: Date | null;
}

const FIELDS = 'status,description,post_id,permalink_url';

export async function readVideo(graph: MetaGraph, page: PageAccess, id: string): Promise<Video> {
  const { body } = await graph.get(objectId(id), { fields: FIELDS }, page.token);
  const postId = textAt(body, 'post_id');
  return {
    id,
    state: stateOf(body),
    problem: problemOf(body, 'processing') ?? problemOf(body, 'uploading') ?? problemOf(body, 'publishing'),
    text: textAt(body, 'description') ?? '',
    // Composite everywhere else, and in some answers here only its second half.
    postId: postId === null || postId.includes('_') ? postId : `${page.pageId}_${postId}`,
    permalink: absolute(textAt(body, 'permalink_url')),
    publishedAt: publishedAt(body),
  };
}

/** `error` in the Reels guide, `errors` in the Video reference; both come as one object and as a list. */
function problemOf(body: unknown, phase: string): string | null {
  for (const name of ['error', 'errors']) {
    const said = textAt(body, 'status', `${phase}_phase`, name, 'message');
    const first = textAt(body, 'status', `${phase}_phase`, name, 0, 'message');
    if (said !== null || first !== null) return said ?? first;
  }
  return null;
}

/** A UNIX time in the Reels guide, an ISO time in the Video reference. */
function publishedAt(body: unknown): Date | null {
  const path = ['status', 'publishing_phase', 'publish_time'];
  const seconds = numberAt(body, ...path);
  return seconds === null ? dateOf(textAt(body, ...path)) : new Date(seconds * 1000);
}

/**
 * Video API, "Get upload status": the phases are asked before the whole, because an error shows in its phase while the
 * whole still says `processing`. The documents spell the end of a phase in two ways.
 */
function stateOf(body: unknown): VideoState {
  const phase = (name: string) => textAt(body, 'status', `${name}_phase`, 'status') ?? 'not_started';
  const whole = textAt(body, 'status', 'video_status') ?? '';
  const [uploading, processing, publishing] = [phase('uploading'), phase('processing'), phase('publishing')];
  if ([uploading, processing, publishing].includes('error')) return 'failed';
  if (['error', 'upload_failed', 'expired'].includes(whole)) return 'failed';
  if (isComplete(publishing)) return 'published';
  if (whole === 'uploading' || uploading === 'in_progress') return 'uploading';
  if (whole === 'processing' || processing === 'in_progress' || publishing === 'in_progress') return 'working';
  return 'resting';
}

const isComplete = (status: string) => status === 'complete' || status === 'completed';

/** A video's own permalink comes without the host. */
const absolute = (link: string | null) => (link === null ? null : new URL(link, 'https://www.facebook.com').href);

export const videosIn = (objects: readonly StagedObject[]): readonly StagedObject[] =>
  objects.filter((object) => VIDEO_KINDS.includes(object.kind) && !object.unused);

/** Posts have joined ids; one number alone is a video. */
export const isVideoId = (id: string): boolean => /^\d+$/.test(id);
