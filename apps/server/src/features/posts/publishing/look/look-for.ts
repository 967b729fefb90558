import { publishedText, type TextSettings } from '@waypost/contract/posts';
import type { Reading } from '../../../../connectors/social/port.ts';
import type { Reach } from '../../page-access.ts';
import type { AttemptSnapshot } from '../attempts/attempts.ts';
import type { PublishingDeps } from '../deps.ts';
import { findPost, type Seen } from '../settle/find-post.ts';
import type { LookedRow } from './look-store.ts';

/** One reading of a page, and what its posts are looked for with. */
export interface Look {
  readonly deps: PublishingDeps;
  readonly reach: Reach;
  /** When it began. */
  readonly at: Date;
  readonly reading: Reading;
  readonly signature: TextSettings;
}

/** What the post would go out as, and may have. */
export function snapshotFor({ signature }: Look, row: LookedRow): AttemptSnapshot {
  const staged = row.staged_version === row.version ? row.staged.text : null;
  return {
    type: row.type,
    text: staged ?? publishedText(row.message, row.app, signature),
    link: row.link,
    // Of a link its picture is no part: who finds the post finds the link.
    media: row.type === 'link' ? [] : (row.media ?? []),
    staged: row.staged.objects ?? [],
  };
}

/** By what was staged for it, and by its text: what went out may have been staged anew by the past that was forgotten. */
export async function lookFor(look: Look, row: LookedRow, snapshot: AttemptSnapshot): Promise<Seen> {
  const { deps, reach, reading, at } = look;
  const about = { from: row.look_from, deadline: at, acceptedRef: null, reading };
  const byText = () => findPost(deps, reach, row, { ...about, snapshot: { ...snapshot, staged: [] } });
  if (snapshot.staged.length === 0) return byText();
  const seen = await findPost(deps, reach, row, { ...about, snapshot });
  return seen.kind === 'none' ? byText() : seen;
}
