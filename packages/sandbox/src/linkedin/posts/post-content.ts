import { isRecord, optionalText, record, text } from '../body.ts';
import type { Author } from '../consent/permissions.ts';
import type { RestContext } from '../context.ts';
import { LinkedInError } from '../linkedin-error.ts';
import { assetStatus } from '../media/assets.ts';
import type { Asset, Content, MediaItem } from '../state.ts';

const ALT_TEXT_MAX = 4_086;

/** A medium that a post may use now: the author's own, uploaded, and not failed. */
function usable(ctx: RestContext, author: Author, urn: string, kinds: Asset['kind'][]): Asset {
  if (!/^urn:li:(image|video|document):\S+$/.test(urn)) throw new LinkedInError('INVALID_URN_TYPE');
  const asset = ctx.state.assets.get(urn);
  if (!asset || !kinds.includes(asset.kind))
    throw new LinkedInError('INVALID_URN_ID', `${urn} is not a valid media asset`);
  if (asset.owner !== author.urn) {
    throw new LinkedInError('INVALID_VALUE_FOR_FIELD', `The owner of ${urn} is not the author of the post`);
  }
  const status = assetStatus(ctx, asset);
  const early = status === 'PROCESSING' && asset.kind === 'video' && ctx.settings.earlyVideo === 'refused';
  if (status === 'WAITING_UPLOAD' || early) {
    throw new LinkedInError('MEDIA_ASSET_WAITING_UPLOAD', `Media asset ${urn} is waiting upload`);
  }
  if (status === 'PROCESSING_FAILED') {
    throw new LinkedInError('MEDIA_ASSET_PROCESSING_FAILED', `Media asset ${urn} failed processing`);
  }
  return asset;
}

function item(fields: Record<string, unknown>): MediaItem {
  const altText = optionalText(fields, 'altText', ALT_TEXT_MAX);
  return { urn: text(fields, 'id'), altText, title: optionalText(fields, 'title', 400) };
}

function readMultiImage(ctx: RestContext, author: Author, fields: Record<string, unknown>): Content {
  const { images } = fields;
  if (!Array.isArray(images))
    throw new LinkedInError('MISSING_FIELD', 'Field Value validation failed: images is required');
  if (images.length < 2 || images.length > 20) {
    throw new LinkedInError('INVALID_VALUE_FOR_FIELD', 'multiImage must have 2 to 20 images');
  }
  const items = images.map((image: unknown) => item(isRecord(image) ? image : {}));
  for (const { urn } of items) usable(ctx, author, urn, ['image']);
  return { kind: 'multiImage', items };
}

function readArticle(ctx: RestContext, author: Author, fields: Record<string, unknown>): Content {
  const source = text(fields, 'source');
  if (!URL.canParse(source) || !/^https?:$/.test(new URL(source).protocol)) {
    throw new LinkedInError('INVALID_VALUE_FOR_FIELD', 'Invalid value for field source');
  }
  const thumbnail = optionalText(fields, 'thumbnail');
  if (thumbnail) usable(ctx, author, thumbnail, ['image']);
  // LinkedIn does not look at the address: the card has what the caller gives, and no more.
  return {
    kind: 'article',
    source,
    title: text(fields, 'title', 400),
    description: optionalText(fields, 'description', 4_086),
    thumbnail,
  };
}

export function readContent(ctx: RestContext, author: Author): Content | undefined {
  const { content } = ctx.call.body;
  if (content === undefined || content === null) return undefined;
  if (!isRecord(content)) throw new LinkedInError('INVALID_VALUE_FOR_FIELD', 'Invalid value for field content');
  const kinds = Object.keys(content);
  if (kinds.length !== 1) throw new LinkedInError('INVALID_VALUE_FOR_FIELD', 'content must have exactly one member');
  switch (kinds[0]) {
    case 'media': {
      const medium = item(record(content, 'media'));
      usable(ctx, author, medium.urn, ['image', 'video']);
      return { kind: 'media', items: [medium] };
    }
    case 'multiImage':
      return readMultiImage(ctx, author, record(content, 'multiImage'));
    case 'article':
      return readArticle(ctx, author, record(content, 'article'));
    default:
      throw new LinkedInError('INVALID_VALUE_FOR_FIELD', `Invalid value for field content: ${kinds[0]}`);
  }
}

/** The content as a read of the post shows it. */
export function renderContent(content: Content): Record<string, unknown> {
  if (content.kind === 'article') {
    const { kind: _kind, ...article } = content;
    return { article };
  }
  const items = content.items.map(({ urn, altText, title }) => ({
    ...(altText === undefined ? {} : { altText }),
    ...(title === undefined ? {} : { title }),
    id: urn,
  }));
  return content.kind === 'media' ? { media: items[0] } : { multiImage: { images: items } };
}
