import type { PostingPreview } from '@waypost/contract/campaigns';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { messageLength, PLACEHOLDERS, placeholderNames, publishedText } from '@waypost/contract/posts';
import { fullName, query, sql } from '../../../platform/db/query.ts';
import { invalid, text } from '../../../platform/errors/index.ts';
import { textSettingsIn, textSettingsOf } from '../../profiles/index.ts';
import type { CampaignDeps } from '../deps.ts';
import type { PostingRow } from './posting-store.ts';
import { presentOg } from './present-campaign.ts';
import { presentPostingFile } from './present-posting.ts';

interface Asked {
  readonly profile?: number | undefined;
  readonly app?: SocialApp | undefined;
}

const agentOf = (profile: number, app: SocialApp) =>
  query
    .selectFrom('profiles as p')
    .leftJoin('connections as k', (join) =>
      join.onRef('k.profile_id', '=', 'p.id').on('k.app', '=', app).on('k.installed', '=', true),
    )
    .leftJoin('business_details as b', 'b.profile_id', 'p.id')
    .select([fullName('p').as('name'), 'b.agency_name', 'k.name as page_name', 'k.image as page_image'])
    .where('p.id', '=', profile)
    .where('p.deleted_at', 'is', null)
    .orderBy(sql`k.id DESC NULLS LAST`)
    .limit(1);

/** A post as one agent’s page would show it, filled in from what the agent is to travellers. */
export async function previewPosting(
  deps: CampaignDeps,
  row: PostingRow,
  { profile, app = row.app }: Asked,
): Promise<PostingPreview> {
  const agent = profile === undefined ? null : await deps.db.row(agentOf(profile, app));
  if (profile !== undefined && agent === null) throw invalid({ profile: [text('campaigns.errors.agentUnknown')] });
  const settings = profile === undefined ? textSettingsIn(null) : await textSettingsOf(deps.db, profile);
  const words = publishedText(row.message, app, profile === undefined ? null : settings);
  const named = [...new Set(placeholderNames(row.message))];
  const known = named.filter((name) => PLACEHOLDERS.some((one) => one === name));
  const values: Readonly<Record<string, string | undefined>> = settings.placeholders ?? {};
  const og = row.ogs.find(({ idx }) => idx === row.og_index);
  const card = og && presentOg(deps, og);
  return {
    app,
    profile: profile ?? null,
    name: agent?.name ?? '',
    page_name: agent?.page_name ?? agent?.agency_name ?? agent?.name ?? '',
    page_image: agent?.page_image ?? null,
    settings: {
      hashtag_signature: settings.hashtag_signature,
      hashtag_enabled_apps: [...settings.hashtag_enabled_apps],
      placeholders: { ...settings.placeholders },
    },
    ...{ text: words, length: messageLength(words, app), limit: CHANNELS[app].text.limit },
    unknown: named.filter((name) => !known.includes(name)),
    empty: profile === undefined ? [] : known.filter((name) => !values[name]),
    media: row.media.map((file) => presentPostingFile(deps, file)),
    link: row.link === null ? null : { url: row.link, title: card?.title ?? null, image: card?.image ?? null },
  };
}
