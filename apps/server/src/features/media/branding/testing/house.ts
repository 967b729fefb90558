import sharp from 'sharp';
import { insertId, tag } from '../../../../testing/factories.ts';
import { openStudio } from '../../../../testing/studio.ts';
import { makeWaitingMedia, runSweep } from '../../../../testing/sweeps.ts';
import { test as base } from '../../../../testing/test.ts';
import { media as mediaFeature } from '../../index.ts';
import { brandingChanged } from '../brand-store.ts';

/** An agent whose posts are branded: her files, what she plans with them, and what the workers make of it. */
export const test = base
  .extend('studio', { scope: 'file' }, () => openStudio())
  .extend('env', { scope: 'file' }, ({ studio }) => studio.env)
  .extend('house', ({ app, ana, page, db, studio }) => {
    const { waypost } = app;
    async function store(bytes: Buffer, facts: Record<string, unknown>): Promise<{ image: number; media: number }> {
      const name = tag();
      const key = `${ana.profileId}/${name}/${name}.${facts.kind === 'video' ? 'source' : 'jpg'}`;
      await waypost.storage.put(key, bytes, 'application/octet-stream');
      const media = await insertId(db, 'media', {
        profile_id: ana.profileId,
        key,
        thumbnail_key: key,
        bytes: bytes.length,
        sha256: name,
        ...facts,
      });
      return { media, image: await insertId(db, 'profile_images', { profile_id: ana.profileId, media_id: media }) };
    }
    const photo = async () => {
      const blue = sharp({ create: { width: 800, height: 800, channels: 3, background: '#3366cc' } });
      return store(await blue.jpeg().toBuffer(), { kind: 'image', mime: 'image/jpeg', width: 800, height: 800 });
    };
    const film = async (seconds = 3) => {
      const bytes = await studio.video({ size: '540x960', seconds });
      const facts = { kind: 'video', mime: 'application/mp4', width: 540, height: 960, duration_ms: seconds * 1000 };
      return store(bytes, facts);
    };
    /** As the composer plans one. */
    async function plan(files: readonly { image: number }[], more: Record<string, unknown> = {}): Promise<number> {
      const answer = await ana.client.post(
        '/api/scheduled_postings/',
        {
          profile: ana.profileId,
          applications: ['facebook'],
          message: `Fjords ${tag()}`,
          fire_at: app.at(180),
          custom_image_ids: files.map(({ image }) => image),
          ...more,
        },
        { 'idempotency-key': tag() },
      );
      if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
      return (answer.body.scheduled_postings_ids as number[])[0] ?? 0;
    }
    const recipes = async (post: number) =>
      db.rows<{ recipe: string | null; state: string | null; key: string | null }>(
        `SELECT pm.recipe, v.state, v.key FROM post_media pm
           LEFT JOIN media_variants v ON v.media_id = pm.media_id AND v.recipe = pm.recipe
         WHERE pm.scheduled_posting_id = $1 ORDER BY pm.position`,
        [post],
      );
    /** Says that the branding is another, and lets the sweep look at it. */
    async function change(): Promise<void> {
      await brandingChanged(db, ana.profileId);
      await db.run('UPDATE branding_changes SET due_at = clock_timestamp()');
      await runSweep(mediaFeature, waypost, 'media.branding');
    }
    const make = async () => {
      await makeWaitingMedia(waypost);
      // A card waits for its film.
      await db.run("UPDATE media_variants SET lease_until = NULL WHERE state = 'waiting'");
      return makeWaitingMedia(waypost);
    };
    const shown = async (post: number) => (await ana.client.get(`/api/scheduled_postings/${post}/`)).body;
    return { photo, film, plan, recipes, change, make, shown, page };
  });
