import { deleteProfileImage, listProfileImages, UPLOADS, uploadProfileImage } from '@waypost/contract/media';
import type { FastifyInstance } from 'fastify';
import { pageOf, route } from '../../platform/http/index.ts';
import { throttle } from '../../platform/throttle/throttle.ts';
import { scopeOfProfile } from '../profiles/index.ts';
import type { MediaDeps } from './deps.ts';
import { deleteFile } from './pictures/delete-image.ts';
import { uploadImage } from './pictures/upload-image.ts';
import { presentImage } from './present.ts';
import { readUpload, uploadFields } from './read-upload.ts';
import { registerMediaFiles } from './serving/serve-media.ts';
import { listImages } from './store.ts';
import { registerVideoRoutes } from './videos/video-routes.ts';

export function registerMediaRoutes(app: FastifyInstance, deps: MediaDeps): void {
  route(app, listProfileImages, async ({ actor, query, request }) => {
    const scope = await scopeOfProfile(deps.db, actor, query.profile, 'read');
    const { count, rows } = await listImages(deps.db, scope, {
      limit: query.page_size,
      offset: (query.page - 1) * query.page_size,
      newestFirst: query.ordering === '-created',
      search: query.search ?? '',
    });
    return pageOf(
      request,
      query,
      count,
      rows.map((row) => presentImage(deps, row)),
    );
  });
  route(app, uploadProfileImage, async ({ actor, request }) => {
    const upload = await readUpload(request, uploadFields, async ({ profile }) => {
      const scope = await scopeOfProfile(deps.db, actor, profile);
      await throttle(deps.db, UPLOADS, String(profile));
      return scope;
    });
    return presentImage(deps, await uploadImage(deps, upload.admitted, upload));
  });
  route(app, deleteProfileImage, async ({ actor, params }) => {
    await deleteFile(deps, actor, params.id, 'image');
    return undefined;
  });
  registerVideoRoutes(app, deps);
  registerMediaFiles(app, deps);
}
