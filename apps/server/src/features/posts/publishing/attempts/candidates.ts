import type { Attempt } from '@waypost/contract/posts';
import type { Note } from './attempts.ts';

/** The posts on the network that may be the one of the attempt, from the newest look that saw any. */
export function candidatesIn(evidence: readonly Note[]): Attempt['candidates'] {
  const seen = evidence.findLast((entry) => Array.isArray(entry.candidates))?.candidates;
  if (!Array.isArray(seen)) return [];
  return seen.flatMap((entry: Record<string, unknown>) => {
    const { remote_id, text, created, url } = entry;
    if (typeof remote_id !== 'string') return [];
    return {
      remote_id,
      text: typeof text === 'string' ? text : '',
      created: typeof created === 'string' ? created : null,
      url: typeof url === 'string' ? url : null,
    };
  });
}
