import { socialConformance } from '../conformance.ts';
import { linkedinWorld } from './testing/linkedin-world.ts';

socialConformance('linkedin', linkedinWorld, {
  // LinkedIn knows no block for a while.
  refusals: ['wait', 'reconnect', 'duplicate', 'ours', 'rejected', 'try-later'],
});
