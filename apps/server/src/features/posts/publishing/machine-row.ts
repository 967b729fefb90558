import type { Provider, SocialApp } from '@waypost/contract/networks';
import type { PostPhase, PostSource, PostStatus, PostType } from '@waypost/contract/posts';
import type { StagedObject } from '../../../connectors/social/port.ts';
import {
  bool,
  type Column,
  int4,
  int8,
  jsonb,
  orNull,
  sure,
  text,
  timestamptz,
  uuid,
} from '../../../platform/db/column.ts';
import { sql } from '../../../platform/db/query.ts';
import type { ValuesOf } from '../../../platform/db/statement.ts';

/** What the staging of a version made, with the exact text that it was made for. */
export interface StagedState {
  readonly objects: readonly StagedObject[];
  readonly text: string | null;
  readonly linkTitle: string | null;
}

/** A row as the machine sees it, in the columns' own names. */
export const machineColumns = {
  id: int8,
  profile_id: int8,
  connection_id: int8,
  app: text<SocialApp>(),
  source: text<PostSource>(),
  provider: text<Provider>(),
  pgid: text(),
  type: text<PostType>(),
  message: text(),
  link: orNull(text()),
  link_title: orNull(text()),
  shows_link: bool,
  fire_at: timestamptz,
  late_after: timestamptz,
  status: int4 as Column<PostStatus>,
  phase: text<PostPhase>(),
  version: int4,
  failures: int4,
  step_failures: int4,
  staged: jsonb<Partial<StagedState>>(),
  staged_version: orNull(int4),
  origin_id: uuid,
  /** From when on it may be on the network without our knowing; null once it was looked for. */
  look_from: orNull(timestamptz),
  look_since: orNull(timestamptz),
  ask_user: bool,
  // Nobody but the holder of a lease sees a row as the machine does.
  lease_token: sure(uuid),
};
export type MachineRow = Readonly<ValuesOf<typeof machineColumns>>;

export const MACHINE_COLUMNS = Object.keys(machineColumns)
  .map((name) => `p.${name}`)
  .join(', ');

/**
 * The phase as the planner cannot see through it. Its partial indexes over the open phases look tiny in the statistics,
 * so a write by id would otherwise read all of them (600 rows instead of one, 1 ms instead of 0.1) in the midst of a storm.
 */
export const PHASE = "(p.phase || '')";
/** The same for the builder. */
export const hiddenPhase = sql.raw<PostPhase>(PHASE);

/** Thrown when a fenced write touches no row: somebody else has it now, or the person changed it. */
export class LeaseLost extends Error {
  constructor(id: number) {
    super(`post ${id} is no longer ours`);
    this.name = 'LeaseLost';
  }
}
