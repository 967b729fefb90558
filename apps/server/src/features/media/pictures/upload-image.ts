import { auditActing } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import type { MediaDeps } from '../deps.ts';
import { type ImageRow, insertImage, lockLibrary, newFolder, sameImage } from '../store.ts';
import { type EncodedFile, encodeImage } from './encode-image.ts';
import { inTurn } from './take-turns.ts';

/**
 * Checks an uploaded picture, draws it anew and stores it: the files first, so that no row points at nothing. The same picture
 * under the same description is not stored twice; the library's own is answered. With `also`, which is done in the transaction
 * that makes the row, it is always a new one.
 */
export async function uploadImage(
  deps: MediaDeps,
  scope: ProfileScope,
  upload: { bytes: Buffer; description: string | null },
  also?: (tx: Sql, id: number) => Promise<void>,
): Promise<ImageRow> {
  const { image, thumbnail } = await inTurn(String(scope.profileId), () => encodeImage(upload.bytes));
  const { sha256 } = image;
  const same = (db: Sql) => (also ? null : sameImage(db, scope, { sha256, description: upload.description }));
  const known = await same(deps.db);
  if (known !== null) return known;
  const folder = newFolder(scope);
  const keyOf = (file: EncodedFile) => `${folder}/${file.sha256}.${file.ext}`;
  const stored: string[] = [];
  const removeAll = () => Promise.allSettled(stored.map((key) => deps.storage.remove(key)));
  try {
    for (const file of [image, thumbnail]) {
      stored.push(keyOf(file));
      await deps.storage.put(keyOf(file), file.bytes, file.mime);
    }
    const { mime, width, height } = image;
    const row = { mime, width, height, sha256, kind: 'image' as const, bytes: image.bytes.length };
    const file = { ...row, key: keyOf(image), thumbnail_key: keyOf(thumbnail) };
    const shown = await deps.db.transaction(async (tx) => {
      // Perhaps another upload of it was quicker.
      if (!also) await lockLibrary(tx, scope);
      const first = await same(tx);
      if (first !== null) return first;
      const made = await insertImage(tx, scope, file, upload.description);
      await auditActing(tx, scope.actor, { action: 'image.upload', objectType: 'profile_image', objectId: made.id });
      await also?.(tx, made.id);
      return made;
    });
    if (shown.key !== file.key) await removeAll();
    return shown;
  } catch (error) {
    await removeAll();
    throw error;
  }
}
