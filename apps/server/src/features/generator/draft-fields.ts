import type { patchDraft } from '@waypost/contract/generator';
import type { BodyOf } from '@waypost/contract/wire';
import type { DraftFields } from './store.ts';

type WireFields = Omit<BodyOf<typeof patchDraft>, 'version'>;

/** From the wire to the row: what is not sent is not touched. */
export function draftFields(body: WireFields): DraftFields {
  const { custom_image_ids, fire_at, ...same } = body;
  return {
    ...same,
    ...(custom_image_ids !== undefined && { media_ids: custom_image_ids }),
    ...(fire_at !== undefined && { fire_at: fire_at === null ? null : new Date(fire_at) }),
  };
}
