import type { AuditEntry, AuditObject } from '@waypost/contract/audit-log';
import { int8, list, orNull, sure, text } from '../../platform/db/column.ts';
import type { Reads } from '../../platform/db/database.ts';
import type { RowOf } from '../../platform/db/prepared.ts';
import { statement } from '../../platform/db/statement.ts';

type Place = NonNullable<AuditEntry['object']['place']>;

/** A thing by its name, whose it is, and the page of staff on which it stands. */
const arm = (type: AuditObject, from: string, { name = 'NULL', user = 'NULL', page = 'NULL' } = {}) =>
  `SELECT ${name}::text AS name, ${user}::int8 AS user_id, ${page}::int8 AS page FROM ${from} AND o.type = '${type}'`;
const full = (of: string) => `btrim(concat_ws(' ', ${of}.first_name, ${of}.last_name))`;
const words = `coalesce(x.label ->> 'en', x.code)`;

const ARMS = [
  arm('user', 'users x WHERE x.id = o.id', { name: full('x'), user: 'x.id' }),
  arm('billing_account', 'users x WHERE x.id = o.id', { name: full('x'), user: 'x.id' }),
  arm('profile', 'profiles x WHERE x.id = o.id', { name: full('x'), user: 'x.user_id' }),
  arm('connection', 'connections x JOIN profiles p ON p.id = x.profile_id WHERE x.id = o.id', {
    name: 'x.name',
    user: 'p.user_id',
  }),
  ...(
    [
      ['scheduled_posting', 'scheduled_postings'],
      ['generated_posting', 'generated_postings'],
      ['profile_image', 'profile_images'],
    ] as const
  ).map(([type, table]) =>
    arm(type, `${table} x JOIN profiles p ON p.id = x.profile_id WHERE x.id = o.id`, { user: 'p.user_id' }),
  ),
  arm(
    'newsletter',
    'newsletters x JOIN profiles p ON p.id = x.profile_id JOIN email_campaigns e ON e.id = x.campaign_id WHERE x.id = o.id',
    { name: 'coalesce(x.subject, e.name)', user: 'p.user_id', page: 'e.id' },
  ),
  arm(
    'mailing_run',
    'newsletters x JOIN profiles p ON p.id = x.profile_id JOIN email_campaigns e ON e.id = x.campaign_id WHERE x.run_id = o.id',
    { name: 'coalesce(x.subject, e.name)', user: 'p.user_id', page: 'e.id' },
  ),
  arm('campaign', 'email_campaigns x WHERE x.id = o.id', { name: 'x.name', page: 'x.id' }),
  arm('post_campaign', 'campaigns x WHERE x.id = o.id', { name: 'x.title', page: 'x.id' }),
  // Posts of staff have no names: people know them by their campaign.
  arm('posting', 'postings x JOIN campaigns c ON c.id = x.campaign_id WHERE x.id = o.id', {
    name: 'c.title',
    page: 'c.id',
  }),
  arm('campaign_file', 'campaign_files x WHERE x.id = o.id', { name: 'x.description' }),
  arm('taxonomy_term', 'taxonomy_terms x WHERE x.id = o.id', { name: `x.name ->> 'en'`, page: 'x.id' }),
  arm('supplier', 'suppliers x WHERE x.id = o.id', { name: 'x.supplier_label', page: 'x.id' }),
  arm('newsletter_account', 'newsletter_accounts x JOIN profiles p ON p.id = x.profile_id WHERE x.id = o.id', {
    name: 'x.sender_name',
    user: 'p.user_id',
  }),
  arm(
    'sending_domain',
    'sending_domains x LEFT JOIN newsletter_accounts a ON a.id = x.account_id LEFT JOIN profiles p ON p.id = a.profile_id WHERE x.id = o.id',
    { name: 'x.domain', user: 'p.user_id' },
  ),
  arm(
    'contact_list',
    'contact_lists x JOIN newsletter_accounts a ON a.id = x.account_id JOIN profiles p ON p.id = a.profile_id WHERE x.id = o.id',
    { user: 'p.user_id' },
  ),
  arm('contact_import', 'contact_imports x WHERE x.id = o.id', { name: 'x.file_name', user: 'x.user_id' }),
  arm('plan', 'plans x WHERE x.id = o.id', { name: `x.name ->> 'en'`, page: 'x.id' }),
  arm('guide', 'guides x WHERE x.id = o.id', { name: `x.title ->> 'en'`, page: 'x.id' }),
  arm('announcement', 'announcements x WHERE x.id = o.id', { page: 'x.id' }),
  arm('agency_option', 'agency_options x WHERE x.id = o.id', { name: words, page: 'x.id' }),
];

const named = statement(
  'name-audit-objects',
  {
    takes: { types: list(text()), ids: list(int8) },
    gives: {
      type: sure(text()),
      id: sure(int8),
      name: orNull(text()),
      user_id: orNull(int8),
      user_name: orNull(text()),
      page: orNull(int8),
    },
  },
  ($) => `
    SELECT o.type, o.id, n.name, n.user_id, CASE WHEN u.id IS NOT NULL THEN ${full('u')} END AS user_name, n.page
    FROM unnest(${$.types}::text[], ${$.ids}::int8[]) AS o (type, id)
    CROSS JOIN LATERAL (${ARMS.join(' UNION ALL ')}) AS n
    LEFT JOIN users u ON u.id = n.user_id`,
);

/** On which page of staff a thing stands, where that is not its person's. */
const PAGES: Readonly<Partial<Record<string, Place['at']>>> = {
  campaign: 'email_campaign',
  newsletter: 'email_campaign',
  mailing_run: 'email_campaign',
  post_campaign: 'post_campaign',
  posting: 'post_campaign',
  supplier: 'supplier',
  taxonomy_term: 'taxonomies',
  plan: 'plans',
  announcement: 'announcements',
  guide: 'guides',
  agency_option: 'agency',
  legal_text: 'legal',
  installation: 'operations',
  mail: 'operations',
  job: 'operations',
} satisfies Readonly<Partial<Record<AuditObject, Place['at']>>>;
/** Pages that show one thing; the others are lists. */
const OF_ONE: readonly Place['at'][] = ['email_campaign', 'post_campaign', 'supplier'];

type Named = RowOf<typeof named>;
interface Thing {
  readonly object_type: string;
  readonly object_id: string;
}
const keyOf = ({ object_type, object_id }: Thing) => `${object_type}:${object_id}`;

/** Everything that a page of the log is about, in one question. */
export async function nameObjects(db: Reads, rows: readonly Thing[]): Promise<(thing: Thing) => AuditEntry['object']> {
  const things = [
    ...new Map(rows.filter(({ object_id }) => /^\d{1,15}$/.test(object_id)).map((row) => [keyOf(row), row])).values(),
  ];
  const types = things.map(({ object_type }) => object_type);
  const ids = things.map(({ object_id }) => Number(object_id));
  const found = things.length === 0 ? [] : await db.rows(named({ types, ids }));
  const byKey = new Map(found.map((row) => [keyOf({ object_type: row.type, object_id: String(row.id) }), row]));
  return (thing) => {
    const row = byKey.get(keyOf(thing));
    return {
      type: thing.object_type,
      id: thing.object_id,
      name: row?.name || null,
      owner: row?.user_id ? { pk: row.user_id, name: row.user_name ?? '' } : null,
      place: placeOf(thing, row),
    };
  };
}

function placeOf({ object_type }: Thing, row: Named | undefined): Place | null {
  const at = PAGES[object_type];
  if (at === undefined) return row?.user_id ? { at: 'user', id: row.user_id } : null;
  if (!OF_ONE.includes(at)) return { at, id: null };
  return row?.page ? { at, id: row.page } : null;
}
