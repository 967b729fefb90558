import type { SocialApp } from '@waypost/contract/networks';
import type { Plan } from '@waypost/contract/plans';
import type { TestApp } from '../../../testing/app.ts';
import { buildAdvisor, insertId, tag } from '../../../testing/factories.ts';
import { buildConnection } from '../../../testing/page.ts';
import type { PostRow } from '../../../testing/publishing-world.ts';
import { publishCampaign } from '../fan-out/publish-campaign.ts';
import { runSpread } from '../fan-out/run-spread.ts';
import { followPosting } from '../following/follow-posting.ts';

const MINUTE = 60_000;

interface AgentOptions {
  readonly apps?: readonly SocialApp[];
  readonly country?: string;
  readonly plan?: Plan;
  readonly completed?: boolean;
}
interface PostingOptions {
  readonly app?: SocialApp;
  readonly inMinutes?: number;
  readonly type?: string;
  readonly message?: string;
}
type CopyRow = PostRow;

/** Staff, agents with connections of the sandbox's networks, and campaigns as they stand in the tables. */
export async function fanWorld(app: TestApp) {
  const { db, clock } = app.waypost;
  const staff = await buildAdvisor(app, { isStaff: true, isSuperuser: true });
  const actor = { userId: staff.userId, impersonatorId: null } as never;
  const countryOf = async (iso: string) =>
    (await db.row<{ id: number }>('SELECT id FROM countries WHERE iso2 = $1', [iso]))?.id;

  const agent = async ({ apps = ['facebook'], country = 'CA', plan, completed = true }: AgentOptions = {}) => {
    const advisor = await buildAdvisor(app, { ...(plan && { plan }), completed });
    await db.run('UPDATE profiles SET country_id = $2 WHERE id = $1', [advisor.profileId, await countryOf(country)]);
    const pages = await Promise.all(apps.map((network) => buildConnection(app, advisor.profileId, { app: network })));
    return { ...advisor, pages, page: pages[0] as (typeof pages)[number] };
  };

  /** Rows alone, as many as it takes: nobody consents, nothing can be sent. Answers the ids of their connections. */
  const crowd = (count: number, { apps = ['facebook'] as readonly SocialApp[], country = 'CA' } = {}) =>
    db.run(
      `WITH who AS (
         INSERT INTO users (email, first_name, last_name, plan, email_verified_at)
         SELECT $1 || n || '@example.test', 'Ana', 'Reyes', 'premium', now() FROM generate_series(1, $2::int) n RETURNING id
       ), prof AS (
         INSERT INTO profiles (user_id, slug, first_name, last_name, email, completed, country_id)
         SELECT id, $1 || id, 'Ana', 'Reyes', 'a@example.test', true, (SELECT id FROM countries WHERE iso2 = $4) FROM who RETURNING id
       )
       INSERT INTO connections (profile_id, app, provider, installed, connected, page_id, name, is_feed)
       SELECT prof.id, a, CASE a WHEN 'facebook' THEN 'fbpage' ELSE a END, true, true, $1 || prof.id || a, 'Page', false
       FROM prof, unnest($3::text[]) a ORDER BY prof.id`,
      [tag(), count, apps, country],
    );

  const campaign = async (postings: readonly PostingOptions[], countries: readonly string[] = ['US', 'CA']) => {
    const id = await insertId(db, 'campaigns', { type: 'standard', title: `Winter ${tag()}`, countries });
    const ids: number[] = [];
    for (const { app: network = 'facebook', inMinutes = 3 * 24 * 60, type = 'post', message } of postings)
      ids.push(
        await insertId(db, 'postings', {
          ...{ campaign_id: id, app: network, type, message: message ?? `Sail away ${tag()}` },
          fire_at: new Date(clock.now().getTime() + inMinutes * MINUTE),
        }),
      );
    return { id, postings: ids, first: ids[0] as number };
  };
  const version = async (id: number) =>
    (await db.row<{ version: number }>('SELECT version FROM campaigns WHERE id = $1', [id]))?.version ?? 0;
  const publish = async (id: number) => {
    const seen = await version(id);
    return db.transaction((tx) => publishCampaign(tx, actor, { id, version: seen }));
  };
  const open = () => db.rows<{ id: number }>('SELECT id FROM campaign_spreads WHERE done_at IS NULL ORDER BY id');
  /** What the jobs do, by two workers at once. */
  const spread = async () => {
    for (const { id } of await open()) await Promise.all([runSpread(app.waypost, id), runSpread(app.waypost, id)]);
  };
  type Columns = Readonly<Record<string, unknown>>;
  /** As staff's verb does it: the row first, and what follows in the same transaction. */
  const change = (posting: number, what: 'edit' | 'reschedule' | 'delete' | 'undo', columns: Columns = {}) =>
    db.transaction(async (tx) => {
      const set = {
        ...columns,
        ...(what === 'delete' && { deleted_at: clock.now() }),
        ...(what === 'undo' && { deleted_at: null, remove_from_networks: false }),
      };
      const names = Object.keys(set);
      await tx.run(
        `UPDATE postings SET version = version + 1, updated_at = app_now()${names.map((name, n) => `, ${name} = $${n + 2}`).join('')} WHERE id = $1`,
        [posting, ...Object.values(set)],
      );
      await followPosting(tx, actor, { posting, what, newText: 'message' in columns });
    });
  const copies = (posting: number) =>
    db.rows<CopyRow>(
      `SELECT * FROM scheduled_postings WHERE source = 'campaign' AND posting_id = $1 ORDER BY profile_id`,
      [posting],
    );
  const lastSpread = (campaignId: number) =>
    db.row<{
      made: number;
      kept: number;
      passed: number;
      surplus: number;
      looked: number;
      of_all: number;
      done_at: Date | null;
    }>('SELECT * FROM campaign_spreads WHERE campaign_id = $1 ORDER BY id DESC LIMIT 1', [campaignId]);
  const at = (inMinutes: number) => new Date(clock.now().getTime() + inMinutes * MINUTE);
  return {
    waypost: app.waypost,
    staff,
    actor,
    agent,
    crowd,
    campaign,
    publish,
    spread,
    open,
    change,
    copies,
    lastSpread,
    version,
    at,
  };
}
