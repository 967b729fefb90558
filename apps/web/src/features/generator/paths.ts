import { address } from '../../platform/navigation/address.ts';

export const generatorPaths = {
  composer: address('/$slug/generator/posts/'),
  /** A post that is not out yet, in the composer. */
  revise: address('/$slug/generator/posts/$id/'),
};
