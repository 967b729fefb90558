import { socialConformance } from '../conformance.ts';
import { facebookWorld } from './testing/facebook-world.ts';

socialConformance('Facebook', () => facebookWorld());
socialConformance('Facebook, releasing by id', () => facebookWorld({ releaseById: true }));
