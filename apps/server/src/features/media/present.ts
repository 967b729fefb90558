import type { ChosenMedium, ProfileImage } from '@waypost/contract/media';
import type { Storage } from '../../connectors/storage/port.ts';
import { shownKey } from './files.ts';
import type { ImageRow, Medium } from './store.ts';

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

/** A file as drafts and posts show what was chosen for them. */
export const presentChosen = (deps: { readonly storage: Storage }, medium: Medium): ChosenMedium => ({
  id: medium.image_id,
  kind: medium.kind,
  url: mediaUrl(deps, shownKey(medium)),
  thumbnail_url: mediaUrl(deps, medium.thumbnail_key),
  width: medium.width,
  height: medium.height,
  duration: medium.duration_ms === null ? null : medium.duration_ms / 1000,
});
