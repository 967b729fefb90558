import type { PageAccess, PostSnapshot, SnapshotMedia, Staged, StagedObject } from '../port.ts';
import { authorUrn, type LinkedInOptions, STAGED_LIFETIME_S } from './options.ts';

/** `uploading`: parts are missing; `uploaded`: LinkedIn works on it; `ready`: a post may show it. */
export type AssetState = 'uploading' | 'uploaded' | 'ready';

export const stateOf = (asset: StagedObject): AssetState => {
  const state = asset.data?.state;
  return state === 'ready' || state === 'uploaded' ? state : 'uploading';
};
export const triesOf = (asset: StagedObject): number => Number(asset.data?.tries ?? 0);

/** What is uploaded for a post: its media, or the picture of its link. */
export const filesOf = ({ media, linkPicture }: PostSnapshot): readonly SnapshotMedia[] =>
  media.length === 0 && linkPicture ? [linkPicture] : media;

/** The staged medium for each one of the post, in order; a picture that stands twice needs two. */
export function assetsFor(page: PageAccess, post: PostSnapshot, staged: Staged): readonly (StagedObject | undefined)[] {
  const owner = authorUrn(page);
  const left = staged.objects.filter((object) => !object.unused && object.data?.owner === owner);
  return filesOf(post).map((media) => {
    const n = left.findIndex((object) => object.kind === media.kind && object.key === media.key);
    return n === -1 ? undefined : left.splice(n, 1)[0];
  });
}

/** What expired, or was uploaded for another picture or another author, is marked. */
export function markUnused({ now }: LinkedInOptions, page: PageAccess, post: PostSnapshot, staged: Staged): Staged {
  const time = now().toISOString();
  const fresh: Staged = {
    objects: staged.objects.map((object) =>
      object.expiresAt !== null && object.expiresAt <= time ? { ...object, unused: true } : object,
    ),
  };
  const used = new Set(assetsFor(page, post, fresh).map((asset) => asset?.id));
  return { objects: fresh.objects.map((object) => (used.has(object.id) ? object : { ...object, unused: true })) };
}

export const add = (staged: Staged, object: StagedObject): Staged => ({ objects: [...staged.objects, object] });

export const swap = (staged: Staged, changed: StagedObject): Staged => ({
  objects: staged.objects.map((object) => (object.id === changed.id ? changed : object)),
});

export const withData = (asset: StagedObject, data: StagedObject['data']): StagedObject => ({
  ...asset,
  data: { ...asset.data, ...data },
});

export const lifeEnd = ({ now }: LinkedInOptions): string =>
  new Date(now().getTime() + STAGED_LIFETIME_S * 1000).toISOString();
