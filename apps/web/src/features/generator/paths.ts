import { address } from '../../platform/navigation/address.ts';

export const generatorPaths = { composer: address('/$slug/generator/posts/') };
