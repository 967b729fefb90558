import sharp from 'sharp';
import type { TestApp } from './app.ts';
import { tag } from './factories.ts';

export interface BrandingOptions {
  readonly color?: string;
  readonly seconds?: 3 | 5 | 7;
  readonly ownImages?: boolean;
  readonly ownReels?: boolean;
}

const png = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** A red logo at the top left and an end card of one colour, as drawing them would have left them. Again: another branding. */
export async function brandProfile(
  { waypost: { db, storage } }: Pick<TestApp, 'waypost'>,
  profileId: number,
  { color = '#FF6600', seconds = 3, ownImages = true, ownReels = true }: BrandingOptions = {},
): Promise<{ logoKey: string; bannerKey: string }> {
  const name = tag();
  const logoKey = `${profileId}/${name}/logo.png`;
  const bannerKey = `${profileId}/${name}/banner.png`;
  await storage.put(logoKey, await png(200, 200, '#FF0000'), 'image/png');
  await storage.put(bannerKey, await png(1080, 1920, color), 'image/png');
  await db.run("UPDATE profiles SET render_logo_position = 'top-left' WHERE id = $1", [profileId]);
  await db.run(
    `INSERT INTO business_details (profile_id, logo_key) VALUES ($1, $2)
     ON CONFLICT (profile_id) DO UPDATE SET logo_key = excluded.logo_key`,
    [profileId, logoKey],
  );
  await db.run(
    `INSERT INTO business_cards (profile_id, background_color, seconds, own_images, own_reels, banner_key, banner_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (profile_id) DO UPDATE SET background_color = excluded.background_color, seconds = excluded.seconds,
       own_images = excluded.own_images, own_reels = excluded.own_reels, banner_key = excluded.banner_key, banner_hash = excluded.banner_hash`,
    [profileId, color, seconds, ownImages, ownReels, bannerKey, name],
  );
  return { logoKey, bannerKey };
}
