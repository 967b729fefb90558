import { address } from '@waypost/contract/wire';

export const generatorPaths = {
  /** `at` is a moment that a new post is to go out at. */
  composer: address('/$slug/generator/posts/', ['at']),
  /** A post that is not out yet, in the composer. */
  revise: address('/$slug/generator/posts/$id/'),
};
