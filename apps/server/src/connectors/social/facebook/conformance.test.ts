import { socialConformance } from '../conformance.ts';
import { facebookWorld } from './testing/facebook-world.ts';

socialConformance('facebook', () => facebookWorld());
socialConformance('facebook', () => facebookWorld({ releaseById: true }), {
  way: ', releasing by id,',
  kinds: ['text', 'picture', 'pictures'],
});
