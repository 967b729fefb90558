import { FINDINGS, type Findings, type OwnFinding, POSTINGS_APART_MINUTES } from '@waypost/contract/campaigns';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { type Locale, textIn } from '@waypost/i18n';
import type { Reads } from '../../../platform/db/database.ts';
import { any, query } from '../../../platform/db/query.ts';
import { type Text, text, translate } from '../../../platform/errors/index.ts';
import { isGone } from '../../../platform/fetch/ask-address.ts';
import { videoState } from '../../media/index.ts';
import type { CampaignDeps } from '../deps.ts';
import type { CampaignRow } from '../writing/campaign-store.ts';
import { type PostingRow, postingsOfCampaign } from '../writing/posting-store.ts';
import { agentsOf } from './agents-of.ts';
import { contentFaults, type Fault as Found } from './content-faults.ts';
import { deadLinks, linksState } from './link-store.ts';
import { longestTexts } from './longest-text.ts';

/** As many posts of a library are looked at; each is looked at again when an agent schedules it. */
const LOOKED_AT = 500;

const found = (code: OwnFinding, of: { id: number; app: SocialApp } | null, values?: Text['values']): Found => ({
  ...{ code, severity: FINDINGS[code], posting: of?.id ?? null, app: of?.app ?? null },
  said: text(`campaigns.finding.${code}`, values),
});

function fileFaults(row: PostingRow): Found[] {
  const { media } = row;
  const waits = media.some((file) => file.kind === 'video' && videoState(file).state === 'waiting');
  const dumb = media.some(({ kind, alt_text }) => kind === 'image' && !alt_text);
  return [...(waits ? [found('video_processing', row)] : []), ...(dumb ? [found('alt_missing', row)] : [])];
}

function timeFaults(rows: readonly PostingRow[]): Found[] {
  const faults: Found[] = [];
  for (const row of rows) {
    const { fire_at, now } = row;
    if (fire_at === null) faults.push(found('time_missing', row));
    else if (fire_at <= now) faults.push(found('time_past', row));
  }
  for (const of of Map.groupBy(rows, ({ app }) => app).values()) {
    // They come in the order of their times.
    for (const [n, row] of of.entries()) {
      const before = of[n - 1]?.fire_at;
      if (!before || row.fire_at === null) continue;
      const apart = (row.fire_at.getTime() - before.getTime()) / 60_000;
      if (apart < POSTINGS_APART_MINUTES)
        faults.push(found('too_close', row, { minutes: POSTINGS_APART_MINUTES, network: CHANNELS[row.app].name }));
    }
  }
  return faults;
}

function linkFaults(row: PostingRow, dead: ReadonlyMap<string, string>): Found[] {
  const addresses = new Set([row.link, row.landing_page_link]);
  return [...addresses].flatMap((url) => {
    const said = url === null ? undefined : dead.get(url);
    if (url === null || said === undefined) return [];
    return [found(isGone(said) ? 'link_dead' : 'link_unreachable', row, { url })];
  });
}

/** Countries and networks of its posts where nobody would get one now. */
async function agentFaults(
  db: Reads,
  { countries }: CampaignRow,
  rows: readonly PostingRow[],
  locale: Locale,
): Promise<Found[]> {
  const apps = [...new Set(rows.map(({ app }) => app))];
  const there = await db.rows(agentsOf(countries, apps).select(['o.iso2', 'k.app']).distinct());
  const lonely = apps.filter((app) => !there.some((agent) => agent.app === app));
  const empty = countries.filter((iso) => !there.some(({ iso2 }) => iso2 === iso));
  const names = await db.rows(
    query.selectFrom('countries').select(['iso2', 'name']).where('iso2', '=', any<string>(empty)),
  );
  return [
    ...names.map(({ name }) => found('country_without_agents', null, { country: textIn(locale, name) })),
    ...lonely.map((app) => ({ ...found('network_without_agents', null, { network: CHANNELS[app].name }), app })),
  ];
}

/** What is amiss with a campaign, and what is known of its addresses. */
export async function checkCampaign(
  { db }: Pick<CampaignDeps, 'db'>,
  row: CampaignRow,
  locale: Locale,
): Promise<Findings> {
  const rows = await postingsOfCampaign(db, row.id, LOOKED_AT);
  const [dead, links] = await Promise.all([deadLinks(db, row.id), linksState(db, row)]);
  const faults: Found[] = rows.length === 0 ? [found('postings_none', null)] : [];
  if (row.type === 'standard' && rows.length > 0) {
    faults.push(...timeFaults(rows));
    faults.push(...(await agentFaults(db, row, rows, locale)));
  }
  const longest = longestTexts(db, row.countries);
  for (const posting of rows)
    faults.push(...(await contentFaults(longest, posting)), ...fileFaults(posting), ...linkFaults(posting, dead));
  if (links !== 'checked') faults.push(found('links_unchecked', null));
  const results = faults.map(({ said, ...one }) => ({ ...one, text: translate(locale, said) }));
  return { version: row.version, links, results };
}
