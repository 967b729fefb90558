import { CHANNELS, SOCIAL_APPS } from '@waypost/contract/networks';

/** Networks that come with PRO. */
const PRO_APPS = SOCIAL_APPS.filter((app) => CHANNELS[app].proOnly)
  .map((app) => `'${app}'`)
  .join(', ');

const hasPro = (user: string) => `(${user}.is_superuser OR ${user}.plan IN ('pro', 'premium'))`;
/** A person `u` has PRO. */
export const HAS_PRO = hasPro('u');

/** The one rule of who gets copies, by the names that a connection, its profile, its person and its slot settings have in a statement. */
export const getsCopies = (connection: string, profile: string, user: string, settings: string): string =>
  `${connection}.installed AND ${connection}.page_id IS NOT NULL AND ${profile}.completed AND ${profile}.deleted_at IS NULL
    AND coalesce(${settings}.auto_schedule, true) AND (${hasPro(user)} OR ${connection}.app NOT IN (${PRO_APPS}))`;

/**
 * A connection `c` of the profile `p` (country `k`, person `u`, slot settings `s`) gets copies of the campaign `g`: what its plan does not bring
 * is decided posting by posting.
 */
export const ELIGIBLE = `k.iso2 = ANY (g.countries) AND ${getsCopies('c', 'p', 'u', 's')}`;
export const CONNECTIONS = `connections c JOIN profiles p ON p.id = c.profile_id JOIN users u ON u.id = p.user_id
    JOIN countries k ON k.id = p.country_id LEFT JOIN slot_settings s ON s.connection_id = c.id`;

/** What a posting `t` leads to, and the words that are known of it. */
export const LINK = 'coalesce(t.link, t.landing_page_link)';
export const DOMAIN = `regexp_replace(substring(${LINK} FROM '^[a-z]+://([^/?#:]+)'), '^www[.]', '')`;
export const LINK_TITLE =
  '(SELECT o.title FROM campaign_ogs o WHERE o.campaign_id = t.campaign_id AND o.idx = t.og_index)';

/**
 * What the copies of a posting `t` have in common: one origin for each account, whose connection `c` is asked with it, because siblings are in own profiles only and ten thousand under
 * one would be read whole. Made of both ids, so that those of one account lie together in their index: random ones would write a page each.
 */
export const ORIGIN = "('c' || lpad(to_hex(c.user_id), 15, '0') || lpad(to_hex(t.id), 16, '0'))::uuid";

/**
 * Looks before the time are spread over an hour, neighbours `c` together: each minute gets its share, and what one transaction writes lies on a
 * few pages of their index.
 */
export const JITTER = 'make_interval(secs => (c.id / 100) * 97 % 3540 + random() * 60)';
