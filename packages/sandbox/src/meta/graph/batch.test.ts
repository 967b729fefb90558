import { expect, it } from 'vitest';
import { pageClient } from '../../testing/graph-client.ts';
import { sandboxOfFile } from '../../testing/of-file.ts';
import { DEMO_WORLD } from '../../worlds.ts';

const sandbox = await sandboxOfFile();

it('answers a batch in order with status 200, whatever the members say', async () => {
  const graph = pageClient(sandbox);
  const page = DEMO_WORLD.pages.blueFjord.id;
  const batch = JSON.stringify([
    { method: 'GET', relative_url: 'me?fields=name' },
    { method: 'POST', relative_url: `${page}/feed`, body: 'message=From+a+batch' },
    { method: 'GET', relative_url: '999' },
  ]);
  const reply = await graph.post('/', { batch });
  const members = reply.body as unknown as { code: number; body: string }[];
  expect(reply.status).toBe(200);
  expect(members.map(({ code }) => code)).toEqual([200, 200, 400]);
  expect(JSON.parse(members[0]?.body ?? '')).toMatchObject({ name: 'Blue Fjord Travel' });
  expect(JSON.parse(members[2]?.body ?? '')).toMatchObject({ error: { code: 100, error_subcode: 33 } });
  expect(sandbox.control.facebook.wall(page)).toMatchObject([{ message: 'From a batch' }]);
});

it('reads several ids at once', async () => {
  const page = DEMO_WORLD.pages.blueFjord.id;
  const { body } = await pageClient(sandbox).get('/', { ids: page, fields: 'name' });
  expect(body).toEqual({ [page]: { name: 'Blue Fjord Travel', id: page } });
});
