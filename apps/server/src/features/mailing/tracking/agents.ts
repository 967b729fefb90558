import { isbot } from 'isbot';
import type { TableRow } from '../../../platform/db/query.ts';

export type Agent = NonNullable<TableRow<'mailing_events'>['agent']>;

/** Apple's privacy proxy says nothing else of itself, and fetches whether or not somebody reads. */
const MPP = 'Mozilla/5.0';
/** They fetch when somebody opens the mail, and keep what they got. */
const PROXIES = /GoogleImageProxy|ggpht\.com|YahooMailProxy/i;

/** Most programs are the same few, and to look at one closely takes longer than all else that is done for a visit. */
const known = new Map<string, Agent>();
const MOST = 1_000;

/** What a program says of itself. What it does counts for more, see `judge.ts`. */
export function agentOf(userAgent: string): Agent {
  const before = known.get(userAgent);
  if (before !== undefined) return before;
  const agent = lookAt(userAgent);
  if (known.size >= MOST) known.clear();
  known.set(userAgent, agent);
  return agent;
}

function lookAt(userAgent: string): Agent {
  if (userAgent === '') return 'none';
  if (userAgent === MPP) return 'mpp';
  if (PROXIES.test(userAgent)) return 'proxy';
  return isbot(userAgent) ? 'bot' : 'browser';
}
