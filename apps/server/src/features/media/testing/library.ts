import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Answer, TestClient } from '../../../testing/client.ts';
import type { Advisor } from '../../../testing/factories.ts';
import { test as base } from '../../../testing/test.ts';
import { scopeOfProfile } from '../../profiles/index.ts';

export const PATH = '/api/profile_images/';

export function form(
  fields: Record<string, string | number>,
  image?: Buffer,
  name = 'photo.jpg',
  type = 'image/jpeg',
): FormData {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) data.append(field, String(value));
  if (image !== undefined) data.append('image', new Blob([new Uint8Array(image)], { type }), name);
  return data;
}
export const send = (client: TestClient, body: FormData): Promise<Answer> => client.request('POST', PATH, { body });

export const test = base
  .extend('photo', { scope: 'file' }, () =>
    sharp({ create: { width: 640, height: 360, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer(),
  )
  .extend('library', ({ app, ana, db }) => {
    const upload = (image: Buffer, fields: Record<string, string | number> = {}, name?: string, type?: string) =>
      send(ana.client, form({ profile: ana.profileId, ...fields }, image, name, type));
    const list = (query = '') => ana.client.get(`${PATH}?profile=${ana.profileId}${query}`);
    async function storedFiles(): Promise<string[]> {
      const { storage } = app.waypost.config;
      if (storage.kind !== 'disk') throw new Error('the test stores on disk');
      const names = await readdir(path.join(storage.dir, String(ana.profileId)), { recursive: true }).catch(() => []);
      return names.filter((name) => /\.\w+$/.test(name));
    }
    const actorScope = async (advisor: Advisor) => {
      const actor = {
        sessionId: 0,
        userId: advisor.userId,
        impersonatorId: null,
        isStaff: false,
        isSuperuser: false,
        plan: 'premium' as const,
        permissions: new Set<never>(),
        locale: 'en' as const,
      };
      return scopeOfProfile(db, actor, advisor.profileId);
    };
    return { upload, list, storedFiles, actorScope };
  });
