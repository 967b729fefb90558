import {
  deleteProfileVideo,
  getProfileVideo,
  listProfileVideos,
  type ProfileVideo,
  uploadProfileVideo,
  VIDEO_UPLOADS,
} from '@waypost/contract/media';
import type { Locale } from '@waypost/i18n';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound, text, translate } from '../../../platform/errors/index.ts';
import { inWorkFolder } from '../../../platform/files/work-folder.ts';
import { pageOf, route } from '../../../platform/http/index.ts';
import type { Actor, ProfileScope } from '../../../platform/session/actor.ts';
import { throttle } from '../../../platform/throttle/throttle.ts';
import { scopeOfProfile } from '../../profiles/index.ts';
import type { MediaDeps } from '../deps.ts';
import { deleteFile, scopeOfFile } from '../pictures/delete-image.ts';
import { mediaUrl } from '../present.ts';
import { uploadFields } from '../read-upload.ts';
import { videoState } from '../variants/prepare-media.ts';
import { receiveVideo } from './receive-video.ts';
import { uploadVideo, videoToolsOf } from './upload-video.ts';
import { findVideo, listVideos, type VideoRow } from './video-store.ts';

export function registerVideoRoutes(app: FastifyInstance, deps: MediaDeps): void {
  route(app, listProfileVideos, async ({ actor, query, request, locale }) => {
    const scope = await scopeOfProfile(deps.db, actor, query.profile, 'read');
    const { count, rows } = await listVideos(deps.db, scope, {
      limit: query.page_size,
      offset: (query.page - 1) * query.page_size,
      newestFirst: query.ordering === '-created',
      search: query.search ?? '',
    });
    const shown = rows.map((row) => presentVideo(deps, row, locale));
    return pageOf(request, query, count, shown);
  });
  route(app, uploadProfileVideo, async ({ actor, request, locale }) =>
    presentVideo(deps, await receive(deps, actor, request), locale),
  );
  route(app, getProfileVideo, async ({ actor, params, locale }) => {
    const row = await findVideo(deps.db, await scopeOfFile(deps, actor, params.id, 'video', 'read'), params.id);
    if (row === null) throw notFound('media.errors.notFound');
    return presentVideo(deps, row, locale);
  });
  route(app, deleteProfileVideo, async ({ actor, params }) => {
    await deleteFile(deps, actor, params.id, 'video');
    return undefined;
  });
}

const receive = (deps: MediaDeps, actor: Actor, request: FastifyRequest): Promise<VideoRow> =>
  inWorkFolder(deps.config, async (folder) => {
    let scope: ProfileScope | null = null;
    const received = await receiveVideo(request, folder, uploadFields, async ({ profile }, withVideo) => {
      scope = await scopeOfProfile(deps.db, actor, profile);
      if (!withVideo) return;
      videoToolsOf(deps);
      await throttle(deps.db, VIDEO_UPLOADS, String(profile));
    });
    if (scope === null) throw notFound();
    return uploadVideo(deps, scope, received, received.fields.description);
  });

function presentVideo(deps: MediaDeps, row: VideoRow, locale: Locale): ProfileVideo {
  const { state, progress, key, reason } = videoState(row);
  return {
    id: row.id,
    video_url: key === null ? null : mediaUrl(deps, key),
    thumbnail_url: mediaUrl(deps, row.thumbnail_key),
    width: row.width,
    height: row.height,
    duration: row.duration_ms / 1000,
    description: row.description,
    created: row.created_at.toISOString(),
    state,
    progress,
    reason: reason === null ? null : translate(locale, text('posts.reason.media_unprepared', { detail: reason })),
  };
}
