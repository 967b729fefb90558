import { world } from '../platform/world.ts';
import { serveMailControl } from './control-routes.ts';
import { type MailFault, type MailFaultScript, MailFaults } from './faults.ts';
import { Inbox, type StoredMail } from './inbox.ts';
import { serveInbox } from './inbox-page.ts';
import { SmtpDesk } from './smtp.ts';

/** Nobody is known here before the first mail comes. */
export const mail = world({
  demo: {},
  play: ({ journal, blobs, clock, host, smtpPort }) => {
    const [inbox, faults] = [new Inbox(journal, blobs, clock), new MailFaults()];
    const desk = new SmtpDesk(inbox, faults);
    let smtpUrl = '';
    const controls = {
      mails: (to?: string): StoredMail[] => inbox.list(to),
      addMailFault: (script: MailFaultScript): MailFault => faults.add(script),
      mailFaults: (): MailFault[] => faults.list(),
      smtpUrl: (): string => smtpUrl,
    };
    return {
      controls,
      serveControl: (app) => serveMailControl(app, controls),
      servePages: (app) => serveInbox(app, inbox),
      cards: [{ title: 'Inbox', path: '/inbox/', text: () => `${inbox.size} mails received` }],
      reset: () => {
        inbox.clear();
        faults.clear();
      },
      clearFaults: () => faults.clear(),
      open: async () => {
        smtpUrl = await desk.listen(host, smtpPort);
      },
      close: () => desk.close(),
    };
  },
});
