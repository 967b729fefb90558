import { networkOfReason } from '@waypost/contract/networks';
import { isMessageKey } from '@waypost/i18n';
import { type Text, text } from '../../platform/errors/index.ts';

/**
 * What is said of a cause that an adapter named: the network's own sentence, or the one that all networks share. Null for a
 * code that nobody explains. It promises no further try: `again: 'yes'` does.
 */
export function networkReason(code: string): Text | null {
  const own = `connections.reasons.${code}`;
  if (isMessageKey(own)) return text(own, { again: 'no' });
  const network = networkOfReason(code);
  const shared = `connections.shared_reasons.${code.slice(code.indexOf('_') + 1)}`;
  return network !== null && isMessageKey(shared) ? text(shared, { network: network.name, again: 'no' }) : null;
}
