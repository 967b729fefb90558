import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, vi } from 'vitest';
import { acceptTerms } from '../../features/legal/index.ts';
import { projectRoot } from '../../platform/config/paths.ts';
import { test } from '../../testing/test.ts';

test('Only what must know who asks reads the session: files and health checks cost the database nothing', async ({
  app,
  ana,
}) => {
  const key = '1/asked/picture.jpg';
  await app.waypost.storage.put(key, Buffer.from('a quay'), 'image/jpeg');
  const [asset = ''] = readdirSync(path.join(projectRoot, 'apps/web/dist/assets'));
  // Once over each of the lines that reads share, which say something of their own when they begin.
  for (let line = 0; line < 2; line += 1) await ana.client.get('/api/session/');
  await acceptTerms(app.waypost, app.waypost.db, ana.userId, 'en');
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => sent.mockRestore());
  const cost = async (address: string) => {
    sent.mockClear();
    const { status } = await ana.client.get(address);
    return { status, statements: sent.mock.calls.length };
  };
  for (const address of [`/media/${key}`, `/assets/${asset}`, '/healthz', '/api/openapi.json', '/api/docs/'])
    expect(await cost(address), address).toEqual({ status: 200, statements: 0 });
  for (const address of ['/media/1/none.jpg', '/assets/none.js', '/api/none/', '/none.png'])
    expect(await cost(address), address).toEqual({ status: 404, statements: 0 });
  // A caller who is known costs one: the call itself then has its own.
  expect(await cost('/api/account_settings/')).toEqual({ status: 200, statements: 2 });
  expect((await cost('/')).statements).toBeGreaterThan(0);
});
