import { nextId } from '../../../platform/ids.ts';
import type { ArrivedPost, PlacedPost } from '../../../platform/past.ts';
import type { Facebook } from '../../graph/context.ts';
import { POST_METRICS } from '../figures/metrics.ts';
import type { Post } from '../state.ts';
import { postUrl } from './post-node.ts';

/** Puts a post of the past on a Page's wall. */
export function placePost(
  fb: Facebook,
  { owner, text, comment, pictures, at, appeal, ages }: ArrivedPost,
): PlacedPost | undefined {
  const page = fb.state.pages.get(owner);
  if (!page) return undefined;
  const id = `${page.id}_${nextId()}`;
  const photoIds = pictures.map(({ sha, alt }) => {
    const photo = { id: nextId(), pageId: page.id, sha, altText: alt, published: true, postId: id, createdAt: at };
    return fb.state.photos.put(photo.id, photo).id;
  });
  const stamps = { createdAt: at, updatedAt: at, published: true, appId: fb.app.id };
  const post = fb.state.addPost({ id, pageId: page.id, message: text, photoIds, appeal, ...stamps });
  const from = { id: page.id, name: page.name };
  const said =
    comment &&
    fb.state.addComment({ id: `${id.split('_')[1]}_${nextId()}`, postId: id, from, message: comment, createdAt: at });
  const figures = ages.map((age) => ({ ...figuresAt(fb, post, age), followers: page.followers }));
  return {
    id,
    url: postUrl(fb, post),
    staged: photoIds.map((photo) => ({ id: photo, kind: 'photo' })),
    comment: said ? said.id : null,
    figures,
  };
}

function figuresAt(fb: Facebook, post: Post, age: number): Record<string, number> {
  // Reactions are counted from the post's time to the clock's; a clock of its own asks for another moment.
  const then = { ...fb, clock: { now: () => post.createdAt + age } as Facebook['clock'] };
  const entries = Object.entries(POST_METRICS).map(([name, { value }]) => [name, sum(value(then, post, age))] as const);
  return Object.fromEntries(entries);
}

const sum = (value: unknown): number =>
  typeof value === 'number' ? value : Object.values(value as Record<string, number>).reduce((all, one) => all + one, 0);
