import { feature } from '../../platform/feature/feature.ts';
import type { ContactDeps } from './deps.ts';
import { registerContactRoutes } from './routes.ts';

export { addressHash, addressKey, sealedPepper } from './address.ts';
export {
  countSoftBounce,
  forgiveSoftBounces,
  markUndeliverable,
  type OptOut,
  optOut,
} from './consent/opt-out.ts';
export { isSuppressed, mayReceive, suppressedSql } from './consent/suppressions.ts';
export type { ContactDeps } from './deps.ts';

export const contacts = feature<ContactDeps>({
  routes: registerContactRoutes,
});
