import type { PostingCountry } from '@waypost/contract/campaigns';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import {
  messageLength,
  PLACEHOLDERS,
  type Placeholder,
  type PlaceholderValues,
  placeholderNames,
  publishedText,
  type TextSettings,
} from '@waypost/contract/posts';
import type { Reads } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/query.ts';
import { TEXT_COLUMNS, textSettings, textSettingsIn } from '../../profiles/index.ts';
import { agentsOf } from './agents-of.ts';

/** About as long as what stands for a name; who is truly the longest of these is decided by filling in. */
const LENGTH: Readonly<Record<Placeholder, string>> = {
  'agent.first_name': 'greatest(char_length(af.agent_first_name), char_length(af.agent_last_name))',
  'agent.last_name': 'greatest(char_length(af.agent_first_name), char_length(af.agent_last_name))',
  'agent.email': 'char_length(af.agent_email)',
  'agent.phone': "coalesce(char_length(af.agency_phone) + char_length(coalesce(af.agency_phone_extension, '')), 0)",
  'agency.name':
    "coalesce(char_length(nullif(af.agency_name, '')), char_length(af.agent_first_name) + char_length(af.agent_last_name) + 1)",
  'agency.website': "coalesce(char_length(coalesce(nullif(af.agency_website, ''), af.calendly_link)), 0)",
  booking_link: 'coalesce(char_length(af.calendly_link), 0)',
};
const CANDIDATES = 12;

interface Longest {
  readonly text: string;
  /** What stands for each name; null where there is no agent. */
  readonly values: PlaceholderValues | null;
}

interface Said {
  readonly message: string;
  readonly app: SocialApp;
}

/** What makes a text longer for one agent than for another; nothing where it is the same for all. */
function lengthOf({ message, app }: Said): string {
  const named = placeholderNames(message);
  const terms = PLACEHOLDERS.flatMap((name) => {
    const times = named.filter((one) => one === name).length;
    return times === 0 ? [] : [`${times} * ${LENGTH[name]}`];
  });
  if (CHANNELS[app].hashtags)
    terms.push(`CASE WHEN af.hashtag_enabled_apps ? '${app}' THEN char_length(af.hashtag_signature) ELSE 0 END`);
  return terms.map((term) => `coalesce(${term}, 0)`).join(' + ');
}

async function candidates(
  db: Reads,
  countries: readonly PostingCountry[],
  { app, length }: { readonly app: SocialApp; readonly length: string },
): Promise<readonly TextSettings[]> {
  const rows = await db.rows(
    agentsOf(countries, [app])
      .innerJoin(textSettings.as('af'), 'af.profile_id', 'p.id')
      .select([...TEXT_COLUMNS])
      .orderBy(sql.raw(length), 'desc')
      .limit(CANDIDATES),
  );
  return rows.map(textSettingsIn);
}

export type LongestText = (said: Said) => Promise<Longest>;
/**
 * Makes a message what it becomes for the agent of these countries who gets the longest one. All agents are gone through for that: once
 * for all messages of a network that name the same.
 */
export function longestTexts(db: Reads, countries: readonly PostingCountry[]): LongestText {
  const known = new Map<string, Promise<readonly TextSettings[]>>();
  return async (said) => {
    const { message, app } = said;
    const length = lengthOf(said);
    const key = `${app} ${length}`;
    const asked = length === '' ? [] : (known.get(key) ?? candidates(db, countries, { app, length }));
    if (length !== '') known.set(key, Promise.resolve(asked));
    const filled = (await asked).map((settings) => ({
      text: publishedText(message, app, settings),
      values: settings.placeholders ?? {},
    }));
    const [first, ...others] = filled;
    if (first === undefined) return { text: publishedText(message, app, null), values: null };
    return others.reduce(
      (long, one) => (messageLength(one.text, app) > messageLength(long.text, app) ? one : long),
      first,
    );
  };
}
