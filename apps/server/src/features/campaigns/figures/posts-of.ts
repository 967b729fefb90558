import { POSTING_COUNTRIES } from '@waypost/contract/campaigns';

/** Those that figures are told of: who had a copy may live elsewhere by now. */
export const COUNTRIES = POSTING_COUNTRIES.map((country) => `'${country}'`).join(', ');

const columns = 'id, profile_id, status, stats, stats_fetched_at';
/**
 * All posts that were made of a posting: its copies, and what agents took from a library. Each kind has an index of its own that begins with
 * the posting; in one condition neither could be used.
 */
export const postsOf = (posting: string): string => `
  SELECT ${columns} FROM scheduled_postings WHERE source = 'campaign' AND posting_id = ${posting}
  UNION ALL SELECT ${columns} FROM scheduled_postings WHERE source = 'library' AND posting_id = ${posting}`;
