import type { PublishingHold } from '@waypost/contract/publishing';
import type { Mark, Opened } from './home-mark.ts';

/** How an installation knows itself: what a copy of its rows in another database, or an older copy of it, is told apart by. */
export interface Identity {
  /** New at each answer to a hold. */
  readonly epoch: string;
  readonly earlier: readonly string[];
  /** Of the PostgreSQL cluster; null where a managed server does not say. */
  readonly system: string | null;
  readonly timeline: number | null;
  /** Oids, which no dump carries. */
  readonly database: number;
  readonly table: number;
}
export type Facts = Omit<Identity, 'epoch' | 'earlier'>;

/** What is known when an installation is asked whether it is what it was. */
export interface Evidence {
  readonly stored: Identity | null;
  readonly facts: Facts;
  readonly mark: Mark;
  /** Those of the mark's releases that the database has as they were written down. */
  readonly confirmed: readonly Opened[];
  /** There are neither posts nor attempts. */
  readonly empty: boolean;
  readonly beat: { readonly n: number; readonly home: string; readonly ageS: number } | null;
  readonly storedUrl: string | null;
  readonly publicUrl: string;
}
type Reason = PublishingHold['reason'];

/** After this long its posts may be stale. */
const AWAY_S = 3600;
/** A worker that is back within it, on the database as it left it, went on where it stopped. */
const BACK_S = 60;

/** Why nothing may go out before a person has answered; null when the installation is the one that it was. */
export function holdFor(evidence: Evidence): Reason | null {
  const { stored, empty, beat, storedUrl, publicUrl } = evidence;
  if (empty) return null;
  if (stored !== null && isElsewhere(stored, evidence.facts)) return 'restored';
  if (isSetBack(evidence)) return 'set_back';
  if (storedUrl !== null && storedUrl !== publicUrl) return 'copied';
  return beat !== null && beat.ageS > AWAY_S ? 'outage' : null;
}

function isElsewhere(stored: Identity, facts: Facts): boolean {
  const cluster = stored.system !== null && facts.system !== null && stored.system !== facts.system;
  return cluster || stored.database !== facts.database || stored.table !== facts.table;
}

/** The epochs that this home has lived in, and the database never heard of. */
export function unheardOf({ stored, mark }: Pick<Evidence, 'stored' | 'mark'>): string[] {
  const epochs = [stored?.epoch, ...(stored?.earlier ?? [])];
  const lived = [...mark.opened.map(({ epoch }) => epoch), mark.beat?.epoch ?? null].filter((epoch) => epoch !== null);
  return [...new Set(lived)].filter((epoch) => !epochs.includes(epoch));
}

/** Whether this home, or this process, knows of something that the database does not. */
function isSetBack(evidence: Evidence): boolean {
  if (unheardOf(evidence).length > 0) return true;
  const { stored, facts, mark, confirmed, beat } = evidence;
  const ours = mark.opened.filter(({ epoch }) => epoch === stored?.epoch);
  if (ours.some((opened) => !confirmed.includes(opened))) return true;
  const { epoch, n } = mark.beat ?? { epoch: null, n: 0 };
  // Beats only grow while somebody lives.
  if (mark.living && epoch === stored?.epoch && (beat?.n ?? 0) < n) return true;
  const nothingToCompare = ours.length === 0 && epoch !== stored?.epoch;
  return nothingToCompare && isMoved(stored, facts);
}

/** A standby was promoted, or a point in time restored. */
const isMoved = (stored: Identity | null, facts: Facts): boolean =>
  stored?.timeline != null && facts.timeline !== null && stored.timeline !== facts.timeline;

/** Whether a worker finds the database as its home left it a moment ago: then no look is needed. */
export function isAsLeft({ stored, mark, beat }: Evidence): boolean {
  if (stored === null || beat === null || mark.beat?.epoch !== stored.epoch) return false;
  if (mark.living) return true;
  return beat.n === mark.beat.n && beat.home === mark.home && beat.ageS <= BACK_S;
}
