import type { SandboxClock } from '../platform/clock.ts';
import type { LaterBehaviour } from './behaviour/behaviour.ts';
import type { MailFaults } from './behaviour/faults.ts';
import type { Limits } from './behaviour/limits.ts';
import type { Behaviours } from './behaviour/rules.ts';
import type { DnsServer } from './dns/server.ts';
import type { Zones } from './dns/zones.ts';
import type { Feedback } from './feedback/feedback.ts';
import type { Later as LaterActs } from './feedback/later.ts';
import type { Postman } from './feedback/postman.ts';
import type { Inbox, KeptMail } from './inbox/inbox.ts';
import type { Receipts } from './inbox/receipts.ts';
import type { Crowd } from './people/crowd.ts';
import type { Recipient } from './people/recipient.ts';
import type { Visits } from './people/visits.ts';
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
  onKept: (mail: KeptMail, recipients: readonly Later[]) => void;
};

type Later = { address: string; behaviours: readonly LaterBehaviour[] };

/** The whole fake mail world. */
export type Mail = Door & {
  zones: Zones;
  dns: DnsServer;
  later: LaterActs;
  postman: Postman;
  feedback: Feedback;
  visits: Visits;
  recipient: Recipient;
  crowd: Crowd;
};
