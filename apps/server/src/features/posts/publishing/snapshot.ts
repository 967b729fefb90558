import { publishedText } from '@waypost/contract';
import type { PostSnapshot, SnapshotMedia } from '../../../connectors/social/port.ts';
import { signatureOf } from '../../profiles/index.ts';
import type { PublishingDeps } from './deps.ts';
import type { AttemptSnapshot, MachineRow } from './row.ts';

interface MediaRow {
  readonly kind: 'image' | 'video';
  readonly key: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly alt_text: string | null;
}

/** The text that a row goes out with: what was staged for this version, else made now. */
export async function textOf(deps: PublishingDeps, row: MachineRow): Promise<string> {
  if (row.staged_version === row.version && typeof row.staged.text === 'string') return row.staged.text;
  return publishedText(row.message, row.app, await signatureOf(deps.db, row.profile_id));
}

/** Everything the connector needs to know of a post. */
export async function snapshotOf(deps: PublishingDeps, row: MachineRow): Promise<PostSnapshot> {
  const media = await deps.db.rows<MediaRow>(
    `SELECT m.kind, m.key, m.mime, m.bytes, m.width, m.height, pm.alt_text
     FROM post_media pm JOIN media m ON m.id = pm.media_id
     WHERE pm.scheduled_posting_id = $1 ORDER BY pm.position`,
    [row.id],
    'snapshot-media',
  );
  return {
    type: row.type,
    text: await textOf(deps, row),
    link: row.link,
    media: media.map((file) => withAddress(deps, file)),
  };
}

function withAddress(deps: PublishingDeps, { alt_text, ...file }: MediaRow): SnapshotMedia {
  return { ...file, altText: alt_text, url: deps.storage.url(file.key) };
}

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
