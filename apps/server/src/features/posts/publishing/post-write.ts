import type { PostPhase } from '@waypost/contract/posts';
import pg from 'pg';
import { listed } from '../conditions.ts';
import { isLegal, type To } from './moves.ts';

/** A value that the database works out. */
interface Expression {
  readonly sql: string;
}
export const expression = (sql: string): Expression => ({ sql });
type Or<T> = T | Expression;

/** Why a post or an attempt stands where it stands; the words are in the catalogues. */
export interface Reason {
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number | null>>;
}

/** What is written with a move; a key that is left out leaves its column as it is. */
export interface PostWrite {
  readonly status?: number;
  /** Seconds from now on the business clock, an instant, or null to leave the machine. */
  readonly next?: { readonly seconds: number } | { readonly at: Or<Date> } | null;
  readonly reason?: Reason | { readonly code: Expression; readonly values?: undefined } | null;
  readonly failures?: number;
  readonly stepFailures?: number;
  readonly askUser?: boolean;
  readonly staged?: Readonly<Record<string, unknown>>;
  readonly stagedVersion?: number | null;
  readonly checked?: boolean;
  readonly firstClaimedAt?: null;
  readonly lateAfter?: Date;
  readonly remoteId?: Expression;
  readonly permalink?: Or<string>;
  readonly message?: string;
  readonly messageEdited?: boolean;
  readonly fireAt?: Date;
  readonly fireAtEdited?: boolean;
  readonly preflightAt?: Date | null;
  readonly preflightResult?: readonly unknown[];
  readonly deleted?: boolean;
  readonly pageId?: Expression;
  /** What a worker still wants to write about the version before touches no row. */
  readonly version?: 'next';
  /** Renews the lease by this many seconds; otherwise the row is given back. */
  readonly keepLeaseS?: number;
}

type Plain = Exclude<keyof PostWrite, 'next' | 'reason' | 'version' | 'keepLeaseS'>;
const COLUMNS: Readonly<Record<Plain, string>> = {
  status: 'status',
  failures: 'failures',
  stepFailures: 'step_failures',
  askUser: 'ask_user',
  staged: 'staged',
  stagedVersion: 'staged_version',
  checked: 'checked_before_release',
  firstClaimedAt: 'first_claimed_at',
  lateAfter: 'late_after',
  remoteId: 'remote_id',
  permalink: 'permalink',
  message: 'message',
  messageEdited: 'message_edited',
  fireAt: 'fire_at',
  fireAtEdited: 'fire_at_edited',
  preflightAt: 'preflight_at',
  preflightResult: 'preflight_result',
  deleted: 'deleted',
  pageId: 'pgid',
};

export interface RowMove<From extends PostPhase> {
  /** Phases in which the move makes sense. */
  readonly from: From | readonly From[];
  readonly to: To<From>;
  readonly write?: PostWrite;
}

export const phasesOf = <From extends PostPhase>({ from }: Pick<RowMove<From>, 'from'>): readonly From[] =>
  typeof from === 'string' ? [from] : from;

/** The SET list of a move. `put` says how a value stands in the statement. Throws when the move is not in the table. */
export function setsOf<From extends PostPhase>(move: RowMove<From>, put: (value: unknown) => string): string {
  const { to, write = {} } = move;
  for (const from of phasesOf(move)) if (!isLegal(from, to)) throw new Error(`a post cannot go from ${from} to ${to}`);
  const sets = [`phase = ${put(to)}`, 'updated_at = clock_timestamp()'];
  const set = (column: string, value: unknown) => {
    if (value !== undefined) sets.push(`${column} = ${isExpression(value) ? value.sql : put(value)}`);
  };
  for (const [key, column] of Object.entries(COLUMNS)) set(column, write[key as Plain]);
  if (write.next !== undefined) set('next_step_at', nextOf(write.next, put));
  if (write.reason !== undefined) {
    set('reason_code', write.reason?.code ?? null);
    set('reason_values', write.reason?.values ?? null);
  }
  if (write.version === 'next') sets.push('version = p.version + 1');
  if (write.keepLeaseS === undefined) sets.push('lease_token = NULL', 'lease_until = NULL');
  else sets.push(`lease_until = clock_timestamp() + make_interval(secs => ${put(write.keepLeaseS)})`);
  return sets.join(', ');
}

function nextOf(next: Exclude<PostWrite['next'], undefined>, put: (value: unknown) => string): unknown {
  if (next === null) return null;
  if ('at' in next) return next.at;
  return expression(`app_now() + make_interval(secs => ${put(next.seconds)})`);
}

const isExpression = (value: unknown): value is Expression =>
  typeof value === 'object' && value !== null && 'sql' in value && typeof value.sql === 'string';

/**
 * The same for a statement that moves many rows, or is prepared: `set` is its SET list over the alias `p`, `from` the
 * phases that its condition has to ask for.
 */
export function moving<const From extends PostPhase>(move: RowMove<From>): { set: string; from: string } {
  return { set: setsOf(move, literal), from: listed(phasesOf(move)) };
}

function literal(value: unknown): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}
