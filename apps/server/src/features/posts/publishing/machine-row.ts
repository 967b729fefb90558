import type { Provider, SocialApp } from '@waypost/contract/networks';
import type { PostPhase, PostType } from '@waypost/contract/posts';
import type { StagedObject } from '../../../connectors/social/port.ts';

/** What the staging of a version made, with the exact text that it was made for. */
export interface StagedState {
  readonly objects: readonly StagedObject[];
  readonly text: string | null;
  readonly linkTitle: string | null;
}

/** A row as the machine sees it, in the columns' own names. */
export interface MachineRow {
  readonly id: number;
  readonly profile_id: number;
  readonly connection_id: number;
  readonly app: SocialApp;
  readonly provider: Provider;
  readonly pgid: string;
  readonly type: PostType;
  readonly message: string;
  readonly link: string | null;
  readonly link_title: string | null;
  readonly fire_at: Date;
  readonly late_after: Date;
  readonly status: number;
  readonly phase: PostPhase;
  readonly version: number;
  readonly failures: number;
  readonly step_failures: number;
  readonly staged: Partial<StagedState>;
  readonly staged_version: number | null;
  readonly first_claimed_at: Date | null;
  readonly checked_before_release: boolean;
  readonly ask_user: boolean;
  readonly lease_token: string;
}

export const MACHINE_COLUMNS = `p.id, p.profile_id, p.connection_id, p.app, p.provider, p.pgid, p.type, p.message, p.link, p.link_title,
  p.fire_at, p.late_after, p.status, p.phase, p.version, p.failures, p.step_failures, p.staged, p.staged_version,
  p.first_claimed_at, p.checked_before_release, p.ask_user, p.lease_token`;

/**
 * The phase as the planner cannot see through it. Its partial indexes over the open phases look tiny in the statistics,
 * so a write by id would otherwise read all of them (600 rows instead of one, 1 ms instead of 0.1) in the midst of a storm.
 */
export const PHASE = "(p.phase || '')";

/** Thrown when a fenced write touches no row: somebody else has it now, or the person changed it. */
export class LeaseLost extends Error {
  constructor(id: number) {
    super(`post ${id} is no longer ours`);
    this.name = 'LeaseLost';
  }
}
