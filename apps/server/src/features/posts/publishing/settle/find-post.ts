import type { Provider } from '@waypost/contract/networks';
import type { Candidate, PostSnapshot, Reading, Refusal } from '../../../../connectors/social/port.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { prepared } from '../../../../platform/db/prepared.ts';
import { any, query } from '../../../../platform/db/query.ts';
import type { Reach } from '../../page-access.ts';
import type { AttemptSnapshot } from '../attempts/attempts.ts';
import type { PublishingDeps } from '../deps.ts';
import type { MachineRow } from '../machine-row.ts';

export type Seen =
  | { readonly kind: 'one'; readonly candidate: Candidate }
  | { readonly kind: 'several'; readonly candidates: readonly Candidate[] }
  | { readonly kind: 'none'; readonly certainty: 'id' | 'text' }
  | {
      readonly kind: 'cannot-read';
      readonly why: Refusal;
      readonly probeUntilS: number | null;
    };

/** Reads the network for a post; what another row already owns does not count. */
export async function findPost(
  deps: PublishingDeps,
  { connector, access }: Reach,
  row: Pick<MachineRow, 'id' | 'provider'>,
  query: { snapshot: AttemptSnapshot; from: Date; deadline: Date; acceptedRef: string | null; reading?: Reading },
): Promise<Seen> {
  const result = await connector.find(access, {
    post: postOf(query.snapshot),
    staged: { objects: query.snapshot.staged },
    commitStartedAt: query.from,
    deadline: query.deadline,
    acceptedRef: query.acceptedRef,
    ...(query.reading && { reading: query.reading }),
  });
  if (result.kind === 'cannot-read')
    return { kind: 'cannot-read', why: result.refusal, probeUntilS: result.probeUntilS ?? null };
  const free = await withoutOwned(deps.db, row, result.candidates);
  const [first] = free;
  if (first === undefined) return { kind: 'none', certainty: result.certainty };
  return free.length === 1 ? { kind: 'one', candidate: first } : { kind: 'several', candidates: free };
}

interface Found {
  readonly provider: Provider;
  readonly remoteIds: readonly string[];
  readonly but: number;
}
const owned = prepared('owned-remote-ids', (p: Found) =>
  query
    .selectFrom('scheduled_postings')
    .select('remote_id')
    .where('provider', '=', p.provider)
    .where('remote_id', '=', any(p.remoteIds))
    .where('id', '<>', p.but),
);

async function withoutOwned(
  db: Sql,
  row: Pick<MachineRow, 'id' | 'provider'>,
  candidates: readonly Candidate[],
): Promise<Candidate[]> {
  if (candidates.length === 0) return [];
  const remoteIds = candidates.map((candidate) => candidate.remoteId);
  const others = await db.rows(owned({ provider: row.provider, remoteIds, but: row.id }));
  const taken = new Set(others.map((other) => other.remote_id));
  return candidates.filter((candidate) => !taken.has(candidate.remoteId));
}

/** Reading needs no addresses of media: only what identifies the post. */
function postOf(snapshot: AttemptSnapshot): PostSnapshot {
  return {
    type: snapshot.type,
    text: snapshot.text,
    link: snapshot.link,
    media: snapshot.media.map((file) => ({
      kind: 'image',
      key: file.key,
      url: '',
      mime: '',
      bytes: 0,
      width: 0,
      height: 0,
      altText: file.alt_text,
      open: () => Promise.reject(new Error('A look at the network moves no bytes')),
    })),
  };
}
