import type { PostPhase, PostStatus, PreflightMessage } from '@waypost/contract/posts';
import type { Messages } from '@waypost/i18n';
import type { Expression, Updateable } from 'kysely';
import type { ReasonCode } from '../../../connectors/social/port.ts';
import { type Json, json } from '../../../platform/db/json.ts';
import { realNow, sql, type TableRow } from '../../../platform/db/query.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { literals } from '../conditions.ts';
import { isLegal, type To } from './moves.ts';

/** A value, or what the database works out. */
type Or<T> = T | Expression<T>;
type Values = Readonly<Record<string, unknown>>;

/** How a person takes the newest change back. */
export type Undo = NonNullable<TableRow<'scheduled_postings'>['undo']>;

/** A cause that a network named, or one of the machine's own. */
export type PostReason = ReasonCode | keyof Messages['posts']['reason'];

/** Why a post or an attempt stands where it stands; the words are in the catalogues. */
export interface Reason {
  readonly code: PostReason;
  readonly values?: Readonly<Record<string, string | number | null>>;
}

/** What is written as it is said. A key that is left out leaves its column as it is. */
interface Plain {
  readonly status?: PostStatus;
  readonly failures?: number;
  readonly stepFailures?: number;
  readonly askUser?: boolean;
  readonly stagedVersion?: number | null;
  /** It was looked for, or its person has answered: it may be sent. */
  readonly lookFrom?: null;
  readonly lateAfter?: Date;
  readonly permalink?: string;
  readonly message?: string;
  readonly messageEdited?: boolean;
  readonly fireAt?: Date;
  readonly fireAtEdited?: boolean;
  readonly preflightAt?: Date | null;
  readonly deleted?: boolean;
  /** What a worker still wants to write about the version before touches no row. */
  readonly version?: 'next';
  /** Renews the lease by this many seconds; otherwise the row is given back. */
  readonly keepLeaseS?: number;
}
/** What is written with a move. */
export interface PostWrite extends Plain {
  /** Seconds from now on the business clock, an instant, or null to leave the machine. */
  readonly next?: { readonly seconds: number } | { readonly at: Or<Date | null> } | null;
  readonly reason?: Reason | { readonly code: Expression<string>; readonly values?: undefined } | null;
  readonly staged?: Values;
  readonly preflightResult?: readonly PreflightMessage[];
  readonly undo?: Undo;
}

export interface RowMove<From extends PostPhase> {
  /** Phases in which the move makes sense. */
  readonly from: From | readonly From[];
  readonly to: To<From>;
  readonly write?: PostWrite;
}

export const phasesOf = <From extends PostPhase>({ from }: Pick<RowMove<From>, 'from'>): readonly From[] =>
  typeof from === 'string' ? [from] : from;

/** A move, taken apart into the values of its statement: those that are there decide its text. */
export interface Written extends Plain {
  readonly to: PostPhase;
  readonly nextS?: number;
  readonly nextAt?: Or<Date | null>;
  readonly reasonCode?: Or<string> | null;
  readonly reasonValues?: Json<Values> | null;
  readonly staged?: Json<Values>;
  readonly preflightResult?: Json<readonly PreflightMessage[]>;
  readonly undo?: Json<Undo>;
}

/** Throws when the move is not in the table. */
export function writtenOf<From extends PostPhase>(move: RowMove<From>): Written {
  const { to, write = {} } = move;
  for (const from of phasesOf(move)) if (!isLegal(from, to)) throw new Error(`a post cannot go from ${from} to ${to}`);
  const { next, reason, staged, preflightResult, undo, ...plain } = write;
  return {
    ...plain,
    to,
    ...(next !== undefined &&
      (next !== null && 'seconds' in next ? { nextS: next.seconds } : { nextAt: next?.at ?? null })),
    ...(reason !== undefined && {
      reasonCode: reason?.code ?? null,
      reasonValues: reason?.values === undefined ? null : json<Values>(reason.values),
    }),
    ...(staged !== undefined && { staged: json(staged) }),
    ...(preflightResult !== undefined && { preflightResult: json(preflightResult) }),
    ...(undo !== undefined && { undo: json(undo) }),
  };
}

type Columns = Updateable<Tables['scheduled_postings']>;
type Sets = { readonly [C in keyof Columns]?: Or<Exclude<Columns[C], undefined>> | undefined };

/** The SET list of a move over the alias `p`. */
export function setsOf(move: Written): Sets {
  const leased = move.keepLeaseS !== undefined;
  return {
    phase: move.to,
    updated_at: realNow,
    status: move.status,
    failures: move.failures,
    step_failures: move.stepFailures,
    ask_user: move.askUser,
    staged: move.staged,
    staged_version: move.stagedVersion,
    look_from: move.lookFrom,
    look_since: move.lookFrom,
    look_by_sending: move.lookFrom === null ? false : undefined,
    late_after: move.lateAfter,
    permalink: move.permalink,
    message: move.message,
    message_edited: move.messageEdited,
    fire_at: move.fireAt,
    fire_at_edited: move.fireAtEdited,
    preflight_at: move.preflightAt,
    preflight_result: move.preflightResult,
    deleted: move.deleted,
    undo: move.undo,
    next_step_at: move.nextS === undefined ? move.nextAt : sql<Date>`app_now() + make_interval(secs => ${move.nextS})`,
    reason_code: move.reasonCode,
    reason_values: move.reasonValues,
    version: move.version && sql<number>`p.version + 1`,
    lease_token: leased ? undefined : null,
    lease_until: leased ? sql<Date>`clock_timestamp() + make_interval(secs => ${move.keepLeaseS})` : null,
  };
}

/** The same for a statement that moves many rows: `from` are the phases that its condition has to ask for. */
export const moving = <const From extends PostPhase>(move: RowMove<From>) => ({
  set: setsOf(writtenOf(move)),
  from: literals(phasesOf(move)),
});
