import { MEDIA_TYPES } from '@waypost/contract/media';
import { SOCIAL_APPS } from '@waypost/contract/networks';
import { SHOWN } from '@waypost/contract/posts';
import * as z from 'zod/mini';
import { dropTyped, keepTyped, readTyped } from '../../../platform/typed.ts';
import { type DraftContent, sameContent } from './draft-content.ts';
import type { StoredContent, StoredDraft } from './draft-machine.ts';

/** What the server does not have yet, kept by the tab: between two saves, or without a network. */
const backupSchema = z.object({
  pk: z.nullable(z.number()),
  version: z.nullable(z.number()),
  content: z.object({
    message: z.string(),
    ownTexts: z._default(z.boolean(), false),
    messageByApp: z._default(z.partialRecord(z.enum(SOCIAL_APPS), z.string()), {}),
    applications: z.array(z.enum(SOCIAL_APPS)),
    fireAt: z.nullable(z.string()),
    slotByApp: z._default(z.partialRecord(z.enum(SOCIAL_APPS), z.string()), {}),
    link: z.string(),
    shows: z._default(z.nullable(z.enum(SHOWN)), null),
    media: z.array(
      z.object({
        id: z.number(),
        kind: z.enum(['image', 'video']),
        url: z.string(),
        thumbnail: z.string(),
        width: z.number(),
        height: z.number(),
        seconds: z.nullable(z.number()),
        alt: z.string(),
      }),
    ),
    mediaTypes: z.partialRecord(z.enum(SOCIAL_APPS), z.enum(MEDIA_TYPES)),
    firstComment: z.string(),
    alsoProfiles: z._default(z.array(z.number()), []),
  }),
});
type Backup = z.infer<typeof backupSchema>;

/** Where it is written: the draft of a profile, by its id, or a post that is taken up again. */
type Place = number | `post-${number}`;
const nameOf = (place: Place) => `draft-${place}`;

export function keepBackup(place: Place, draft: StoredDraft | null, content: DraftContent): void {
  keepTyped(nameOf(place), { pk: draft?.pk ?? null, version: draft?.version ?? null, content });
}

export const dropBackup = (place: Place): void => dropTyped(nameOf(place));

/** What this tab holds, whatever the server has by now. */
export const readBackup = (place: Place): Backup | null =>
  backupSchema.safeParse(readTyped(nameOf(place))).data ?? null;

/** The unsaved content of this tab, if it continues exactly what the server has. */
export function unsavedContent(profile: number, stored: StoredContent | null): DraftContent | null {
  const backup = readBackup(profile);
  if (!backup) return null;
  const continues = backup.pk === (stored?.pk ?? null) && backup.version === (stored?.version ?? null);
  return continues && !(stored && sameContent(backup.content, stored.content)) ? backup.content : null;
}
