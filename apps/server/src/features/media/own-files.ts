import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Sql } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
import { AppError } from '../../platform/errors/index.ts';
import { inWorkFolder } from '../../platform/files/work-folder.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { MediaDeps } from './deps.ts';
import { removeFilesJob } from './pictures/delete-image.ts';
import { encodeImage } from './pictures/encode-image.ts';
import { inTurn } from './pictures/take-turns.ts';
import { describedFields, readUpload } from './read-upload.ts';
import type { NewFile } from './store.ts';
import { orderVideo } from './variants/prepare-media.ts';
import { receiveVideo } from './videos/receive-video.ts';
import { storeVideo, videoToolsOf } from './videos/upload-video.ts';

// Files of the installation's own, in no library and of no profile. Who may bring them its calls say; `use` refers to the row in
// the transaction that makes it.

const newOwnFolder = (): string => `own/${randomBytes(18).toString('base64url')}`;
type Use = (tx: Sql, mediaId: number) => Promise<void>;
/** What is brought may say what it is called. */
type UseDescribed = (tx: Sql, mediaId: number, description: string) => Promise<void>;

/** Takes a video and orders its conversion; `admit` may refuse before a byte of it is kept. 503 where there is no ffmpeg. */
export const takeOwnVideo = (
  deps: MediaDeps,
  request: FastifyRequest,
  admit: () => Promise<void>,
  use: UseDescribed,
): Promise<void> =>
  inWorkFolder(deps.config, async (folder) => {
    const received = await receiveVideo(request, folder, describedFields, async (_, withVideo) => {
      if (!withVideo) return;
      videoToolsOf(deps);
      await admit();
    });
    await storeVideo(deps, newOwnFolder(), received, async (tx, file) => {
      const id = await insertOwn(tx, file);
      await orderVideo(tx, id);
      await use(tx, id, received.fields.description);
    });
  });

/** Takes a picture, drawn anew as every upload is, with what it is called. */
export async function takeOwnPicture(deps: MediaDeps, request: FastifyRequest, use: UseDescribed): Promise<void> {
  const { bytes, description } = await readUpload(request, describedFields, async () => {});
  await drawOwn(deps, bytes, (tx, id) => use(tx, id, description));
}

/** The same with one that was read elsewhere; false where it is no picture. */
export async function keepOwnPicture(deps: MediaDeps, bytes: Buffer, use: Use): Promise<boolean> {
  try {
    await drawOwn(deps, bytes, use);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.status === 400) return false;
    throw error;
  }
}

async function drawOwn(deps: MediaDeps, bytes: Buffer, use: Use): Promise<void> {
  const { image, thumbnail } = await inTurn('own', () => encodeImage(bytes));
  const folder = newOwnFolder();
  const [key, thumbnailKey] = [image, thumbnail].map(({ sha256, ext }) => `${folder}/${sha256}.${ext}`) as [
    string,
    string,
  ];
  try {
    await deps.storage.put(key, image.bytes, image.mime);
    await deps.storage.put(thumbnailKey, thumbnail.bytes, thumbnail.mime);
    const { mime, width, height, sha256 } = image;
    const facts = { mime, width, height, sha256, bytes: image.bytes.length };
    await deps.db.transaction(async (tx) =>
      use(tx, await insertOwn(tx, { ...facts, key, thumbnail_key: thumbnailKey, kind: 'image' })),
    );
  } catch (error) {
    await Promise.allSettled([key, thumbnailKey].map((each) => deps.storage.remove(each)));
    throw error;
  }
}

async function insertOwn(tx: Sql, file: NewFile): Promise<number> {
  const row = await tx.row(
    query
      .insertInto('media')
      .values({ ...file, profile_id: null })
      .returning('id'),
  );
  if (row === null) throw new Error('the medium was not stored');
  return row.id;
}

/** Forgets a file that nothing refers to any more; what is stored of it follows in a job. A conversion that ends later removes its own. */
export async function removeOwn(tx: Sql, mediaId: number): Promise<void> {
  await tx.run(query.deleteFrom('profile_images').where('media_id', '=', mediaId).where('profile_id', 'is', null));
  const made = await tx.rows(query.deleteFrom('media_variants').where('media_id', '=', mediaId).returning('key'));
  const row = await tx.row(
    query
      .deleteFrom('media')
      .where('id', '=', mediaId)
      .where('profile_id', 'is', null)
      .returning(['key', 'thumbnail_key']),
  );
  if (row === null) return;
  const keys = [row.key, row.thumbnail_key, ...made.flatMap(({ key }) => key ?? [])];
  await addJob(tx, removeFilesJob, { keys }, { queue: 'files' });
}
