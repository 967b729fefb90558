import { expect } from 'vitest';
import { test } from '../../../../testing/test.ts';
import { claimPosts } from '../claim/claim.ts';
import { readySnapshot } from '../testing/ready-snapshot.ts';

test('A link carries its title; a try again sends the one that was staged, whatever the page calls itself by then', async ({
  app,
  db,
  world,
  network,
}) => {
  const page = await world.page();
  const id = await world.post(page, { link: 'https://example.com/fjords' });
  const name = (title: string) => db.run('UPDATE scheduled_postings SET link_title = $2 WHERE id = $1', [id, title]);
  const snapshot = async () => {
    const row = (await claimPosts(db, { limit: 10, leaseMs: 0 })).find((claimed) => claimed.id === id);
    if (row === undefined) throw new Error('not claimed');
    return readySnapshot(world.deps, row);
  };
  await name('Fjords in spring');
  expect(await snapshot()).toMatchObject({ link: 'https://example.com/fjords', linkTitle: 'Fjords in spring' });
  network.addFault({
    when: 'before',
    method: 'POST',
    path: `/${page.pageId}/feed$`,
    action: { kind: 'graph_error', code: 100, subcode: 1363047 },
  });
  await world.publish();
  expect(await world.row(id)).toMatchObject({ status: 100 });
  await name('Fjords in autumn');
  await app.turnTo(120_000);
  expect(await snapshot()).toMatchObject({ linkTitle: 'Fjords in spring' });
  await db.run('UPDATE scheduled_postings SET version = version + 1 WHERE id = $1', [id]);
  expect(await snapshot()).toMatchObject({ linkTitle: 'Fjords in autumn' });
});
