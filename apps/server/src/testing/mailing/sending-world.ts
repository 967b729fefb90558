import { setTimeout as wait } from 'node:timers/promises';
import { mailing, type RunContent, startRun } from '../../features/mailing/index.ts';
import type { Running } from '../../platform/feature/feature.ts';
import type { TestApp } from '../app.ts';
import { runSweep } from '../sweeps.ts';

/** What a run sends where it does not matter. */
export const CONTENT: RunContent = {
  subject: ['Winter sun, ', { kind: 'contact', field: 'first_name', fallback: 'traveller', place: 'header' }],
  text: ['Hello ', { kind: 'contact', field: 'first_name', fallback: 'traveller', place: 'text' }, '\n'],
  html: ['<p>Hello ', { kind: 'contact', field: 'first_name', fallback: 'traveller', place: 'html' }, '</p>'],
  from: { name: 'Ana Reyes', address: 'news@mail.agency.example' },
  replyTo: 'ana@agency.example',
  domain: 'mail.agency.example',
  bounceDomain: 'bounce.agency.example',
  listName: 'Ana’s travellers',
};

/** Runs of newsletters on the sandbox's mail server, for rooms beside the one that sends them. */
export function sendingWorld({ waypost }: TestApp) {
  const { db, bulkMail } = waypost;
  const deps = { ...waypost, dkimKeyOf: async () => null, bulkMail: bulkMail && { ...bulkMail, rate: 100_000 } };
  return {
    run: (to: { readonly profileId: number; readonly listId: number }, content = CONTENT): Promise<number> =>
      db.transaction((tx) => startRun(tx, { ...to, content, fireAt: waypost.clock.now() })),
    freeze: () => runSweep(mailing, deps, 'mailing.freezing'),
    /** Sends until it is stopped. */
    async mailer(): Promise<Running> {
      if (mailing.worker === undefined) throw new Error('no worker');
      return mailing.worker(deps);
    },
    /** Waits until a run is over. */
    async done(run: number): Promise<void> {
      const end = Date.now() + 20_000;
      for (;;) {
        const row = await db.row<{ state: string }>('SELECT state FROM mailing_runs WHERE id = $1', [run]);
        if (row?.state === 'done') return;
        if (Date.now() > end) throw new Error(`the run stands at ${row?.state}`);
        await wait(20);
      }
    },
  };
}
