import { world } from '../platform/world.ts';
import { type MailFault, type MailFaultScript, MailFaults } from './behaviour/faults.ts';
import { Limits } from './behaviour/limits.ts';
import { Behaviours } from './behaviour/rules.ts';
import type { Door } from './context.ts';
import { MailControl } from './control/control.ts';
import { DnsControl } from './control/dns-control.ts';
import { serveMailControl } from './control/routes.ts';
import { DnsServer } from './dns/server.ts';
import { Zones } from './dns/zones.ts';
import { Inbox, type StoredMail } from './inbox/inbox.ts';
import { Receipts } from './inbox/receipts.ts';
import { serveInbox } from './pages/inbox-page.ts';
import { defaultMailSettings } from './settings.ts';
import { SmtpDesk } from './smtp/desk.ts';

/** Nobody is known here before the first mail comes. */
export const mail = world({
  demo: {},
  play: ({ journal, blobs, clock, credentials, host, smtpPort, dnsPort }) => {
    const settings = defaultMailSettings(credentials.SANDBOX_MAIL_BOUNCES ?? null);
    const door: Door = {
      inbox: new Inbox({ journal, folder: blobs.folder('mails'), clock, settings }),
      receipts: new Receipts(),
      faults: new MailFaults(),
      behaviours: new Behaviours(),
      limits: new Limits(clock),
      settings,
      clock,
      onKept: () => {},
    };
    const { inbox, faults } = door;
    const desk = new SmtpDesk(door);
    const zones = new Zones(journal);
    const dns = new DnsServer(zones);
    const control = new MailControl(door, new DnsControl(zones, dns));
    let [smtpUrl, dnsAddress] = ['', ''];
    const controls = {
      mail: control,
      mails: (to?: string, limit?: number): StoredMail[] => inbox.list(to, limit),
      addMailFault: (script: MailFaultScript): MailFault => faults.add(script),
      mailFaults: (): MailFault[] => faults.list(),
      smtpUrl: (): string => smtpUrl,
      dnsAddress: (): string => dnsAddress,
    };
    const clearFaults = () => {
      faults.clear();
      door.behaviours.clear();
      door.limits.clear();
      zones.mend();
    };
    return {
      controls,
      serveControl: (app) => serveMailControl(app, door, control),
      servePages: (app) => serveInbox(app, inbox),
      cards: [{ title: 'Inbox', path: '/inbox/', text: () => `${inbox.size} mails received` }],
      reset: () => {
        inbox.clear();
        door.receipts.clear();
        zones.clear();
        dns.clear();
        clearFaults();
        Object.assign(settings, defaultMailSettings(settings.bounces));
      },
      clearFaults,
      open: async () => {
        smtpUrl = await desk.listen(host, smtpPort);
        dnsAddress = await dns.listen(host, dnsPort);
      },
      close: async () => {
        await Promise.all([desk.close(), dns.close()]);
      },
    };
  },
});
