import { CHANNELS } from '@waypost/contract/networks';
import { placeholderFaults, publishedText } from '@waypost/contract/posts';
import type { PostSnapshot } from '../../../../connectors/social/port.ts';
import { readsOf } from '../../../../platform/db/database.ts';
import { type Prepared, preparedMedia } from '../../../media/index.ts';
import { textSettingsOf } from '../../../profiles/index.ts';
import type { AttemptSnapshot } from '../attempts/attempts.ts';
import type { PublishingDeps } from '../deps.ts';
import type { MachineRow } from '../machine-row.ts';

/** The text that a row goes out with: what was staged for this version, else made now, and then the first name that nothing is there for. */
async function textOf(deps: PublishingDeps, row: MachineRow): Promise<{ text: string; hole: string | null }> {
  if (row.staged_version === row.version && typeof row.staged.text === 'string')
    return { text: row.staged.text, hole: null };
  const settings = await textSettingsOf(readsOf(deps.db), row.profile_id);
  const { empty: hole = null } = placeholderFaults(row.message, settings.placeholders);
  return { text: publishedText(row.message, row.app, settings), hole };
}

/** Like the text, the name of the link stays what it was when it was staged: a try again must send the same. */
const linkTitleOf = (row: MachineRow): string | null =>
  row.staged_version === row.version ? (row.staged.linkTitle ?? null) : row.link_title;

/** What is known of a post without its files. */
export type Sketch = Omit<PostSnapshot, 'media'>;
export type Snapshot =
  | { readonly kind: 'ready'; readonly post: PostSnapshot }
  | { readonly kind: 'unready'; readonly sketch: Sketch; readonly prepared: Exclude<Prepared, { kind: 'ready' }> }
  /** The text would go out without what it names. */
  | { readonly kind: 'holed'; readonly sketch: Sketch; readonly hole: string };

/** Everything the connector needs to know of a post, once its files are made fit for the network. */
export async function snapshotOf(deps: PublishingDeps, row: MachineRow): Promise<Snapshot> {
  const { type, link } = row;
  const reads = row.shows_link && CHANNELS[row.app].link?.picture !== 'us';
  const [prepared, { text, hole }] = await Promise.all([
    // A network that reads the page itself takes nothing of what our own screens show of a link.
    reads ? NOTHING : preparedMedia(deps.db, deps.storage, row),
    textOf(deps, row),
  ]);
  const sketch: Sketch = { type, text, link, linkTitle: linkTitleOf(row) };
  if (hole !== null) return { kind: 'holed', sketch, hole };
  if (prepared.kind !== 'ready') return { kind: 'unready', sketch, prepared };
  const { media } = prepared;
  const post = row.shows_link ? { ...sketch, media: [], linkPicture: media[0] ?? null } : { ...sketch, media };
  return { kind: 'ready', post };
}

const NOTHING: Prepared = { kind: 'ready', media: [] };

/** What the attempt keeps of it. */
export function keepSnapshot(post: PostSnapshot, row: MachineRow): AttemptSnapshot {
  return {
    type: post.type,
    text: post.text,
    link: post.link,
    media: post.media.map((file) => ({ key: file.key, alt_text: file.altText })),
    staged: row.staged.objects ?? [],
  };
}
