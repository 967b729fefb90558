import { networkOfReason } from '@waypost/contract/networks';
import { messagesOf } from '@waypost/i18n';
import { type Text, text } from '../../platform/errors/index.ts';

/**
 * What is said of a cause that an adapter named: the network's own sentence, or the one that all networks share. Null for a
 * code that nobody explains.
 */
export function networkReason(code: string): Text | null {
  const { reasons, shared_reasons: shared } = messagesOf('en').connections;
  if (Object.hasOwn(reasons, code)) return text(`connections.reasons.${code}`);
  const network = networkOfReason(code);
  const cause = code.slice(code.indexOf('_') + 1);
  if (network === null || !Object.hasOwn(shared, cause)) return null;
  return text(`connections.shared_reasons.${cause}`, { network: network.name });
}
