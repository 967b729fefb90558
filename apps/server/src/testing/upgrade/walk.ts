import { hasPro, type Plan } from '@waypost/contract/plans';
import { type EndpointName, endpoints } from '@waypost/contract/registry';
import type { Endpoint } from '@waypost/contract/wire';
import { SESSION_COOKIE } from '../../platform/http/index.ts';
import type { TestClient } from '../client.ts';
import type { Upgraded } from './open.ts';
import type { Row } from './snapshot.ts';

/** What one person had when the snapshot was taken, read from it and not from the migrated database. */
export interface Belongings {
  readonly name: string;
  readonly client: TestClient;
  readonly user: Row;
  readonly profiles: readonly Row[];
  readonly connections: readonly Row[];
  readonly posts: readonly Row[];
  readonly drafts: readonly Row[];
  readonly images: readonly Row[];
  readonly videos: readonly Row[];
  readonly newsletterAccounts: readonly Row[];
  /** Of the newsletter accounts of these profiles. */
  readonly lists: readonly Row[];
  readonly contacts: readonly Row[];
  readonly imports: readonly Row[];
  readonly newsletters: readonly Row[];
  /** What staff wrote, for everybody. */
  readonly campaigns: readonly Row[];
  readonly suppliers: readonly Row[];
  readonly postCampaigns: readonly Row[];
  readonly postings: readonly Row[];
  readonly managers: readonly Row[];
}

export function belongingsOf({ snapshot, client }: Upgraded, name: string): Belongings {
  const table = (of: string) => snapshot.tables.get(of) ?? [];
  const session = snapshot.about.people.find((person) => person.name === name)?.session ?? '';
  const user = table('users').find((row) => row.first_name === name);
  if (user === undefined) throw new Error(`nobody is called ${name}`);
  const profiles = table('profiles').filter((row) => row.user_id === user.id && row.deleted_at === null);
  const owned = (of: string) => table(of).filter((row) => profiles.some(({ id }) => id === row.profile_id));
  const kinds = new Map(table('media').map((row) => [row.id, row.kind]));
  const library = owned('profile_images').filter((row) => row.hidden_at === null);
  const accounts = owned('newsletter_accounts');
  const lists = table('contact_lists').filter((row) => accounts.some(({ id }) => id === row.account_id));
  const listed = (of: string) => table(of).filter((row) => lists.some(({ id }) => id === row.list_id));
  const browser = client();
  browser.setCookie(SESSION_COOKIE, session);
  return {
    name,
    client: browser,
    user,
    profiles,
    connections: owned('connections').filter((row) => row.installed),
    posts: owned('scheduled_postings'),
    drafts: owned('generated_postings').filter((row) => row.scheduled_at === null),
    images: library.filter((row) => kinds.get(row.media_id) === 'image'),
    videos: library.filter((row) => kinds.get(row.media_id) === 'video'),
    newsletterAccounts: accounts,
    lists,
    contacts: listed('contacts'),
    imports: listed('contact_imports'),
    newsletters: owned('newsletters'),
    campaigns: table('email_campaigns'),
    suppliers: table('suppliers'),
    postCampaigns: table('campaigns'),
    postings: table('postings'),
    managers: table('supplier_managers'),
  };
}

/** Not reading but asking a network, a little at a time; and what only the link of a mail can ask. */
const NO_READS: readonly string[] = ['fetchStats', 'getInvitation'];

type Addresses = (has: Belongings) => readonly string[];
const each = (rows: readonly Row[], address: (row: Row) => string) => rows.map(address);

/** What the addresses of each reading call are made from. A new call fails the walk until it says so here. */
const FILLED: Partial<Record<EndpointName, (path: string) => Addresses>> = {
  getConnectionStatus: ofConnections,
  getAccountData: ofConnections,
  getConnectUrl: ofConnections,
  // Without a consent that holds there is no list, and the answer says so.
  listPages: (path) => (has) =>
    ofConnections(path)({ ...has, connections: has.connections.filter(({ connected }) => connected) }),
  removalPreview: ofConnections,
  listPosts: (path) => (has) => each(has.connections, ({ page_id }) => `${path}?pgid=${page_id}`),
  reportSummary: (path) => (has) => each(has.connections, ({ page_id }) => `${path}?pgid=${page_id}`),
  reportSteps: (path) => (has) => each(has.connections, ({ page_id }) => `${path}?pgid=${page_id}`),
  getBilling:
    (path) =>
    ({ user }) => [path.replace(':user', String(user.id))],
  listAnnouncements: (path) => (has) => each(has.profiles, ({ id }) => `${path}?profile=${id}`),
  listAlerts: (path) => (has) => each(has.profiles, ({ id }) => `${path}?profile=${id}`),
  postsOverview: (path) => (has) => each(has.profiles, ({ id }) => `${path}?profile=${id}`),
  listDrafts: (path) => (has) => each(has.profiles, ({ id }) => `${path}?generator_profile=${id}`),
  loadDraft: (path) => (has) =>
    each(
      has.profiles.filter(({ id }) => has.drafts.some((draft) => draft.profile_id === id)),
      ({ id }) => path.replace(':profile', String(id)),
    ),
  listProfileImages: (path) => (has) => each(has.profiles, ({ id }) => `${path}?profile=${id}`),
  getContactList: ofLists,
  listContactImports: ofLists,
  listContacts: (path) => (has) =>
    each(has.lists, ({ id, account_id }) => `${path}?emarketing=${account_id}&contact_list=${id}`),
  getContact: (path) => (has) => each(has.contacts, ({ id }) => path.replace(':id', String(id))),
  listConsent: (path) => (has) => each(has.contacts, ({ id }) => path.replace(':id', String(id))),
  getContactImport: (path) => (has) =>
    each(has.imports, ({ id, list_id }) => path.replace(':contact_list', String(list_id)).replace(':id', String(id))),
  listNewsletters: (path) => (has) => each(has.lists, ({ account_id }) => `${path}?emarketing=${account_id}`),
  getNewsletter: (path) => (has) => each(has.newsletters, ({ id }) => path.replace(':id', String(id))),
  newsletterSummary: (path) => (has) => each(has.profiles, ({ id }) => `${path}?profile=${id}`),
  getEmailCampaign: ofCampaigns,
  checkEmailCampaign: ofCampaigns,
  campaignAdvisors: ofCampaigns,
  getSupplier: ofSuppliers,
  getSupplierBudget: ofSuppliers,
  getSupplierStats: ofSuppliers,
  getCampaign: ofPostCampaigns,
  checkCampaign: ofPostCampaigns,
  listCampaignAgents: ofPostCampaigns,
  getPosting: ofPostings,
  previewPosting: ofPostings,
  effectOfPosting: (path) => (has) => ofPostings(path)(has).map((address) => `${address}?what=edit`),
  getSupplierManager: (path) => (has) =>
    each(has.managers, ({ profile_id }) => path.replace(':profile', String(profile_id))),
  getLegalText: (path) => () => [`${path}?document=terms&locale=en`],
  listStates: (path) => () => [`${path}?country=1`],
  getBusinessCard: (path) => (has) => each(has.profiles, ({ id }) => `${path}?profile=${id}`),
  // Named campaigns are looked for by everybody: those of libraries are found with the permission alone.
  listLibraryPosts: (path) => (has) => each(has.profiles, ({ id }) => `${path}?profile=${id}&campaign=1`),
  getLibraryCampaign: (path) => (has) =>
    has.profiles.flatMap(({ id: profile }) =>
      each(
        has.postCampaigns.filter(({ type, published_at }) => type === 'library' && published_at !== null),
        ({ id }) => `${path.replace(':id', String(id))}?profile=${profile}`,
      ),
    ),
  // Of a copy whose text staff have changed after its agent; no snapshot has one.
  getStaffText: () => () => [],
  listStuckPosts: (path) => () => [`${path}?state=failed`],
  listRuns: (path) => () => [`${path}?list=uncertain`],
  listLibraryCampaigns: (path) => (has) => each(has.profiles, ({ id }) => `${path}?profile=${id}`),
  listProfileVideos: (path) => (has) => each(has.profiles, ({ id }) => `${path}?profile=${id}`),
};

function ofCampaigns(path: string): Addresses {
  return (has) => each(has.campaigns, ({ id }) => path.replace(':id', String(id)));
}

function ofPostCampaigns(path: string): Addresses {
  return (has) => each(has.postCampaigns, ({ id }) => path.replace(':id', String(id)));
}

function ofPostings(path: string): Addresses {
  return (has) => each(has.postings, ({ id }) => path.replace(':id', String(id)));
}

function ofSuppliers(path: string): Addresses {
  return (has) => each(has.suppliers, ({ id }) => path.replace(':id', String(id)));
}

function ofLists(path: string): Addresses {
  return (has) => each(has.lists, ({ id }) => path.replace(':contact_list', String(id)));
}

function ofConnections(path: string): Addresses {
  return (has) =>
    each(has.connections, ({ profile_id, app }) =>
      path.replace(':profile', String(profile_id)).replace(':app', String(app)),
    );
}

/** The rows that an id in the path of a call may name. */
function ownedRows({ owned }: Endpoint, has: Belongings): readonly Row[] {
  if (owned === 'scheduled_posting') return has.posts;
  if (owned === 'generated_posting') return has.drafts;
  if (owned === 'profile_image') return has.images;
  if (owned === 'profile_video') return has.videos;
  if (owned === 'newsletter_account') return has.newsletterAccounts;
  if (owned === 'newsletter') return has.newsletters;
  if (owned === 'email_campaign')
    return has.campaigns.filter(({ id }) =>
      has.newsletters.some((of) => of.campaign_id === id && of.deleted_at === null),
    );
  return has.profiles;
}

function addressesOf(name: EndpointName, has: Belongings): readonly string[] {
  const endpoint: Endpoint = endpoints[name];
  const filled = FILLED[name];
  if (filled !== undefined) return filled(endpoint.path)(has);
  if (!endpoint.path.includes(':')) return [endpoint.path];
  return each(ownedRows(endpoint, has), ({ id }) => endpoint.path.replace(/:\w+/, String(id)));
}

/** Calls everything that can be read as this person; answers what was not answered with 200, and how much was. */
export async function readEverything(has: Belongings): Promise<{ reads: number; refused: string[] }> {
  const refused: string[] = [];
  let reads = 0;
  const session = await has.client.get('/api/session/');
  const permissions = session.body.permissions as string[];
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    if (endpoint.method !== 'GET' || NO_READS.includes(name)) continue;
    for (const address of addressesOf(name, has)) {
      const { status, body } = await has.client.get(address);
      const wanted = mayRead(endpoint, has, permissions) ? 200 : 403;
      if (status !== wanted) refused.push(`${has.name}: ${name} ${address}: ${status} ${JSON.stringify(body)}`);
      else reads += 1;
    }
  }
  return { reads, refused };
}

function mayRead({ needs }: Endpoint, { user }: Belongings, permissions: readonly string[]): boolean {
  if (needs === undefined || user.is_superuser) return true;
  if (needs === 'pro') return hasPro(user.plan as Plan, user.is_superuser === true);
  return permissions.includes(needs);
}
