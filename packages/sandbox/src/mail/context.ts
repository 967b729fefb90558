import type { SandboxClock } from '../platform/clock.ts';
import type { LaterBehaviour } from './behaviour/behaviour.ts';
import type { MailFaults } from './behaviour/faults.ts';
import type { Limits } from './behaviour/limits.ts';
import type { Behaviours } from './behaviour/rules.ts';
import type { Inbox, KeptMail } from './inbox/inbox.ts';
import type { Receipts } from './inbox/receipts.ts';
import type { MailSettings } from './settings.ts';

/** What the mail server needs to receive a mail. */
export type Door = {
  inbox: Inbox;
  receipts: Receipts;
  faults: MailFaults;
  behaviours: Behaviours;
  limits: Limits;
  settings: MailSettings;
  clock: SandboxClock;
  /** What follows a mail that was taken. */
  onKept: (mail: KeptMail, later: readonly LaterBehaviour[]) => void;
};
