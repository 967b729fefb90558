import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SERVER = path.join(import.meta.dirname, '../..');

/** Sent as plain text since before there was another way. None may be added; who changes one converts it and takes it off. */
const WAITING = [
  'features/posts/changing/change-store.ts',
  'features/posts/comments/comment-store.ts',
  'features/posts/creating/create-once.ts',
  'features/posts/creating/create-posts.ts',
  'features/posts/creating/create-store.ts',
  'features/posts/creating/link-preview.ts',
  'features/posts/following/change-lateness.ts',
  'features/posts/following/count-posts.ts',
  'features/posts/following/delete-pending.ts',
  'features/posts/following/lock-posts.ts',
  'features/posts/following/move-page.ts',
  'features/posts/following/wake-reconnected.ts',
  'features/posts/preflight/preflight-store.ts',
  'features/posts/preflight/preflight-world.ts',
  'features/posts/publishing/attempts.ts',
  'features/posts/publishing/claim/keep-lease.ts',
  'features/posts/publishing/hold.ts',
  'features/posts/publishing/mail-failure.ts',
  'features/posts/publishing/release/outcome-log.ts',
  'features/posts/publishing/settle/fetch-permalinks.ts',
  'features/posts/publishing/settle/find-post.ts',
  'features/posts/publishing/settle/sweep-posts.ts',
  'features/posts/publishing/stage/discard-leftovers.ts',
  'features/posts/publishing/stage/stage-post.ts',
  'features/posts/publishing/transition.ts',
  'features/posts/stats/stats-store.ts',
];

/** A call with a text, or with a constant that holds one. */
const PLAIN = /\.(?:rows|row|run|read)(?:<[^;]{0,200}?>)?\(\s*(?:['"`]|[A-Z][A-Z_]{2,}\b)/;

test('SQL is built, or declared: nobody else sends it as text', () => {
  const found = globSync('{app,features,platform}/**/*.ts', { cwd: SERVER })
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .filter((file) => PLAIN.test(readFileSync(path.join(SERVER, file), 'utf8')));
  expect(found.sort()).toEqual(WAITING);
});
