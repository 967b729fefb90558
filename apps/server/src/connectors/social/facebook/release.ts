import { at, textAt } from '../json.ts';
import type { Params } from '../meta-graph/meta-graph.ts';
import { liveAs, sendGraph } from '../meta-graph/send.ts';
import type { PageAccess, PostSnapshot, ReleaseResult, SendGuard, Staged, StagedObject } from '../port.ts';
import { fbErrors } from './error-classes.ts';
import { isObjectId } from './object-id.ts';
import type { FacebookOptions } from './options.ts';
import { draftFor, feedParams, photosFor } from './stage.ts';
import { isVideoId, readVideo, VIDEO_KINDS, videosIn } from './videos/video.ts';

const UNSTAGED: ReleaseResult = { kind: 'not-sent', detail: 'Something of this post is not staged' };

export async function release(
  options: FacebookOptions,
  page: PageAccess,
  post: PostSnapshot,
  staged: Staged,
  guard: SendGuard,
): Promise<ReleaseResult> {
  const { graph } = options;
  if (VIDEO_KINDS.includes(post.type)) {
    const video = videosIn(staged.objects).find((object) => object.kind === post.type);
    return video?.data?.uploaded === true ? finishVideo(options, page, post, video, guard) : UNSTAGED;
  }
  const draft = options.releaseById ? draftFor(post, staged) : undefined;
  if (photosFor(post, staged).includes(undefined) || (options.releaseById && draft === undefined)) return UNSTAGED;
  const call = draft
    ? {
        path: draft.id,
        params: { is_published: true },
        read: (body: unknown) => liveAs(at(body, 'success') === true ? draft.id : null),
      }
    : {
        path: `${page.pageId}/feed`,
        params: feedParams(post, staged),
        read: (body: unknown) => liveAs(textAt(body, 'id')),
      };
  return sendGraph(graph, fbErrors, page, call, guard);
}

/** Facebook's answer to `finish` on a reel that was finished before. */
const ALREADY_FINISHED = 1366051;

/** The last phase publishes; the video is processed afterwards, so this is accepted and not live. */
function finishVideo(
  { graph }: FacebookOptions,
  page: PageAccess,
  post: PostSnapshot,
  video: StagedObject,
  guard: SendGuard,
): Promise<ReleaseResult> {
  const accepted: ReleaseResult = { kind: 'accepted', ref: video.id };
  const description = post.text === '' ? null : post.text;
  const reel = video.kind === 'reel';
  const params: Params = reel
    ? { upload_phase: 'finish', video_id: video.id, video_state: 'PUBLISHED', description }
    : { upload_phase: 'finish', upload_session_id: String(video.data?.session), description };
  const call = {
    path: `${page.pageId}/${reel ? 'video_reels' : 'videos'}`,
    params,
    read: (body: unknown) => (at(body, 'success') === true ? accepted : null),
    // The id is ours alone, so an earlier try of this very post has done it.
    refused: ({ subcode }: { subcode: number | null }) => (subcode === ALREADY_FINISHED ? accepted : undefined),
  };
  return sendGraph(graph, fbErrors, page, call, guard);
}

export async function comment(
  { graph }: FacebookOptions,
  page: PageAccess,
  remoteId: string,
  message: string,
  guard: SendGuard,
): Promise<ReleaseResult> {
  if (!isObjectId(remoteId)) return { kind: 'refused', refusal: { kind: 'gone', code: 'fb_gone', detail: null } };
  let target: string;
  try {
    target = await commentedObject(graph, page, remoteId);
  } catch (error) {
    return { kind: 'refused', refusal: fbErrors.socialError(error).refusal };
  }
  const call = { path: `${target}/comments`, params: { message }, read: (body: unknown) => liveAs(textAt(body, 'id')) };
  return sendGraph(graph, fbErrors, page, call, guard);
}

/** People comment on the post of a video, not on the video. */
export async function commentedObject(
  graph: FacebookOptions['graph'],
  page: PageAccess,
  remoteId: string,
): Promise<string> {
  if (!isVideoId(remoteId)) return remoteId;
  return (await readVideo(graph, page, remoteId)).postId ?? remoteId;
}
