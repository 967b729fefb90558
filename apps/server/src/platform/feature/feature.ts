import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import type { AnyJob, Tick } from '../jobs/jobs.ts';
import type { MailKind } from '../mail/mail-kind.ts';
import type { Sweep } from '../sweeps/sweep.ts';
import type { Archived } from './archived.ts';
import type { Leaving } from './leaving.ts';
import type { ProData } from './pro-data.ts';

/**
 * What a room brings to the house. `D` is what it needs of the composed program; what one feature needs of another, which
 * needs it in turn, stands in `D` too and is handed over in `app/compose.ts`.
 */
export interface Feature<D extends Deps = Deps> {
  /** The calls of the API and its other addresses. */
  readonly routes?: (app: FastifyInstance, deps: D) => void;
  /** What its transactions put into the queue. */
  readonly jobs?: (deps: D) => readonly AnyJob[];
  /** What is run by the clock of the queue, once for the installation. */
  readonly ticks?: (deps: D) => readonly Tick[];
  /** What is done with rows that come due; only workers ask, so it may be loaded by who does. */
  readonly sweeps?: (deps: D) => readonly Sweep[] | Promise<readonly Sweep[]>;
  /** What else a worker process runs for it, begun before its jobs and sweeps. */
  readonly worker?: (deps: D) => Promise<Running>;
  /** Begun when those of the other rooms run: publishing has asked then whether the database is what it was. */
  readonly workerLast?: true;
  /** The mails that it writes. */
  readonly mails?: readonly MailKind[];
  /** What becomes of its things when profiles are deleted. */
  readonly leaving?: (deps: D) => Leaving;
  /** What of its things PRO brings, and what becomes of them when their person loses it. */
  readonly proData?: (deps: D) => readonly ProData[];
  /** What it holds of a person, for the archive that she may ask for. Loaded when it is asked for. */
  readonly archive?: (deps: D, userId: number) => Promise<Archived>;
}

export interface Running {
  stop(): Promise<void>;
}

export const feature = <D extends Deps>(brings: Feature<D>): Feature<D> => brings;
