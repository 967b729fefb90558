import { randomToken } from '../../platform/ids.ts';
import { record } from '../body.ts';
import { authorOf, hasScope, mayWrite } from '../consent/permissions.ts';
import { ok, type RestHandler } from '../context.ts';
import { LinkedInError } from '../linkedin-error.ts';
import { assetStatus, uploadUrl } from './assets.ts';

export const initializeImage: RestHandler = (ctx) => {
  const request = record(ctx.call.body, 'initializeUploadRequest');
  const owner = authorOf(ctx, request.owner, 'owner');
  mayWrite(ctx, owner, 'partnerApiImages.ACTION-initializeUpload');
  const now = ctx.clock.now();
  const urn = `urn:li:image:C4E10AQ${randomToken(12)}`;
  const asset = ctx.state.assets.put(urn, {
    urn,
    kind: 'image',
    owner: owner.urn,
    uploadKey: randomToken(12),
    createdAt: now,
    uploadUrlExpiresAt: now + ctx.settings.uploadUrlMs,
    size: 0,
    parts: [],
    uploadToken: '',
    width: 0,
    height: 0,
    durationMs: 0,
  });
  ctx.call.sideEffects.push({ kind: 'image.created', id: urn });
  return ok({
    value: {
      uploadUrlExpiresAt: asset.uploadUrlExpiresAt,
      uploadUrl: uploadUrl(ctx.call.origin, asset, 'uploaded-image/0'),
      image: urn,
    },
  });
};

/** A token that may only post as its member may not look at images, not even at its own. */
const READERS = ['r_member_social', 'r_organization_social', 'w_organization_social', 'rw_organization_admin'];

export const readImage: RestHandler = (ctx) => {
  if (!hasScope(ctx, ...READERS)) throw new LinkedInError('IMAGE_FORBIDDEN');
  const asset = ctx.state.assets.get(ctx.segments[1] ?? '');
  if (asset?.kind !== 'image') throw new LinkedInError('NOT_FOUND');
  const status = assetStatus(ctx, asset);
  return ok({
    id: asset.urn,
    owner: asset.owner,
    status,
    ...(status === 'AVAILABLE'
      ? { downloadUrl: `${ctx.publicUrl()}/media/${asset.sha}`, downloadUrlExpiresAt: ctx.clock.now() + 3_600_000 }
      : {}),
  });
};
