import { MEDIA_TYPES } from '@waypost/contract/media';
import { SOCIAL_APPS } from '@waypost/contract/networks';
import { SHOWN } from '@waypost/contract/posts';
import { allOf, aNumber, aSwitch, aText, listOf, oneOf, orNull, someOf } from '../../../platform/fits.ts';
import { dropTyped, keepTyped, readTyped } from '../../../platform/typed.ts';
import { type DraftContent, type DraftMedium, emptyContent, sameContent } from './draft-content.ts';
import type { StoredContent, StoredDraft } from './draft-machine.ts';

/** What the server does not have yet, kept by the tab: between two saves, or without a network. */
interface Backup {
  readonly pk: number | null;
  readonly version: number | null;
  readonly content: DraftContent;
}

const anApp = oneOf(SOCIAL_APPS);
const isBackup = allOf<Backup>({
  pk: orNull(aNumber),
  version: orNull(aNumber),
  content: allOf<DraftContent>({
    message: aText,
    ownTexts: aSwitch,
    messageByApp: someOf(anApp, aText),
    applications: listOf(anApp),
    fireAt: orNull(aText),
    slotByApp: someOf(anApp, aText),
    link: aText,
    shows: orNull(oneOf(SHOWN)),
    media: listOf(
      allOf<DraftMedium>({
        id: aNumber,
        kind: oneOf(['image', 'video']),
        url: aText,
        thumbnail: aText,
        width: aNumber,
        height: aNumber,
        seconds: orNull(aNumber),
        alt: aText,
      }),
    ),
    mediaTypes: someOf(anApp, oneOf(MEDIA_TYPES)),
    firstComment: aText,
    alsoProfiles: listOf(aNumber),
    postingId: orNull(aNumber),
  }),
});

/** Where it is written: the draft of a profile, by its id, or a post that is taken up again. */
type Place = number | `post-${number}`;
const nameOf = (place: Place) => `draft-${place}`;

export function keepBackup(place: Place, draft: StoredDraft | null, content: DraftContent): void {
  keepTyped(nameOf(place), { pk: draft?.pk ?? null, version: draft?.version ?? null, content });
}

export const dropBackup = (place: Place): void => dropTyped(nameOf(place));

/** What this tab holds, whatever the server has by now. What the program that wrote it did not know yet is as in a new draft. */
export function readBackup(place: Place): Backup | null {
  const kept = readTyped(nameOf(place)) as Partial<Backup> | null;
  const whole = { ...kept, content: { ...emptyContent([]), ...kept?.content } };
  return isBackup(whole) ? whole : null;
}

/** The unsaved content of this tab, if it continues exactly what the server has. */
export function unsavedContent(profile: number, stored: StoredContent | null): DraftContent | null {
  const backup = readBackup(profile);
  if (!backup) return null;
  const continues = backup.pk === (stored?.pk ?? null) && backup.version === (stored?.version ?? null);
  return continues && !(stored && sameContent(backup.content, stored.content)) ? backup.content : null;
}
