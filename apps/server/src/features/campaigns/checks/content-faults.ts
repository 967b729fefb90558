import type { Finding } from '@waypost/contract/campaigns';
import type { SocialApp } from '@waypost/contract/networks';
import { preflight } from '@waypost/contract/posts';
import type { Reads } from '../../../platform/db/database.ts';
import { invalid, type Text } from '../../../platform/errors/index.ts';
import { mediaFacts, preflightText } from '../../posts/index.ts';
import type { PostingRow } from '../writing/posting-store.ts';
import { type LongestText, longestTexts } from './longest-text.ts';

export interface Fault {
  readonly code: Finding['code'];
  readonly severity: Finding['severity'];
  readonly posting: number | null;
  readonly app: SocialApp | null;
  readonly said: Text;
}

/** All goes well with the connection that a post is thought of; who has another one is told by his own preflight. */
const WELL = { connected: true, installed: true, paused: false, expiresAt: null };

/** What preflight says of a post as it becomes for the agent whose text is the longest. */
export async function contentFaults(longest: LongestText, row: PostingRow): Promise<Fault[]> {
  const { app, message, link, media, post_type } = row;
  const { text: words, values } = await longest({ message, app });
  const messages = preflight(
    {
      ...{ app, message, text: words, link, fireAt: null },
      ...(values && { placeholders: values }),
      ...mediaFacts(app, media, post_type),
    },
    { now: row.now.getTime(), pro: true, connection: WELL, sameTextPost: null },
  );
  // What one agent has nothing for is filled for others; each is told by his own.
  const told = messages.filter(({ code }) => code !== 'placeholder_empty');
  return told.map((one) => ({
    ...{ code: one.code, severity: one.level, posting: row.id, app, said: preflightText(one) },
  }));
}

const fieldOf = (code: string): string =>
  /^(message|placeholder)_/.test(code) ? 'message' : code.startsWith('link_') ? 'link' : 'media';

/** What agents have, or find, stays publishable: an edit that is not is refused, under the fields that can mend it. */
export async function refuseFaulty(db: Reads, row: PostingRow): Promise<void> {
  const faults = await contentFaults(longestTexts(db, row.countries), row);
  const errors = faults.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const fields = Map.groupBy(errors, ({ code }) => fieldOf(code));
  throw invalid(Object.fromEntries([...fields].map(([field, of]) => [field, of.map(({ said }) => said)])));
}
