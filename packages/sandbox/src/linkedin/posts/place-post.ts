import { nextId, randomToken } from '../../platform/ids.ts';
import type { ArrivedPost, PlacedPost } from '../../platform/past.ts';
import type { LinkedIn } from '../context.ts';
import { engagement, figuresOf } from '../figures/figures.ts';
import type { Content } from '../state.ts';
import { authorUrns, postUrl } from '../wall/wall.ts';

/** Puts a post of the past on the wall of an organization or a member. */
export function placePost(
  li: LinkedIn,
  { owner, text, comment, pictures, at, appeal, ages }: ArrivedPost,
): PlacedPost | undefined {
  const author = authorUrns(li).find((urn) => urn.split(':').at(-1) === owner);
  if (author === undefined) return undefined;
  const items = pictures.map((picture) => ({ urn: putImage(li, author, picture, at), altText: picture.alt }));
  const content: Content | undefined =
    items.length === 0 ? undefined : { kind: items.length > 1 ? 'multiImage' : 'media', items };
  const said = { commentary: text, stored: text, text, truncated: false, visibility: 'PUBLIC' };
  const stamps = { createdAt: at, lastModifiedAt: at, edited: false };
  const post = li.state.addPost({ urn: `urn:li:share:7${nextId()}`, author, ...said, content, ...stamps, appeal });
  const answer =
    comment &&
    li.state.addComment({ id: `7${nextId()}`, postUrn: post.urn, actor: author, text: comment, createdAt: at });
  const figures = ages.map((age) => {
    const known = figuresOf(li, post, age);
    return { ...known, engagement: engagement(known) };
  });
  return {
    id: post.urn,
    url: postUrl(li, post.urn),
    staged: items.map(({ urn }) => ({ id: urn, kind: 'image' })),
    comment: answer ? answer.id : null,
    figures,
  };
}

function putImage(li: LinkedIn, owner: string, picture: ArrivedPost['pictures'][number], at: number): string {
  const { sha, size, width, height } = picture;
  const urn = `urn:li:image:C4E10AQ${randomToken(12)}`;
  const upload = { uploadKey: randomToken(12), uploadToken: '', uploadUrlExpiresAt: at, uploadedAt: at, parts: [] };
  li.state.assets.put(urn, {
    urn,
    kind: 'image',
    owner,
    createdAt: at,
    ...upload,
    size,
    sha,
    width,
    height,
    durationMs: 0,
  });
  return urn;
}
