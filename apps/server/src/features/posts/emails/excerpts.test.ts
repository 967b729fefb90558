import { expect, test } from 'vitest';
import { postFailed } from './post-failed.ts';
import { postsMissed } from './posts-missed.ts';
import { preflightTrouble } from './preflight-trouble.ts';

const page = { app: 'facebook', profileSlug: 'ana', pageName: 'Blue Fjord' } as const;
const fireAt = '2026-07-01T13:30:00Z';
const excerpt = `Seven nights\n\n  at sea ${'and more '.repeat(40)}`;
const cut = `Seven nights at sea ${'and more '.repeat(13)}an…`;

test('Every mail carries one short line of a post, and the first twenty of the posts that were missed', () => {
  const about = { ...page, postId: 1, excerpt };
  expect(postFailed.params.parse({ ...about, reasonCode: 'missed' }).excerpt).toBe(cut);
  expect(preflightTrouble.params.parse({ ...about, fireAt, problems: [{ code: 'same_text' }] }).excerpt).toBe(cut);
  const posts = Array.from({ length: 31 }, (_, id) => ({ id, excerpt, fireAt }));
  const missed = postsMissed.params.parse({ ...page, posts, count: 31 });
  expect(missed.posts).toHaveLength(20);
  expect(new Set(missed.posts.map((post) => post.excerpt))).toEqual(new Set([cut]));
  expect(postsMissed.params.parse(missed)).toEqual(missed);
});
