import type { BulkMail } from '../../../connectors/mail/port.ts';
import type { Marker } from '../tokens.ts';
import type { Batch, Waiting } from './claim-batches.ts';
import type { Follow } from './ledger.ts';
import type { LoadedRun, LoadRun } from './load-run.ts';
import type { MailLog } from './mail-log.ts';

/** A batch in our hands, and how many of its deliveries are not through yet. */
export interface Held {
  readonly batch: Batch;
  readonly run: LoadedRun;
  left: number;
  /** Messages of it that were written whole, and whose connection was lost before the answer. */
  unanswered: number;
  /** It may not be gone on with: its run stands still, or it is somebody else's by now. */
  over: boolean;
  /** Milliseconds until those that were passed over may be taken up again. */
  restMs: number;
}

export interface Item {
  readonly held: Held;
  readonly delivery: Waiting;
}

export interface MailerParts {
  readonly transport: BulkMail;
  readonly marker: Marker;
  readonly loadRun: LoadRun;
  readonly follow: Follow;
  readonly mailLog: MailLog;
}
