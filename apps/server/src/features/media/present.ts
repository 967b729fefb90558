import type { ProfileImage } from '@waypost/contract/media';
import type { Storage } from '../../connectors/storage/port.ts';
import type { ImageRow } from './store.ts';

/** Absolute address of a stored file, as the networks fetch it. */
export const mediaUrl = (deps: { readonly storage: Storage }, key: string): string => deps.storage.url(key);

export const presentImage = (deps: { readonly storage: Storage }, row: ImageRow): ProfileImage => ({
  id: row.id,
  image: row.key,
  image_url: mediaUrl(deps, row.key),
  thumbnail_url: mediaUrl(deps, row.thumbnail_key),
  width: row.width,
  height: row.height,
  description: row.description,
  created: row.created_at.toISOString(),
});
