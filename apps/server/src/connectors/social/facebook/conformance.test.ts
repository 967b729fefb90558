import { socialConformance } from '../conformance.ts';
import { facebookWorld } from './testing/facebook-world.ts';

socialConformance('Facebook', () => facebookWorld(), { kinds: ['text', 'picture', 'pictures', 'video', 'reel'] });
socialConformance('Facebook, releasing by id', () => facebookWorld({ releaseById: true }));
