import { socialConformance } from '../conformance.ts';
import { instagramWorld } from './testing/instagram-world.ts';

socialConformance('instagram', instagramWorld, {
  // Instagram knows no refusal for a repeated text.
  refusals: ['wait', 'reconnect', 'blocked', 'ours', 'rejected', 'try-later'],
});
