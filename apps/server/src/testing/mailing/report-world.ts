import type { TestApp } from '../app.ts';
import { buildContact, buildList } from '../contacts/build-contacts.ts';
import { buildCampaign, buildNewsletter } from '../contacts/build-newsletter.ts';
import { buildAdvisor } from '../factories.ts';
import { CONTENT, sendingWorld } from './sending-world.ts';

/** Advisors who send a campaign over the real engine, and who may see what it did. */
export function reportWorld(app: TestApp) {
  const mailing = sendingWorld(app);
  const { config, db } = app.waypost;
  const domain = config.newsletters?.from.split('@')[1] ?? CONTENT.domain;
  return {
    mailing,
    campaign: () => buildCampaign(app, { fireIn: '-1 minute' }),
    /** An advisor with these contacts, whose copy of a campaign is begun with these links. */
    async sender(campaign: number, emails: readonly string[], links: (typeof CONTENT)['links'] = []) {
      const advisor = await buildAdvisor(app);
      const { account, list } = await buildList(app, advisor.profileId);
      for (const email of emails) await buildContact(app, list, { email });
      const newsletter = await buildNewsletter(app, account, { campaign });
      const run = await mailing.run({ profileId: advisor.profileId, listId: list }, { ...CONTENT, domain, links });
      await db.run('UPDATE newsletters SET run_id = $2, began_at = app_now() WHERE id = $1', [newsletter, run]);
      return { ...advisor, account, list, newsletter, run, path: `/api/scheduled_email_campaign/${newsletter}/` };
    },
    /** What recipients did, as tracking keeps it. */
    async did(run: number, email: string, columns: string) {
      await db.run(`UPDATE deliveries SET ${columns} WHERE run_id = $1 AND email = $2`, [run, email]);
      await db.run(
        `UPDATE mailing_figures f SET opened = n.opened, opened_all = n.opened_all, clicked = n.clicked, clicked_all = n.clicked_all,
           opens = n.opens, clicks = n.clicks, unsubscribed = n.unsubscribed, bounced_hard = n.hard, bounced_soft = n.soft
         FROM (SELECT count(opened_at) AS opened, count(coalesce(opened_at, machine_opened_at)) AS opened_all, count(clicked_at) AS clicked,
           count(coalesce(clicked_at, machine_clicked_at)) AS clicked_all, sum(d.opens) AS opens, sum(d.clicks) AS clicks,
           count(unsubscribed_at) AS unsubscribed, count(*) FILTER (WHERE bounce = 'hard') AS hard,
           count(*) FILTER (WHERE bounce = 'soft') AS soft FROM deliveries d WHERE run_id = $1) n
         WHERE f.run_id = $1`,
        [run],
      );
    },
  };
}
