import { type Ground, world } from '../platform/world.ts';
import { type MailFault, type MailFaultScript, MailFaults } from './behaviour/faults.ts';
import { Limits } from './behaviour/limits.ts';
import { Behaviours } from './behaviour/rules.ts';
import type { Mail } from './context.ts';
import { MailControl } from './control/control.ts';
import { DnsControl } from './control/dns-control.ts';
import { serveMailControl } from './control/routes.ts';
import { DnsServer } from './dns/server.ts';
import { Zones } from './dns/zones.ts';
import { Feedback } from './feedback/feedback.ts';
import { Later } from './feedback/later.ts';
import { Postman } from './feedback/postman.ts';
import { Inbox, type KeptMail, type StoredMail } from './inbox/inbox.ts';
import { Receipts } from './inbox/receipts.ts';
import { serveInbox } from './pages/serve-pages.ts';
import { Crowd, defaultPeople } from './people/crowd.ts';
import { Recipient } from './people/recipient.ts';
import { Visits } from './people/visits.ts';
import { defaultMailSettings } from './settings.ts';
import { SmtpDesk } from './smtp/desk.ts';

function createMail({ journal, blobs, clock, credentials }: Ground): Mail {
  const settings = defaultMailSettings(credentials.SANDBOX_MAIL_BOUNCES ?? null);
  const inbox = new Inbox({ journal, folder: blobs.folder('mails'), clock, settings });
  const zones = new Zones(journal);
  const later = new Later(clock);
  const postman = new Postman(settings, clock, later);
  const feedback = new Feedback({ inbox, clock, settings, later, postman });
  const visits = new Visits(clock);
  const recipient = new Recipient({ inbox, clock, postman, feedback, visits });
  const crowd = new Crowd({ later, clock, recipient });
  return {
    ...{ inbox, zones, later, postman, feedback, visits, recipient, crowd, settings, clock },
    dns: new DnsServer(zones),
    receipts: new Receipts(),
    faults: new MailFaults(),
    behaviours: new Behaviours(),
    limits: new Limits(clock),
    onKept: (kept, recipients) => {
      for (const { address, behaviours } of recipients) {
        if (behaviours.length === 0) crowd.receive(kept, address);
        for (const one of behaviours)
          if (one.kind === 'read') crowd.script(kept, address, one.as, true);
          else feedback.schedule(kept, address, one);
      }
    },
  };
}

function clearFaults({ faults, behaviours, limits, zones }: Mail): void {
  faults.clear();
  behaviours.clear();
  limits.clear();
  zones.mend();
}

function reset(played: Mail): void {
  const { later, inbox, receipts, zones, dns, postman, visits, settings, crowd } = played;
  for (const part of [later, inbox, receipts, zones, dns, postman, visits]) part.clear();
  clearFaults(played);
  Object.assign(settings, defaultMailSettings(settings.bounces));
  crowd.set(defaultPeople());
}

/** Mails that an earlier version kept in another way, a file for each. */
async function adoptMails({ journal, blobs }: Ground, inbox: Inbox): Promise<void> {
  const earlier = journal.collection<Pick<KeptMail, 'at' | 'envelope'> & { raw: string }>('mail.mails');
  for (const { at, envelope, raw } of earlier.values()) {
    const bytes = await blobs.read(raw);
    if (bytes) inbox.receive(envelope, bytes, undefined, Date.parse(at));
  }
  earlier.clear();
}

/** Nobody is known here before the first mail comes. */
export const mail = world({
  demo: {},
  play: (ground) => {
    const played = createMail(ground);
    const { inbox, faults, zones, dns, later } = played;
    const desk = new SmtpDesk(played);
    const control = new MailControl(played, new DnsControl(zones, dns));
    let smtpUrl = '';
    return {
      controls: {
        mail: control,
        mails: (to?: string, limit?: number): StoredMail[] => inbox.list(to, limit),
        addMailFault: (script: MailFaultScript): MailFault => faults.add(script),
        mailFaults: (): MailFault[] => faults.list(),
        smtpUrl: (): string => smtpUrl,
        dnsAddress: (): string => dns.address,
      },
      serveControl: (app) => serveMailControl(app, played, control),
      servePages: (app) => serveInbox(app, played),
      cards: [{ title: 'Inbox', path: '/inbox/', text: () => `${inbox.size} mails received` }],
      reset: () => reset(played),
      clearFaults: () => clearFaults(played),
      open: async () => {
        smtpUrl = await desk.listen(ground.host, ground.smtpPort);
        await dns.listen(ground.host, ground.dnsPort);
        later.open();
        await adoptMails(ground, inbox);
      },
      close: async () => {
        later.close();
        await Promise.all([desk.close(), dns.close()]);
      },
    };
  },
});
