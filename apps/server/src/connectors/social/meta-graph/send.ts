import type { PageAccess, ReleaseResult, SendGuard } from '../port.ts';
import type { GraphEnvelope } from './envelope.ts';
import type { MetaErrors } from './errors.ts';
import type { MetaGraph, Params } from './meta-graph.ts';

export interface GraphSend {
  readonly path: string;
  readonly params: Params;
  /** What an answer with status 200 proves; null when it proves nothing. */
  readonly read: (body: unknown) => ReleaseResult | null;
  /** What a refusal means here beside its usual class; undefined for the usual. */
  readonly refused?: (envelope: GraphEnvelope) => ReleaseResult | undefined;
}

/**
 * Makes the one irreversible call and says what its answer proves. Calls that write stay bare: one that also asks for
 * fields can fail after it has written.
 */
export async function sendGraph(
  graph: MetaGraph,
  errors: Pick<MetaErrors, 'isAmbiguous' | 'refusalOf'>,
  page: PageAccess,
  call: GraphSend,
  guard: SendGuard,
): Promise<ReleaseResult> {
  const answer = await graph.sendOnce(call.path, call.params, page.token, guard);
  if (answer.kind === 'answered')
    return call.read(answer.body) ?? { kind: 'unknown', detail: 'The answer names no post' };
  if (answer.kind !== 'refused') return answer;
  const special = call.refused?.(answer.envelope);
  if (special) return special;
  if (errors.isAmbiguous(answer.status, answer.envelope))
    return { kind: 'unknown', detail: `Graph error ${answer.envelope.code} leaves it open` };
  return { kind: 'refused', refusal: errors.refusalOf(answer.envelope, answer.usage) };
}

export const liveAs = (id: string | null): ReleaseResult | null =>
  id === null ? null : { kind: 'live', id, permalink: null };
