import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../testing/app.ts';
import { insertId, tag } from '../../../testing/factories.ts';

interface CampaignOptions {
  readonly type?: 'library' | 'standard';
  readonly title?: string;
  readonly supplier?: number | null;
  readonly countries?: readonly string[];
  readonly published?: boolean;
}

/** A campaign as staff leave it, without going through its editor. */
export const buildCampaign = (
  { waypost: { db } }: Pick<TestApp, 'waypost'>,
  {
    type = 'library',
    title = 'Winter sun',
    supplier = null,
    countries = ['US', 'CA'],
    published = true,
  }: CampaignOptions = {},
): Promise<number> =>
  insertId(db, 'campaigns', {
    type,
    title,
    supplier_id: supplier,
    countries: [...countries],
    published_at: published ? new Date() : null,
  });

interface PostingOptions {
  readonly app?: string;
  readonly type?: string;
  readonly message?: string;
  readonly link?: string | null;
  /** Slugs. */
  readonly terms?: readonly string[];
  readonly pictures?: number;
}

/** A post of it, with pictures of the house. */
export async function buildPosting(
  { waypost: { db } }: Pick<TestApp, 'waypost'>,
  campaign: number,
  {
    app = 'facebook',
    type = 'post',
    message = 'Palms and a warm sea',
    link = null,
    terms = [],
    pictures = 0,
  }: PostingOptions = {},
): Promise<number> {
  const id = await insertId(db, 'postings', { campaign_id: campaign, app, type, message, link });
  for (const slug of terms)
    await db.run('INSERT INTO posting_terms (posting_id, term_id) SELECT $1, id FROM taxonomy_terms WHERE slug = $2', [
      id,
      slug,
    ]);
  for (let position = 0; position < pictures; position += 1) {
    const key = `own/${randomUUID()}/${tag()}.jpg`;
    const media = await insertId(db, 'media', {
      profile_id: null,
      key,
      thumbnail_key: key.replace('.jpg', '-thumb.jpg'),
      kind: 'image',
      mime: 'image/jpeg',
      bytes: 1000,
      width: 1200,
      height: 900,
      sha256: tag(),
    });
    await db.run('INSERT INTO posting_media (posting_id, position, media_id, alt_text) VALUES ($1, $2, $3, $4)', [
      id,
      position,
      media,
      `Picture ${position + 1}`,
    ]);
  }
  return id;
}
