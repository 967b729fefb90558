import sharp from 'sharp';
import { runWaitingJobs } from '../../../../testing/outbox.ts';
import { test as base } from '../../../../testing/test.ts';

export const drawn = (width: number, height: number, background: string | object = '#206080') =>
  sharp({ create: { width, height, channels: 4, background } });
export const svg = (inside: string, root = 'width="240" height="120"', before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`);
export const RECT = '<rect x="20" y="20" width="200" height="80" rx="10" fill="#c04020"/>';

export const test = base
  .extend('photo', { scope: 'file' }, () => drawn(900, 1_200).jpeg().toBuffer())
  .extend('brand', ({ app, ana, db }) => {
    const path = `/api/profiles/${ana.profileId}/`;
    const send = (files: Record<string, Buffer | Blob>, client = ana.client, headers?: Record<string, string>) => {
      const body = new FormData();
      for (const [name, bytes] of Object.entries(files))
        body.set(name, bytes instanceof Blob ? bytes : new Blob([new Uint8Array(bytes)]), 'picture.bin');
      return client.request('PATCH', path, { body, headers });
    };
    return {
      path,
      /** The files that were left to a job, as a worker would. */
      tidy: () => runWaitingJobs(app.waypost, 'media-remove-files'),
      send,
      kept: () =>
        db.row<{ photo_key: string; avatar_key: string; logo_key: string }>(
          'SELECT photo_key, avatar_key, logo_key FROM business_details WHERE profile_id = $1',
          [ana.profileId],
        ),
      read: async (key: string) => sharp(await app.waypost.storage.read(key)),
      served: async (url: unknown) => (await fetch(String(url))).status,
    };
  });
