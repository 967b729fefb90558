import type { MachineRow } from '../machine-row.ts';

/** A release that was made: whose it was, and what it was made with. */
export interface Sent {
  readonly row: MachineRow;
  readonly attempt: number;
  /** What went out, for the mail that tells of its end. */
  readonly text: string;
  /** Of the token that the network judged. */
  readonly tokenVersion: number;
}
