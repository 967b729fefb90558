import path from 'node:path';
import type { ExpressionBuilder } from 'kysely';
import { query } from '../../platform/db/query.ts';
import type { Tables } from '../../platform/db/schema.ts';
import { CONVERTED, type FileFacts, VIDEO_RECIPE } from './variants/recipes.ts';

/** What is known of a stored file `m`. */
export const FILE_COLUMNS = [
  'm.kind',
  'm.key',
  'm.thumbnail_key',
  'm.mime',
  'm.bytes',
  'm.width',
  'm.height',
  'm.duration_ms',
] as const;

/** The images and videos of libraries, each with its file; those of no profile are of the house's own posts (decision 164). */
export const libraries = query.selectFrom('profile_images as i').innerJoin('media as m', 'm.id', 'i.media_id');

/** Those that the library of a profile shows: what was deleted stays for the posts that use it. */
export const shownFiles = ({ profileId }: { readonly profileId: number }) =>
  libraries.where('i.profile_id', '=', profileId).where('i.hidden_at', 'is', null);

/** The profiles of the person whose profile it is: posts made for several of them have their files in one library. */
const profilesOfOwner = (profileId: number) =>
  query
    .selectFrom('profiles as own')
    .innerJoin('profiles as p', 'p.user_id', 'own.user_id')
    .select('p.id')
    .where('own.id', '=', profileId);

/** The files of all libraries of the person. */
export const librariesOfOwner = ({ profileId }: { readonly profileId: number }) =>
  libraries.where('i.profile_id', 'in', profilesOfOwner(profileId));

/** Those that an open draft names, of whichever profile of their owner. */
export const inOpenDrafts = libraries.where((eb) =>
  eb.exists(
    eb
      .selectFrom('generated_postings as g')
      .innerJoin('profiles as pg', 'pg.id', 'g.profile_id')
      .innerJoin('profiles as pi', 'pi.user_id', 'pg.user_id')
      .select('g.id')
      .whereRef('pi.id', '=', 'i.profile_id')
      .where('g.scheduled_at', 'is', null)
      .where((on) => on('g.media_ids', '@>', on.fn<number[]>('to_jsonb', ['i.id']))),
  ),
);

/** House files that a post or an open draft of the owner shows: by choosing the library post they became his to use. */
const houseFiles = (
  eb: ExpressionBuilder<Tables & { i: Tables['profile_images']; m: Tables['media'] }, 'i' | 'm'>,
  profileId: number,
) =>
  eb.and([
    eb('i.profile_id', 'is', null),
    eb.or([
      eb.exists(
        eb
          .selectFrom('generated_postings as g')
          .select('g.id')
          .where('g.profile_id', 'in', profilesOfOwner(profileId))
          .where('g.scheduled_at', 'is', null)
          .where((on) => on('g.media_ids', '@>', on.fn<number[]>('to_jsonb', ['i.id']))),
      ),
      eb.exists(
        eb
          .selectFrom('post_media as used')
          .innerJoin('scheduled_postings as s', 's.id', 'used.scheduled_posting_id')
          .select('s.id')
          .whereRef('used.media_id', '=', 'm.id')
          .where('s.profile_id', 'in', profilesOfOwner(profileId)),
      ),
    ]),
  ]);

/** Those that a post may be given: what the libraries of the owner show, and what an open draft had before it was deleted. */
export const usableFiles = ({ profileId }: { readonly profileId: number }, anyOfHouse = false) =>
  libraries.where((eb) =>
    eb.or([
      eb.and([
        eb('i.profile_id', 'in', profilesOfOwner(profileId)),
        eb.or([
          eb('i.hidden_at', 'is', null),
          eb('i.id', 'in', inOpenDrafts.select('i.id').where('i.profile_id', 'in', profilesOfOwner(profileId))),
        ]),
      ]),
      anyOfHouse ? eb('i.profile_id', 'is', null) : houseFiles(eb, profileId),
    ]),
  );

/** What a draft may name: all files of the owner, and those of the house that he has in a post or a draft. */
export const ownedFiles = ({ profileId }: { readonly profileId: number }) =>
  libraries.where((eb) => eb.or([eb('i.profile_id', 'in', profilesOfOwner(profileId)), houseFiles(eb, profileId)]));

/** What a draft of the owner names once it is no open one any more: his own files, and those of the house. */
export const nameableFiles = ({ profileId }: { readonly profileId: number }) =>
  libraries.where((eb) =>
    eb.or([eb('i.profile_id', 'in', profilesOfOwner(profileId)), eb('i.profile_id', 'is', null)]),
  );

interface Shown extends FileFacts {
  readonly key: string;
  readonly thumbnail_key: string;
  readonly variants: readonly { readonly recipe: string; readonly key: string | null }[] | null;
}

/** The file of a video that may be shown; null until it is converted, for an uploaded one is shown to nobody. */
export const playableKey = (video: Omit<Shown, 'thumbnail_key'>): string | null =>
  video.mime === CONVERTED ? video.key : (video.variants?.find(({ recipe }) => recipe === VIDEO_RECIPE)?.key ?? null);

/** What stands for a file on screens: until a video can be played, its picture does. */
export const shownKey = (file: Shown): string =>
  file.kind === 'image' ? file.key : (playableKey(file) ?? file.thumbnail_key);

/** Where a file stands in the archive, under a name that a computer can open; posts name it so, too. */
export function archivedName({ id, key, mime }: Record<'key' | 'mime', string> & { readonly id: number }): string {
  const ending = path.posix.extname(key);
  return `media/${id}${ending !== '.source' ? ending : mime === 'video/quicktime' ? '.mov' : '.mp4'}`;
}
