import type { Storage } from '../../../connectors/storage/port.ts';
import { mailingHistory } from '../../../features/mailing/index.ts';
import { newsletterHistory } from '../../../features/newsletters/index.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database, Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { type Client, createClient } from '../client.ts';
import { took } from '../desk.ts';
import type { Outside } from '../outside.ts';
import { readingOf } from './reading.ts';
import { campaignTime } from './times.ts';
import type { ToldCampaign, ToldSupplier } from './told-campaign.ts';

interface Teller {
  readonly db: Database;
  readonly config: Config;
  readonly storage: Storage;
  /** Where the product answers. */
  readonly api: string;
  readonly outside: Outside;
  readonly anchor: Date;
  readonly profile: { readonly id: number };
}
type Write = (tx: Sql) => Promise<void>;

/** What nearer than this is to go out is not published any more: the telling was interrupted for long. */
const SOON_MS = 60 * 60_000;
/** Who left did so within this time of the newsletter that she left by. */
export const LEAVING_MS = 2 * 86_400_000;

/** As the team: writes a newsletter, and publishes one that is to come. Answers what writes one of the past as it went to this advisor's clients. */
export async function tellCampaign(teller: Teller, campaign: ToldCampaign): Promise<undefined | Write> {
  const staff = createClient(teller.api);
  await staff.demo('staff');
  const draft = await writeDraft(teller, staff, campaign);
  const at = campaign.days === null ? null : campaignTime(teller.anchor, campaign.days);
  if (at !== null && draft.state === 'draft' && at.getTime() > Date.now() + SOON_MS)
    took(
      await staff.post(`/api/emailcampaigns/${draft.id}/publish/`, {
        version: draft.version,
        fire_at: at.toISOString(),
      }),
      200,
    );
  await staff.post('/api/auth/logout/');
  return at === null || at > teller.anchor || draft.state !== 'draft'
    ? undefined
    : pastOf(teller, campaign, draft.id, at);
}

interface Draft {
  readonly id: number;
  readonly version: number;
  readonly state: string;
}

/** Under its name it is written once. */
async function writeDraft({ db, outside }: Teller, staff: Client, campaign: ToldCampaign): Promise<Draft> {
  const known = query.selectFrom('email_campaigns').select(['id', 'version', 'state', 'variants']);
  const there = await db.row(known.where('name', '=', campaign.name).where('deleted_at', 'is', null));
  if (there?.variants.en != null) return there;
  const begun =
    there ?? (took(await staff.post('/api/emailcampaigns/', { name: campaign.name }), 201).body as unknown as Draft);
  const pictures = new Map<string, number>();
  for (const poster of Object.keys(campaign.pictures)) {
    const body = new FormData();
    body.set('description', campaign.pictures[poster] ?? '');
    body.set('image', await outside.picture(poster), `${poster}.jpg`);
    pictures.set(poster, Number(took(await staff.request('POST', '/api/campaign_images/', { body }), 201).body.id));
  }
  const suppliers = new Map<string, number>();
  for (const one of campaign.suppliers) suppliers.set(one.name, await supplierOf(db, staff, one));
  const { subject, preheader, intro: intro_html } = campaign;
  const blocks = campaign.write({
    picture: (poster) => ({
      image: pictures.get(poster) ?? 0,
      alt: campaign.pictures[poster] ?? '',
      decorative: false,
    }),
    supplier: ({ name }) => suppliers.get(name) ?? null,
  });
  const said = {
    ...{ version: begun.version, campaign_type: campaign.type, suppliers: [...suppliers.values()] },
    variants: { en: { subject, preheader, intro_html, blocks } },
  };
  return took(await staff.patch(`/api/emailcampaigns/${begun.id}/`, said), 200).body as unknown as Draft;
}

/** Under its name there is one. */
export async function supplierOf(db: Database, staff: Client, { name, label }: ToldSupplier): Promise<number> {
  const known = query.selectFrom('suppliers').select('id').where('supplier_name', '=', name);
  const there = await db.row(known);
  if (there !== null) return there.id;
  const made = await staff.post('/api/suppliers/', { supplier_name: name, supplier_label: label });
  // Another newsletter of this telling names it too.
  if (made.status === 400) return (await db.row(known))?.id ?? 0;
  return Number(took(made, 201).body.id);
}

/** To whoever was on the list and had not left. */
async function pastOf(
  { db, config, storage, anchor, profile }: Teller,
  campaign: ToldCampaign,
  campaignId: number,
  sent: Date,
): Promise<Write> {
  const account = await db.row(
    query
      .selectFrom('newsletter_accounts as a')
      .innerJoin('contact_lists as l', 'l.account_id', 'a.id')
      .select(['a.id', 'l.id as list'])
      .where('a.profile_id', '=', profile.id),
  );
  if (account === null) throw new Error('the newsletters of the demo world have no account');
  const [{ contentFor, writeNewsletter }] = await Promise.all([newsletterHistory(), mailingHistory()]);
  const whose = { campaignId, accountId: account.id, profileId: profile.id };
  const content = await contentFor({ db, config, storage }, whose);
  const contacts = await db.rows(
    query
      .selectFrom('contacts')
      .select(['id', 'email', 'first_name', 'last_name', 'key_hash', 'optout_status', 'optout_date'])
      .where('list_id', '=', account.list)
      .where('created_at', '<', sent)
      .where((e) => e.or([e('optout_date', 'is', null), e('optout_date', '>', sent)]))
      .orderBy('id'),
  );
  const links = content.content.links?.length ?? 0;
  const { appeal = 1 } = campaign;
  const recipients = contacts.map((one) => {
    const leaves = one.optout_date !== null && one.optout_date.getTime() <= sent.getTime() + LEAVING_MS;
    const gone = leaves && one.optout_status === 'U';
    return {
      ...{
        contactId: one.id,
        email: one.email,
        firstName: one.first_name,
        lastName: one.last_name,
        keyHash: one.key_hash,
      },
      gone,
      left: leaves && !gone ? one.optout_date : null,
      read: gone ? [] : readingOf(one.email, { campaign: campaign.name, appeal, links, sent, now: anchor }),
    };
  });
  return (tx) => writeNewsletter(tx, whose, content, { fireAt: sent, recipients });
}
